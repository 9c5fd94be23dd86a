/** What names are compared by: lower case in Turkish, then without dots, cedillas and hats. */
export function foldName(name: string): string {
  return name
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A LIKE pattern for names that hold what was typed; its own signs count as typed. */
export function namePattern(typed: string): string {
  return `%${foldName(typed).replaceAll(/[\\%_]/g, '\\$&')}%`
}
