/** The screens that people arrive at, by what benches call them. */
export const ARRIVALS = {
  home: '/',
  slots: '/slot',
  live: '/live',
  promotions: '/promotions',
  information: '/info/terms',
} as const

/** So much of such a screen may move by itself, as the browser reckons it. */
export const SHIFT_MAX = 0.02
