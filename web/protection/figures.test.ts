import { expect, it } from 'vitest'
import { withStanding } from './figures.ts'
import { CONTROL_WORDS } from './words.ts'

it('a reminder that stands is among the choices, whoever chose it', () => {
  expect(withStanding([15, 30, 60], 45)).toEqual([15, 30, 45, 60])
  expect(withStanding([15, 30, 60], 30)).toEqual([15, 30, 60])
  expect(withStanding([15, 30, 60], null)).toEqual([15, 30, 60])
  expect(withStanding([22, 23, 0, 1], 13, (hour) => (hour + 12) % 24)).toEqual([13, 22, 23, 0, 1])
})

it('what changes a limit is named after that limit', () => {
  const named = (lang: 'tr' | 'en') => {
    const { changeOf, titles } = CONTROL_WORDS[lang]
    return [changeOf(titles.deposit), changeOf(titles.session)]
  }
  expect(named('tr')).toEqual(['Yatırma limitini değiştir', 'Süre limitini değiştir'])
  expect(named('en')).toEqual(['Change the deposit limit', 'Change the time limit'])
})
