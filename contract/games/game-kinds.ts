/**
 * What kinds of game there are, and in which section of the site each stands: its lobby, its lists and
 * the address it is played at. Whoever brings a new kind of game adds its line here; nothing else in
 * the catalogue knows one kind from another.
 */

/** As the addresses spell them: `/play/{section}/{id}`. */
export const SECTIONS = ['slot', 'live', 'virtual'] as const
export type Section = (typeof SECTIONS)[number]

export const SECTION_OF_KIND = {
  slot: 'slot',
  table: 'live',
  crash: 'live',
  race: 'virtual',
  ticket: 'virtual',
} as const satisfies Record<string, Section>

export type GameKind = keyof typeof SECTION_OF_KIND
