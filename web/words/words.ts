/**
 * How the interface speaks: each screen keeps a table of its own, Turkish first, and the compiler
 * holds English to the same shape. A word is a string, or a function where it takes a figure.
 *
 *   const WORDS = defineWords({ tr: { title: 'Giriş', left: (n: number) => `${n} hakkınız kaldı` },
 *                               en: { title: 'Log in', left: (n) => `${n} tries left` } })
 *   const words = useWords(WORDS)          // in a component
 *   const words = wordsFor(WORDS, lang)    // elsewhere
 */
import { useLang, type Lang } from '#kit/text/language.ts'

type Word = string | readonly string[] | ((...figures: never[]) => string)
export interface WordTable {
  readonly [name: string]: Word | WordTable
}

/** The same names and figures, other letters. */
type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...figures: infer F) => string
      ? (...figures: F) => string
      : T[K] extends readonly string[]
        ? readonly string[]
        : SameShape<T[K]>
}

export interface Words<T> {
  readonly tr: SameShape<T>
  readonly en: SameShape<T>
}

export function defineWords<const T extends WordTable>(tables: {
  tr: T
  en: NoInfer<SameShape<T>>
}): Words<T> {
  // Widening only: T is an instance of its own shape.
  return tables as unknown as Words<T>
}

export const wordsFor = <T>(words: Words<T>, lang: Lang): SameShape<T> => words[lang]

/** A word in each language, for what is shown by whoever knows the page's language later. */
export const inEach = <T>(words: Words<T>, word: (words: SameShape<T>) => string) => ({
  tr: word(words.tr),
  en: word(words.en),
})

export function useWords<T>(words: Words<T>): SameShape<T> {
  return wordsFor(words, useLang())
}
