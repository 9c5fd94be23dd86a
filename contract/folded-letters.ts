/**
 * Text in small plain letters, for comparing what people type: `İ`, `I`, `ı` and `i` are one letter,
 * as are `Ş` and `s`. A capital typed on a Turkish keyboard finds what was kept in small letters.
 */
export function foldedLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')
}
