/** A coin, or another counter, that travels from card to card. */
export interface Coin {
  from: string
  to: string
  /** `null` where it is a secret. */
  amount: number | null
  /** Another counter than a coin, in the colour of a seat. */
  seat?: number
}
