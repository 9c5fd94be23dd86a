/** How people's names and addresses may be written: in letters of any script, never in pictures. */
import * as z from 'zod/mini'
import { name } from '../shapes.ts'

/** Letters of any script, and what stands between them in a name: O’Neil, Ayşe-Nur, M. Ali. */
const NAME = /^\p{L}[\p{L}\p{M} .'’ʼ-]*$/u
/**
 * Marks piled up on one letter until they cover their neighbours, or on none at all. Those of every
 * script together are two at most (a Vietnamese vowel, an Arabic doubled one); scripts that write
 * their vowels as marks, as Burmese does, may need four of their own.
 */
const PILED = /^\p{M}|\p{Script=Inherited}{3}|\p{M}{5}/u
/** Pictures, flags, and signs that cannot be seen, those that turn the writing about among them. */
const NOT_WRITTEN = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{C}\u2800]/u
/**
 * Letters and marks that show nothing by themselves: fillers, joiners, selectors of a variant but
 * behind a sign of the scripts whose signs have variants.
 */
const UNSEEN =
  /(?<!\p{Script=Han})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<!\p{Script=Mongolian})[\u180b-\u180d\u180f]|(?![\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f])\p{Default_Ignorable_Code_Point}/u

/** A first or a last name. */
export function personName(lengthMax: number) {
  return name(lengthMax).check(
    z.refine((text) => NAME.test(text.trim()) && isPlain(text), {
      error: 'not-a-name',
      abort: true,
    }),
  )
}

/** A city, or where in it. */
export function postal(lengthMax: number) {
  return name(lengthMax).check(
    z.refine((text) => !NOT_WRITTEN.test(text) && isPlain(text), { error: 'not-an-address' }),
  )
}

/** Looked at as it will be kept: a letter and its mark that are one sign are one. */
function isPlain(text: string): boolean {
  const kept = text.trim().normalize('NFC')
  return !PILED.test(kept) && !UNSEEN.test(kept)
}
