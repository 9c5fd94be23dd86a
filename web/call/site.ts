/** What this site is to the platform: its kind, and the sites whose sliders and popups it shows. */
export const SITE = { type: 'desktop', sliders: 889, popups: 111 } as const
