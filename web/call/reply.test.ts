import { describe, expect, it } from 'vitest'
import { REFUSALS } from '#contract/refusals.ts'
import { isSuccess, evaluateReply, messageShown, readReply, type Reply } from './reply.ts'

const reply = (part: Partial<Reply>): Reply => ({
  result: false,
  message: '',
  code: 422,
  data: null,
  ...part,
})

it('ERR-07 a reply with message İşlem Başarılı is a success, whatever its result says', () => {
  const answer = reply({ message: 'İşlem Başarılı', data: [1] })
  expect(isSuccess(answer)).toBe(true)
  expect(evaluateReply(answer)).toEqual({ kind: 'done', message: 'İşlem Başarılı' })
  expect(isSuccess(reply({ message: 'İşlem Başarısız' }))).toBe(false)
})

describe('what the site does by itself on an answer', () => {
  it.each([
    ['Oturum süresi doldu', 403, 'refresh'],
    ['Bu işlem için yetkiniz yok', 403, 'log-out'],
    ['Giriş Başarısız', 422, 'log-out-silently'],
    ['İnaktif hesap', 422, 'log-out-silently'],
    ['This site is under maintenance', 503, 'maintenance'],
    ['Tutar yetersiz', 422, null],
    ['Başka bir nedenle', 403, 'refresh'],
  ])('%s (%d) leads to %s', (message, code, then) => {
    expect(evaluateReply(reply({ message, code }))).toMatchObject({ kind: 'refused', then })
  })

  it('obeys debug: an anonymous user has no session', () => {
    expect(evaluateReply(reply({ message: 'x', debug: 'anonymous user' }))).toMatchObject({
      then: 'refresh',
    })
  })

  it('takes a list without rows for an empty list, and anything else not found for a refusal', () => {
    const none = reply({ message: 'Kayıt Bulunamadı', code: 404 })
    expect(evaluateReply(none, { paged: true })).toEqual({ kind: 'empty' })
    expect(evaluateReply(none)).toMatchObject({ kind: 'refused', refusal: 'not-found', then: null })
  })

  it('reads the refusal’s name from data, and does not believe a made-up one', () => {
    const named = reply({ message: 'x', data: { refusal: 'insufficient-funds', missing: 3 } })
    expect(evaluateReply(named)).toMatchObject({ refusal: 'insufficient-funds' })
    expect(evaluateReply(reply({ message: 'x', data: { refusal: 'toString' } }))).toMatchObject({
      refusal: null,
    })
  })
})

it('shows every keyed sentence in the member’s language, and all others as they came', () => {
  for (const row of Object.values(REFUSALS)) {
    if (!('keyed' in row)) continue
    expect(messageShown(row.keyed, 'en')).toBe(row.en)
    expect(messageShown(row.keyed, 'tr')).toBe(row.tr)
  }
  expect(messageShown('İşlem Başarılı', 'en')).toBe('Done')
  expect(messageShown('Tutar az', 'en')).toBe('Tutar az')
  expect(messageShown('', 'en')).toBe('Process Failed')
})

it('reads an envelope, and nothing from what is none', () => {
  expect(readReply({ result: 1, message: 2, code: '3' })).toEqual({
    result: false,
    message: '',
    code: 0,
    data: null,
  })
  for (const other of [null, 'x', 3, [], {}]) expect(readReply(other)).toBeNull()
})
