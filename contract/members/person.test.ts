import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { personName, postal } from './person.ts'

const isName = (text: string) => z.safeParse(personName(60), text).success
const isPostal = (text: string) => z.safeParse(postal(80), text).success

describe('names and addresses', () => {
  it.each([
    ['Turkish', 'Şükrü Ağaoğlu'],
    ['Turkish, every mark apart', 'Şükrü Ağaoğlu'.normalize('NFD')],
    ['Vietnamese', 'Nguyễn Thị Ngọc Ánh'],
    ['Vietnamese, every mark apart', 'Nguyễn Thị Ngọc Ánh'.normalize('NFD')],
    ['Arabic, vowels written', 'مُحَمَّد'],
    ['Thai', 'พรทิพย์ ที่รัก'],
    ['Hindi', 'श्रीकृष्ण शर्मा'],
    ['Burmese', 'မြို့သစ်'],
    ['Hebrew, vowels written', 'שָׁלוֹם'],
    ['Japanese, by a variant of a sign', '葛\u{e0100}城'],
    ['Mongolian, by a variant of a letter', 'ᠮᠣᠩᠭᠣ\u180bᠯ'],
  ])('are taken in %s', (_script, text) => {
    expect(isName(text)).toBe(true)
    expect(isPostal(text)).toBe(true)
  })

  it.each([
    ['marks piled on a letter', 'A\u0300\u0301\u0302\u0303'],
    ['marks piled over and under', 'Ali\u0316\u0317\u0318 Can'],
    ['what is called Zalgo', 'Z\u0351\u036b\u0343\u0329a\u034d\u0320\u0349l\u0334g\u0315o\u0321'],
    ['marks that enclose', 'Ali\u20dd\u20de\u20df'],
    ['marks of one script, piled', `พ${'\u0e34'.repeat(5)}`],
    ['a mark without its letter', '\u0301Ali'],
    ['the same behind a space', ' \u0301Ali'],
    ['a Hangul filler', '\u3164'],
    ['a narrow one', 'Ali\uffa0'],
    ['fillers of its parts', '\u115f\u1160'],
    ['a joiner of signs', 'Ali\u034fCan'],
    ['a selector where nothing varies', 'Ali\ufe0f'],
    ['one of the supplement', 'Ali\u{e0100}'],
    ['one of Mongolian behind a Latin letter', 'Ali\u180b'],
  ])('are refused with %s', (_what, text) => {
    expect(isName(text)).toBe(false)
    expect(isPostal(text)).toBe(false)
  })
})
