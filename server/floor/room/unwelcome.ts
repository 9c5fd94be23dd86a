/** What nobody says at a table: insults, and how to find each other elsewhere. Pure; it knows words, and not who writes them. */
import { foldedLetters } from '#contract/folded-letters.ts'

/** Whole words, in plain letters. Kept short: who finds a way around it is reported. */
const WORDS = `
amk amq aq mk orospu siktir sikerim sikeyim sikik yarrak yarak gavat ibne gotveren kahpe serefsiz
pezevenk fahise salak gerizekali aptal ananisikim anani
fuck fucking fucker motherfucker shit bitch cunt asshole dick whore slut nigger faggot retard bastard
`
  .trim()
  .split(/\s+/)
const UNWELCOME: ReadonlySet<string> = new Set(WORDS)
/** Whole words in their own letters: in plain ones they are others too, of either language (`sık`, `şık`, `got`, `pic`). */
const LETTERED: ReadonlySet<string> = new Set(['sik', 'göt', 'piç', 'oç'])
/** Beginnings that mean the same however they go on. */
const STEMS = ['siktir', 'sikey', 'siker', 'orospu', 'amina', 'fuck', 'pezevenk', 'gotver'] as const

const ADDRESS =
  /(https?:|www\.|@|\b[a-z0-9-]{2,}\s*(\.|\(dot\)|\bnokta\b)\s*(com|net|org|tr|io|me|bet|tv|co)\b)/i
const MESSENGER = /\b(whats ?app|telegram|instagram|insta|discord|skype|signal|wp)\b/i
/** As many digits as a telephone has, whatever stands between them: of an account, too. */
const NUMBERS = /(?:\d[\s().,+-]*){7,}/g
/** 1.250.000 */
const SUM = /^\d{1,3}([.,]\d{3}){1,3}$/
/** What falls at roulette. */
const POCKET = /^(\d|[12]\d|3[0-6])$/

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '!': 'i',
}

/** May it not be said? */
export function isUnwelcome(text: string): boolean {
  if (ADDRESS.test(text) || MESSENGER.test(text) || hasNumber(text)) return true
  const lettered = withLettersOf(text.toLocaleLowerCase('tr'))
  if (lettered.split(/[^\p{L}]+/u).some((word) => LETTERED.has(unstretched(word)))) return true
  const plain = foldedLetters(text)
  return [plain, withLettersOf(plain)].some(
    (read) => hasWord(read.split(/[^a-z]+/)) || hasWord([spelledOut(read)]),
  )
}

/** Digits that are no sum, and no numbers that fell. */
const hasNumber = (text: string): boolean =>
  (text.match(NUMBERS) ?? []).some((found) => {
    const digits = found.trim()
    const isOfTheGame = digits.split(/[^\d]+/).every((one) => one === '' || POCKET.test(one))
    return !isOfTheGame && !SUM.test(digits)
  })

const withLettersOf = (text: string): string =>
  text.replace(/[0-9$!]/g, (sign) => DIGIT_LETTERS[sign] ?? sign)

/** `s i k t i r` read as a word: letters that stand alone, one after the other. */
const spelledOut = (text: string): string => (text.match(/\b[a-z]\b/g) ?? []).join('')

/** `siiiik` */
const unstretched = (word: string): string => word.replace(/(\p{L})\1{2,}/gu, '$1')

function hasWord(words: readonly string[]): boolean {
  return words.some((word) => {
    const once = unstretched(word)
    return UNWELCOME.has(word) || UNWELCOME.has(once) || STEMS.some((stem) => once.startsWith(stem))
  })
}

/** One line of plain letters and signs: nothing that cannot be seen, no space twice. Empty where nothing is left. */
export const tidyLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/\p{M}{3,}/gu, '')
    .trim()
