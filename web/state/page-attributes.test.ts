import { beforeEach, expect, it, vi } from 'vitest'
import { auth, rememberedAuth } from './auth.ts'
import { keepPageDressed } from './mode-state.ts'
import { rememberNoticed } from './page-attributes.ts'

const SESSION = { uid: 'u', sid: 's', uip: 'i', gmt: '+03:00', lang: 'tr' }

/** What a page is to its cookies: each that is written is kept by its name. */
const kept = new Map<string, string>()
const colour = vi.fn()
const written: string[] = []
const page = {
  documentElement: { lang: '', dataset: {} },
  querySelector: () => ({ setAttribute: colour }),
  get cookie() {
    return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  },
  set cookie(cookie) {
    written.push(cookie)
    const [, name = '', value = ''] = /^(\w+)=(\w*)/.exec(cookie) ?? []
    kept.set(name, value)
  },
}
vi.stubGlobal('document', page)
vi.stubGlobal('requestAnimationFrame', (act: () => void) => act())
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => ' #f5f7fc' }))
const forgotten = vi.fn(() => Promise.resolve(true))
vi.stubGlobal('caches', { delete: forgotten })

const noted = () => kept.get('kasa_frame')

beforeEach(() => {
  kept.clear()
  auth.setState(rememberedAuth())
})

it('notes as whose the site stands there, and a member’s only once the house has said that play is open to them', () => {
  keepPageDressed()
  expect(noted()).toBe('visitor')
  auth.setState({ user: SESSION })
  expect(noted()).toBe('quiet')
  auth.setState({ restricted: false, restrictionKnown: true })
  expect(noted()).toBe('member')
  auth.setState({ restricted: true })
  expect(noted()).toBe('quiet')
  // Who was logged out for it stands before a closed house still.
  auth.setState({ user: null })
  expect(noted()).toBe('quiet')
  auth.setState({ restricted: false })
  expect(noted()).toBe('visitor')
  // Of whoever comes next nothing is known.
  auth.setState({ user: SESSION })
  expect(noted()).toBe('quiet')
})

it('leaves a member’s page one, from its first moment on', () => {
  kept.set('kasa_frame', 'member')
  auth.setState({ user: SESSION })
  keepPageDressed()
  expect(noted()).toBe('member')
})

it('forgets the pages that the browser keeps once another would be sent, and not before', () => {
  keepPageDressed()
  auth.setState({ user: SESSION, restrictionKnown: true })
  forgotten.mockClear()
  keepPageDressed()
  auth.setState({ showBalance: false })
  expect(forgotten).not.toHaveBeenCalled()
  auth.setState({ restricted: true })
  expect(forgotten).toHaveBeenCalledWith('pages-1')
  forgotten.mockClear()
  rememberNoticed()
  expect(forgotten).toHaveBeenCalledTimes(1)
  rememberNoticed()
  expect(forgotten).toHaveBeenCalledTimes(1)
})

it('has the bars of the browser in the colour of the ground', async () => {
  keepPageDressed()
  await vi.waitFor(() => expect(colour).toHaveBeenCalledWith('content', '#f5f7fc'))
})

it('has what is noted last for another year, whether it changed or not', () => {
  keepPageDressed()
  written.length = 0
  keepPageDressed()
  expect(written).toHaveLength(3)
  expect(written.every((cookie) => cookie.includes('max-age=31536000'))).toBe(true)
})
