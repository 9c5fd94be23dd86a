import type { CompressedAnswer } from '../compression/compressed-answer.ts'

export interface DrawnPage {
  /** Is a screen at its address? */
  isKnown: boolean
  /** Texts of its own scripts and styles, which its policy names. */
  inline: Readonly<Record<'scripts' | 'styles', readonly string[]>>
  /** The address of the picture that its first frame is about; null where there is none. */
  picture: string | null
  html: CompressedAnswer
}

interface Remembered {
  /** All that it was drawn from, beside what its key says. */
  parts: readonly unknown[]
  page: DrawnPage
}

/** Some two hundred kilobytes each, in all their forms. */
const REMEMBERED_MAX = 128

/** Pages as they were drawn and compressed last; anew only once something that stands in them is another. */
export class PageMemory {
  readonly #pages = new Map<string, Remembered>()

  /** The page of this key, of these very parts; those that nobody asks for are forgotten first. */
  page(key: string, parts: readonly unknown[], draw: () => DrawnPage): DrawnPage {
    const known = this.#pages.get(key)
    const isSame =
      known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at])
    const remembered = known && isSame ? known : { parts, page: draw() }
    this.#pages.delete(key)
    this.#pages.set(key, remembered)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > REMEMBERED_MAX && oldest !== undefined) this.#pages.delete(oldest)
    return remembered.page
  }
}
