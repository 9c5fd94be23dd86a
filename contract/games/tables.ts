/** Where the site serves the published tables, for everyone. */

/** What a mode's table is called in the folder of its game and version. */
export const tableFile = (mode: string): string => `lookUpTable_${mode}_0.csv`

/** The address of a mode's table on the site. */
export const tablePath = (game: string, version: string, mode: string): string =>
  `/tables/${game}/${version}/${tableFile(mode)}`
