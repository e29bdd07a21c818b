/** Line drawings of what the expansion modules bring, 26 by 26, made for this project. */
export const PLOTS = {
  brainwash: 'M8 20v-4a7 7 0 1 1 10-1.5V20M10 22h7M10 10c1-2 3-2 4 0s-1 3-1 4M16 8l1 1',
  campaign: 'M4 11v4h4l9 5V6l-9 5zM20 10a4 4 0 0 1 0 6M9 16l1 6h3l-1-4',
  raise: 'M4 21h18M7 21v-6h4v6M13 21V10h4v11M19 8l-4-4-4 4M15 4v3',
  hack: 'M3 5h20v13H3zM9 22h8M7 9l3 2.5L7 14M12 14h4',
  plumbers: 'M5 4v7a4 4 0 0 0 4 4h8v7M3 4h4M15 22h4M17 15h3M9 15v3',
  mole: 'M3 19c2-7 6-10 10-10s8 3 10 10zM9 14h.1M17 14h.1M13 16v1M3 22h20',
  accuse: 'M4 21c0-5 3-8 7-8M11 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M15 14l8 3M19 11l4 6-6 3',
} as const
