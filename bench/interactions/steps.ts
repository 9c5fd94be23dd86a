/** How a visitor's hand goes: at a person's pace, so that answers arrive and are drawn between the presses. */
import type { Page } from '@playwright/test'

/** One press of a visit. */
export interface Step {
  step: string
  come?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /** Until the next press. */
  restMs: number
}

/** Between the keys of a word, and where somebody stops to look: then the search goes out. */
const NEXT_KEY_MS = 130
const LOOK_MS = 420
const ANSWER_MS = 900

/** A word, key by key; after every third the typist looks up, and the answer comes into the next keys. */
export const typed = (word: string): Step[] =>
  Array.from(word, (key, at) => ({
    step: `key ${key}`,
    act: (page) => page.keyboard.press(key === ' ' ? 'Space' : key),
    restMs: at % 3 === 2 ? LOOK_MS : NEXT_KEY_MS,
  }))

/** The pointer is there before it presses: coming into sight and being found are no part of it. */
export const pressed = (step: string, selector: string): Step => ({
  step,
  come: async (page) => {
    // At once: what moves never stands still for whoever waits for that.
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await page.waitForTimeout(LOOK_MS)
    const box = await page.locator(selector).first().boundingBox()
    if (box === null) throw new Error(`${step} is not in sight`)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(LOOK_MS)
  },
  act: async (page) => {
    await page.mouse.down()
    await page.mouse.up()
  },
  restMs: ANSWER_MS,
})

/** Keys change a closed list of choices at once. */
export const chosen = (step: string, at: number): Step[] => [
  pressed(`${step} opened`, `main label select >> nth=${at}`),
  {
    step: `${step} chosen`,
    act: async (page) => {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    restMs: ANSWER_MS,
  },
]
