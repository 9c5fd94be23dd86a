import { afterEach, expect, it } from 'vitest'
import { readStored, removeStored, writeStored } from '#web/state/stored.ts'
import { memberOnly } from './guard.ts'

afterEach(() => removeStored('bnwUserSession', 'bnwUserAuth', 'returnUrl'))

const enter = (path: string) => () =>
  memberOnly({ request: new Request(`http://kasa.test${path}`) })

it('remembers where a visitor wanted to go, query included, and sends them to log in', () => {
  expect(enter('/play/slot/7?from=home')()?.headers.get('location')).toBe('/login')
  expect(readStored('returnUrl')).toBe('/play/slot/7?from=home')
})

it('opens for a stored session, and for a stored auth value', () => {
  const session = JSON.stringify({ uid: 'u', sid: 's', uip: 'i', gmt: '+03:00', lang: 'tr' })
  for (const [key, value] of [
    ['bnwUserSession', session] as const,
    ['bnwUserAuth', 'x'] as const,
  ]) {
    writeStored(key, value)
    expect(enter('/profile')()).toBeNull()
    removeStored(key)
  }
})

it.each(['', 'x', '{}', 'null', '[1]', '5', '{"sid":5}'])(
  'a stored session that reads %o is none',
  (garbled) => {
    writeStored('bnwUserSession', garbled)
    expect(enter('/profile')()?.headers.get('location')).toBe('/login')
  },
)
