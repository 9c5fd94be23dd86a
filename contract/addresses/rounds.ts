/** The page of published rounds: all of them, a table's last ones, or one of them. */
export const roundsPath = (table?: string, number?: number): string =>
  [
    '/rounds',
    ...(table === undefined ? [] : [table]),
    ...(number === undefined ? [] : [number]),
  ].join('/')
