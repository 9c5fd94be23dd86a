import { expect, it } from 'vitest'
import { spanText } from './span-text.ts'

/** Ten past two in the night of the 27th, in Istanbul. */
const NOW = new Date('2026-11-26T23:10:00Z')

/** The spaces of a range are narrow ones; which they are is not what is asked here. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ')

it('ends with the day that it is in Istanbul, where another lasts yet elsewhere', () => {
  const open = { from: '2026-10-28', until: null }
  expect(plain(spanText(open, NOW, 'tr'))).toBe('28 Eki – 27 Kas 2026')
  expect(spanText({ from: null, until: null }, NOW, 'tr')).toBeNull()
  expect(spanText({ from: '2026-11-27', until: null }, NOW, 'tr')).toBe('27 Kas 2026')
  expect(spanText({ from: null, until: '2026-11-02' }, NOW, 'en')).toBe('… 2 Nov 2026')
})
