import { expect, it } from 'vitest'
import { defineWords, wordsFor } from './words.ts'

const WORDS = defineWords({
  tr: { title: 'Giriş', left: (tries: number) => `${tries} hakkınız kaldı` },
  en: { title: 'Log in', left: (tries) => `${tries} tries left` },
})

it('speaks the language it is asked for, with the figures it is given', () => {
  expect(wordsFor(WORDS, 'tr').title).toBe('Giriş')
  expect(wordsFor(WORDS, 'en').left(3)).toBe('3 tries left')
})
