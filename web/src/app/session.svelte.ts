import { api } from '../wire/api'
import type { Person } from '../wire/types'

/** Who one is to the server. A visitor becomes a person with the first thing that needs one. */
class Me {
  person = $state.raw<Person | null>(null)
  private asking: Promise<Person | null> | null = null

  /** Whom the server takes this browser for; null: nobody yet. */
  async look(): Promise<Person | null> {
    if (this.person) return this.person
    this.asking ??= api
      .whoAmI()
      .then((session) => session.person)
      .finally(() => {
        this.asking = null
      })
    this.person = await this.asking
    return this.person
  }

  /** A person in any case. */
  async be(): Promise<Person> {
    const known = await this.look()
    if (known) return known
    return this.take((await api.session()).person)
  }

  async rename(name: string): Promise<Person> {
    await this.be()
    return this.take((await api.rename(name)).person)
  }

  async register(name: string, password: string): Promise<Person> {
    await this.be()
    return this.take((await api.account(name, password)).person)
  }

  async login(name: string, password: string): Promise<Person> {
    return this.take((await api.login(name, password)).person)
  }

  async logout(): Promise<void> {
    await api.logout()
    this.person = null
  }

  /** Deletes what the server knows of this person, and the cookie. */
  async forget(): Promise<void> {
    await api.forget()
    this.person = null
  }

  private take(person: Person | null): Person {
    if (!person) throw new Error('the server named no person')
    this.person = person
    return person
  }
}

export const me = new Me()
