import { expect, it } from 'vitest'
import { ARRIVALS, arrivalAt } from '#contract/addresses/arrivals.ts'
import { DEVELOPMENT_SCREENS, REDIRECTS, SCREENS } from './routes.tsx'

const nameOf = (path: string) => SCREENS.find((screen) => screen.path === path)?.name

it('ROUTE-01/name the route of / carries the name home', () => {
  expect(nameOf('/')).toBe('home')
})

it('ROUTE-13/name the route of /login carries the name login', () => {
  expect(nameOf('/login')).toBe('login')
})

it('ROUTE-18/name the route of /profile carries the name profile', () => {
  expect(nameOf('/profile')).toBe('profile')
})

it('ROUTE-26/name the route of /maintenance carries the name siteUnderMaintenance', () => {
  expect(nameOf('/maintenance')).toBe('siteUnderMaintenance')
})

it('gives every screen a name and an address of its own', () => {
  const all = [...SCREENS, ...DEVELOPMENT_SCREENS]
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
})

it('leads /home home', () => {
  expect(REDIRECTS['/home']).toBe('/')
})

it('keeps the games of a member behind the login', () => {
  const plays = SCREENS.filter(({ path }) => path.startsWith('/play/'))
  expect(plays.length).toBeGreaterThan(0)
  expect(plays.every(({ member }) => member === true)).toBe(true)
})

it('opens at every address that people arrive at the very module which the page asks for with itself', () => {
  const arrived = SCREENS.flatMap(({ path, open, frame, member }) => {
    const arrival = arrivalAt(path.replaceAll(/:\w+/g, '1'))
    const modules = arrival?.modules
    if (arrival) expect([path, arrival.member]).toEqual([path, member])
    const around = frame === 'account' ? ['account/profile/account-frame.tsx'] : []
    return modules ? [{ path, modules, around, opened: String(open), asked: modules.at(-1) }] : []
  })
  for (const { path, modules, around, opened, asked } of arrived) {
    expect([path, opened]).toEqual([path, expect.stringContaining(`/${asked}`)])
    expect([path, modules]).toEqual([path, [...around, asked]])
  }
  const all = ARRIVALS.map(({ modules }) => modules.at(-1))
  expect(new Set(arrived.map(({ asked }) => asked))).toEqual(new Set(all))
})
