import type { Page } from '@playwright/test'
import { BANKS } from '#server/cashier/accounts/banks.ts'
import { OWN_TABLES } from '#server/floor/tables/own-tables.ts'

/** Banks and tables that are called alike in both languages. */
const ALIKE = [...BANKS, ...OWN_TABLES]
  .filter(({ name: { tr, en } }) => tr === en)
  .map(({ name }) => name.tr)

/** What a Turkish letter may stand in on the English site: places and flowers that a table is named after. */
const ENGLISH_NAMES = [...ALIKE, ...OWN_TABLES.map(({ name }) => name.en)]

/** Names, marks and addresses: the same in every language. */
const NAMES =
  /^(kasa|Kasa|Çini Atölyesi|Kasa Stüdyo|Lale Devri|Kapadokya 1000|Yonca Bahçesi|Deniz Yıldız|DY|[Dd]emo|TR|EN|RTP|(HMAC-)?SHA-256|[Jj]ackpot|Mini|Bonus|Net|SMS|[\w•]+@kasa\.test|Chrome · \w+|Poker|Okey|Blackjack|Bingo|YEDAM|([a-z]+\.)+[a-z]{2,3})$/
const WORD = /\p{L}{3,}/u
const TURKISH_NAMES =
  /kuruş|Türkiye|Lale Devri|Kapadokya 1000|Yonca Bahçesi|Çini Atölyesi|Deniz Yıldız|Kasa Stüdyo/g

/** Whether a text has words of a language in it, beyond names. */
export const isSentence = (text: string): boolean =>
  WORD.test(text) && !NAMES.test(text) && !ALIKE.includes(text)

/** Whether a text of the English site has Turkish letters in it, beyond names. */
export const looksTurkish = (text: string): boolean =>
  /[çğıöşüÇĞİÖŞÜ]/.test(
    ENGLISH_NAMES.reduce(
      (rest, name) => rest.replaceAll(name, ''),
      text.replace(TURKISH_NAMES, ''),
    ),
  )

/** The words on screen, one entry a text. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Many countries are called alike in both languages.
    const apart = 'script,style,[lang]:not(html),code,kbd,select[autocomplete="country"]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement === null || parentElement.closest(apart) !== null) continue
      found.push((textContent ?? '').trim())
    }
    return found
  })
