import isoCountries from 'i18n-iso-countries'
import { expect, it } from 'vitest'
import { countriesIn } from './countries.ts'

it('FORM-country/entries about 250, each a unique ISO code with a Turkish label', () => {
  const countries = countriesIn('tr')
  expect(countries.length).toBeGreaterThanOrEqual(240)
  expect(countries.length).toBeLessThanOrEqual(260)
  const codes = countries.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.toSorted()).toEqual(Object.keys(isoCountries.getAlpha2Codes()).toSorted())
  const labels = countries.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  // Where a language has no word for a country, its code would stand.
  expect(countries.filter(({ code, label }) => label === code || label.length < 3)).toEqual([])
  const named = Object.fromEntries(countries.map(({ code, label }) => [code, label]))
  expect(named).toMatchObject({ TR: 'Türkiye', DE: 'Almanya', CY: 'Kıbrıs', AZ: 'Azerbaycan' })
})

it.each(['tr', 'en'] as const)(
  'FORM-country/turkey-first the list begins with Turkey in %s',
  (lang) => {
    const [first, second, ...rest] = countriesIn(lang)
    expect(first?.code).toBe('TR')
    expect([second?.code, ...rest.map(({ code }) => code)]).not.toContain('TR')
  },
)

it('the others follow in the alphabet of the language', () => {
  const labels = countriesIn('tr').map(({ label }) => label)
  expect(labels.indexOf('Çin')).toBeGreaterThan(labels.indexOf('Curaçao'))
  expect(labels.indexOf('Çin')).toBeLessThan(labels.indexOf('Danimarka'))
  expect(countriesIn('en')[1]?.label).toBe('Afghanistan')
})
