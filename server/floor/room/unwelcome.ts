/** What nobody says at a table: insults, and how to find each other elsewhere. Pure; it knows words, and not who writes them. */
import { foldedLetters } from '#contract/folded-letters.ts'

/** Whole words, in plain letters. Kept short: who finds a way around it is reported. */
const WORDS = `
amk amq aq mk orospu siktir sikerim sikeyim sikik yarrak yarak gavat ibne gotveren kahpe serefsiz
pezevenk fahise yavsak amcik salak gerizekali aptal ananisikim anani
fuck fucking fucker motherfucker shit bitch cunt asshole dick whore slut nigger faggot retard bastard
`
  .trim()
  .split(/\s+/)
const UNWELCOME: ReadonlySet<string> = new Set(WORDS)
/** Whole words in their own letters: in plain ones they are others too, of either language (`sık`, `şık`, `got`, `pic`). */
const LETTERED: readonly string[] = [
  'sik',
  'siki',
  'sikini',
  'sikine',
  'sikime',
  'göt',
  'piç',
  'oç',
]
/** And however those go on; `götür-` is to take along. */
const LETTERED_STEM = /^(piç|göt(?!ür))/u
/** Beginnings that mean the same however they go on. */
const STEMS = [
  'siktir',
  'sikey',
  'siker',
  'orospu',
  'amina',
  'amcik',
  'fuck',
  'pezevenk',
  'yavsak',
  'gotver',
] as const

const ADDRESSES: readonly RegExp[] = [
  /https?:|www\.|@/i,
  /\b[a-z0-9-]{2,}\s*(\.|\(dot\)|\bnokta\b)\s*(com|net|org|tr|io|me|bet|tv|co)\b/i,
  // Short ones, which nobody writes with a space; and whatever leads on to a page.
  /\b[a-z][a-z0-9-]*\.(me|ly|gl|gg|cc|ru|bio|link|xyz|info|site)\b/i,
  /\b[a-z][a-z0-9-]*\.[a-z]{2,}\/\w/i,
]
const MESSENGER = /\b(whats ?app|telegram|instagram|insta|discord|skype|signal|wp)\b/i
/** As many digits as a telephone has, whatever stands between them: of an account, too. */
const NUMBERS = /(?:\d[\s().,+-]*){7,}/g
/** 1.250.000, 12.500,00, 1,250.50 */
const SUM =
  /^(\d{1,3}(\.\d{3}){1,3}(,\d{1,2})?|\d{1,3}(,\d{3}){1,3}(\.\d{1,2})?|\d{1,6}[.,]\d{1,2})$/
/** What one lays without saying kuruş: a telephone is not made of such. */
const STAKE = /^[1-9]\d{0,4}(00|50)$/
/** What falls at roulette. */
const POCKET = /^(\d|[12]\d|3[0-6])$/
/** Digits one by one, as many as a telephone has. */
const ONE_BY_ONE = /(?<!\d)(\d[\s().,+-]+){6,}\d(?!\d)/

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
  if (ADDRESSES.some((address) => address.test(text)) || MESSENGER.test(text) || hasNumber(text))
    return true
  const small = text.toLocaleLowerCase('tr')
  const lettered = withLettersOf(small)
  const words = [...lettered.split(/[^\p{L}]+/u), ...lettersAlone(lettered)].map(unstretched)
  if (words.some((word) => LETTERED.includes(word) || LETTERED_STEM.test(word))) return true
  const plain = foldedLetters(text)
  if (hasVeiled(small, LETTERED) || hasVeiled(plain, WORDS)) return true
  return [plain, withLettersOf(plain)].some(
    (read) => hasWord(read.split(/[^a-z]+/)) || hasWord([spelledOut(read)]),
  )
}

/** Digits that are no sum, and no numbers that fell. */
const hasNumber = (text: string): boolean =>
  (text.match(NUMBERS) ?? []).some((found) => {
    if (ONE_BY_ONE.test(found)) return true
    const isOfTheGame = found.split(/[^\d]+/).every((one) => one === '' || POCKET.test(one))
    const parts = found.split(/[.,]*[\s()+-]+[.,]*|[.,]+$/).filter((one) => one !== '')
    return !isOfTheGame && !parts.every((one) => SUM.test(one) || STAKE.test(one))
  })

/** `o.ç`: letters that stand alone, next to each other. */
const lettersAlone = (text: string): string[] =>
  (text.match(/(?<!\p{L})\p{L}(?:[^\p{L}]{1,3}\p{L})+(?!\p{L})/gu) ?? []).map((found) =>
    found.replace(/[^\p{L}]/gu, ''),
  )

/** `f*ck`: a word with stars for some of its letters, and two of them at least. */
const hasVeiled = (text: string, words: readonly string[]): boolean =>
  (text.match(/\p{L}[\p{L}*]*\*[\p{L}*]*/gu) ?? []).some((found) => {
    if (found.replaceAll('*', '').length < 2) return false
    const veiled = new RegExp(`^${found.replaceAll('*', '\\p{L}')}$`, 'u')
    return words.some((word) => veiled.test(word))
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
