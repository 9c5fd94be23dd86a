import { expect, it } from 'vitest'
import { surface } from '#contract/surface.ts'
import { envelopeOf } from './envelope.ts'

const SESSION = { uid: 'a', sid: 'b', uip: 'c', gmt: '+03:00', lang: 'tr' }

it('puts class and method apart and adds Lang and SiteType to the data', () => {
  const body = envelopeOf('casino/games_list', { limit: 48 }, { session: null, lang: 'en' })
  expect(body).toEqual({
    api: { class: 'casino', method: 'games_list' },
    data: { limit: 48, Lang: 'en', SiteType: 'desktop' },
    user: { lang: 'en' },
  })
})

it('sends the session as it is stored, in the language of now', () => {
  const { user } = envelopeOf('system/ping', {}, { session: SESSION, lang: 'en' })
  expect(user).toEqual({ ...SESSION, lang: 'en' })
})

it('CONST-04 SiteType is desktop in every call, whatever its payload claims', () => {
  const names = Object.keys(surface)
  expect(names.length).toBeGreaterThan(30)
  for (const name of names) {
    const { data } = envelopeOf(name, { SiteType: 'mobile' }, { session: SESSION, lang: 'tr' })
    expect(data['SiteType'], name).toBe('desktop')
  }
})
