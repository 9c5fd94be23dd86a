import { isDemoHouse } from '#web/state/demo-house.ts'

/** In a demo house with the word that its leagues are invented. */
export const withDemo = (lead: string, demo: string): string =>
  isDemoHouse() ? `${lead} ${demo}` : lead
