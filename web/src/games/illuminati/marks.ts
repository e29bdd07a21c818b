/**
 * The drawings of the game, made for this project: a mark for each alignment, an emblem for each Illuminati.
 *
 * Opposite alignments share a shape, one filled and one outlined; each has its own sign inside and a two-letter code, so
 * that nothing is told by colour alone.
 */

export interface Mark {
  /** The name of the colour token without its `--al-`. */
  token: string
  filled: boolean
  shape: string
  sign: string
}

const SQUARE = 'M2 2H18V18H2Z'
const CIRCLE = 'M10 1.5A8.5 8.5 0 1 1 10 18.5 8.5 8.5 0 1 1 10 1.5Z'
const DIAMOND = 'M10 .8 19.2 10 10 19.2.8 10Z'
const HEXAGON = 'M5.4 1.8H14.6L19 10 14.6 18.2H5.4L1 10Z'
const TRIANGLE = 'M10 1 19.3 18.5H.7Z'
const OCTAGON = 'M6.3 1.5H13.7L18.5 6.3V13.7L13.7 18.5H6.3L1.5 13.7V6.3Z'

/** By alignment, in a box of 20 x 20. */
export const MARKS: Readonly<Record<string, Mark>> = {
  government: {
    token: 'gov', filled: true, shape: SQUARE,
    sign: 'M5.5 8 10 5l4.5 3M6 14.5h8M7 8.5v5M10 8.5v5M13 8.5v5',
  },
  communist: {
    token: 'com', filled: false, shape: SQUARE,
    sign: 'M10 4.8l1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.6 3.7-.5z',
  },
  liberal: {
    token: 'lib', filled: true, shape: CIRCLE,
    sign: 'M10.4 4.5v8.2L5.5 12.2zM6 14.6h8.2M12 6l2.4 6',
  },
  conservative: {
    token: 'con', filled: false, shape: CIRCLE,
    sign: 'M10 5.2v9.6M7.4 7.6h5.2M5.4 11c.4 2.6 2.2 3.8 4.6 3.8s4.2-1.2 4.6-3.8',
  },
  peaceful: {
    token: 'pea', filled: true, shape: DIAMOND,
    sign: 'M6 14c0-5 3-8 8-8 0 5-2.6 7.4-6.4 7M6 14.6l4.6-5',
  },
  violent: {
    token: 'vio', filled: false, shape: DIAMOND,
    sign: 'M10 5v10M5 10h10M6.6 6.6l6.8 6.8M13.4 6.6l-6.8 6.8',
  },
  straight: {
    token: 'str', filled: true, shape: HEXAGON,
    sign: 'M6 5.5v9h9zM8.6 10.8v1.4h1.6',
  },
  weird: {
    token: 'wei', filled: false, shape: HEXAGON,
    sign: 'M10.3 10a1 1 0 0 1 1.2 1.2c-.4 1.6-3.6 1.2-3.4-1.4.2-3 5.6-3.2 5.6.8 0 2.6-2.2 4.2-4.6 3.8',
  },
  criminal: {
    token: 'cri', filled: true, shape: TRIANGLE,
    sign:
      'M5.6 11c1-1 3.4-1 4.4.2 1-1.2 3.4-1.2 4.4-.2-.2 2.4-1.2 3.6-2.4 3.6-1 0-1.4-1-2-1s-1 1-2 1' +
      'c-1.2 0-2.2-1.2-2.4-3.6z',
  },
  fanatic: {
    token: 'fan', filled: false, shape: OCTAGON,
    sign:
      'M10.2 4.6c.6 2.4 3.6 3.4 3.6 6.6 0 2.2-1.6 3.8-3.8 3.8s-3.8-1.6-3.8-3.8c0-1.8 1.2-2.6 1.6-4 .8.4 1.2 1 1.4 1.8' +
      '.8-1 1.2-2.4 1-4.4z',
  },
}

/** What stands for an alignment that has no drawing: an empty circle. */
export const PLAIN: Mark = { token: 'cri', filled: false, shape: CIRCLE, sign: '' }

/** By Illuminati, strokes in a box of 24 x 24. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  bavarian_illuminati:
    'M12 2.5 21.5 20h-19zM8.2 14.2c1-1.5 2.3-2.2 3.8-2.2s2.8.7 3.8 2.2c-1 1.5-2.3 2.2-3.8 2.2' +
    's-2.8-.7-3.8-2.2zM12 13.6v1.2M6 17.5h12M10.3 8.3h3.4',
  bermuda_triangle:
    'M12 3 21.5 18.5h-19zM6.5 15.5c1.4-1.2 2.4-1.2 3.7 0s2.4 1.2 3.7 0 2.3-1.2 3.6 0' +
    'M9.3 11.5c.9-.9 1.8-.9 2.7 0s1.8.9 2.7 0M4.5 21.5h15',
  discordian_society:
    'M12 7.5c-5-2.5-8 1-8 5 0 5 3.5 9 6 9 1 0 1.3-.5 2-.5s1 .5 2 .5c2.5 0 6-4 6-9 0-4-3-7.5-8-5z' +
    'M12 7.5c0-2.5 1-4.5 3-5.5M8.5 13h7M12 10.5v5',
  gnomes_of_zurich:
    'M5 6a7 3 0 1 0 14 0a7 3 0 1 0-14 0zM5 6v4c0 1.7 3 3 7 3s7-1.3 7-3V6M5 10v4c0 1.7 3 3 7 3s7-1.3 7-3v-4' +
    'M5 14v4c0 1.7 3 3 7 3s7-1.3 7-3v-4',
  the_network:
    'M9.5 4.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM2 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z' +
    'M17 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM10 13a2 2 0 1 0 4 0a2 2 0 1 0-4 0z' +
    'M12 7v4M10.4 14.2 6.6 16.5M13.6 14.2l3.8 2.3M7 18h10',
  servants_of_cthulhu:
    'M4 21c0-8 3-14 8-14s8 4 8 8-3 5-5 5-4-1.5-4-3.5 1.5-2.5 2.5-2.5M4 12c1-4 4-9 9-9M8 21c0-3 .5-5 2-7',
  society_of_assassins: 'M12 21.5 9.8 17.5V9.5h4.4v8zM12 12v6M6.5 9.5h11M12 9.5V5M10.3 3.3a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z',
  church_of_the_subgenius:
    'M5 4c5-2 11-1 12 5 0 5-3 8-6 8-4 0-6-4-6-8zM8 8h2M13 8h2M9 12c2 1.5 4 1 5-.5M14 12.5l5 1.5M19 11v4a2 2 0 0 0 4 0v-4z',
  shangri_la: 'M2 20 8.5 9l4 6 3.5-5.5L22 20zM8.5 9l-1.5 4h3zM12 2v3M10 3.5l4 0M5 20h14',
  masters_of_voodoo: 'M12 2.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 8.5V16M6 10l6 2 6-2M12 16l-4 5.5M12 16l4 5.5M15 11.5l6-6M19 4l3 3M11 5.5h.1M13 5.5h.1',
  atlanteans: 'M12 3v14M7 3v5c0 3 2 4.5 5 4.5S17 11 17 8V3M5 5l2-2 2 2M10 5l2-2 2 2M15 5l2-2 2 2M3 20c3-2 6-2 9 0s6 2 9 0',
  telepathists: 'M12 9a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 12.5h.1M7 8a7 7 0 0 0 0 9M17 8a7 7 0 0 1 0 9M4 5a11 11 0 0 0 0 15M20 5a11 11 0 0 1 0 15',
  ufos: 'M2 14a10 4 0 1 0 20 0a10 4 0 1 0-20 0zM7 11c0-4 2-6 5-6s5 2 5 6M8 14h.1M12 15h.1M16 14h.1',
}

/** The emblem of an Illuminati without a drawing: an eye in a ring. */
export const PLAIN_EMBLEM = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM6.5 12c3-4 8-4 11 0-3 4-8 4-11 0zM12 11v2'
