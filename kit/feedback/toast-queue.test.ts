import { afterEach, expect, it } from 'vitest'
import {
  hideToast,
  hideToasts,
  showToast,
  toastsShown,
  toastText,
  watchToasts,
} from './toast-queue.ts'

afterEach(() => toastsShown().forEach(({ id }) => hideToast(id)))

it('CONST-03/ui-default the interface’s own toasts last 5000 ms by default', () => {
  showToast({ text: 'Kaydedildi' })
  expect(toastsShown()[0]).toMatchObject({ timeoutMs: 5000, place: 'bottom-right' })
  showToast({ text: 'Kalıcı', timeoutMs: 0 })
  expect(toastsShown()[1]).toMatchObject({ timeoutMs: 0 })
})

it('says the same thing once, and keeps the newest four', () => {
  for (const text of ['bir', 'iki', 'bir', 'üç', 'dört', 'beş']) showToast({ text })
  expect(toastsShown().map(({ text }) => text)).toEqual(['bir', 'üç', 'dört', 'beş'])
})

it('takes away all that are meant', () => {
  showToast({ text: 'Hoş geldiniz', tone: 'positive' })
  showToast({ text: 'Olmadı', tone: 'negative' })
  hideToasts(({ tone }) => tone === 'positive')
  expect(toastsShown().map(({ text }) => text)).toEqual(['Olmadı'])
})

it('tells whoever watches, until they stop', () => {
  let shown = 0
  const stop = watchToasts(() => (shown += 1))
  hideToast(showToast({ text: 'bir' }))
  stop()
  showToast({ text: 'iki' })
  expect(shown).toBe(2)
})

it('a notice told in both languages is said in that of the page', () => {
  showToast({ text: { tr: 'Kayıt', en: 'Record' } })
  const [toast] = toastsShown()
  expect(toastText(toast?.text ?? '', 'tr')).toBe('Kayıt')
  expect(toastText(toast?.text ?? '', 'en')).toBe('Record')
  expect(toastText('Kayıt', 'en')).toBe('Kayıt')
})
