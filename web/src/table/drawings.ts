/** Line drawings of the deeds, 26 by 26, made for this project. */
export const DRAWN = {
  attack: 'M4 22 18 8M13 6l7 7M18 8l4-4',
  money: 'M3 9a6 3 0 1 0 12 0 6 3 0 1 0-12 0v5c0 1.7 2.7 3 6 3s6-1.3 6-3V9M17 18h6M20 15l3 3-3 3',
  move: 'M3 3h8v8H3zM15 15h8v8h-8zM11 7h8v6M16 11l3 3 3-3',
  deal: 'M3 10h16l-4-4M23 16H7l4 4',
  special: 'M5 3h14v20H5zM9 9h6M9 13h6',
  ability: 'M13 3v4M13 19v4M3 13h4M19 13h4M6 6l3 3M17 17l3 3M20 6l-3 3M9 17l-3 3M13 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  drop: 'M13 4v9M13 22v-9M13 13 5 18M13 13l8 5',
  pass: 'M13 4a9 9 0 1 0 0 18 9 9 0 0 0 0-18M13 8v5l4 2',
  end: 'M5 5v16M5 6h14l-3 4 3 4H5',
  recruit: 'M10 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M3 22c0-5 3-7 7-7s7 2 7 7M20 8v8M16 12h8',
  racket: 'M4 22V10l9-6 9 6v12M4 22h18M10 22v-7h6v7',
  visit: 'M5 23V4h11v19M5 23h16M12 13.5h.5M16 9l6 2v12',
  treason: 'M6 3l9 11M12 16l5-4M14.5 14l6 7M4 21c2-3 6-3 8 0',
  leave: 'M12 4H5v18h7M10 13h12M18 9l4 4-4 4',
} as const
