import type { Locator, Page } from '@playwright/test'
import { loginAs } from '#server/testing.ts'
import { becomeVisitor, DESKTOP, expect, logIn, logOut, PHONE, test } from '../tools/house.ts'
import {
  around,
  expectLeftBy,
  expectUnmoved,
  inForce,
  openWithoutScript,
  places,
  SCRIPT,
  watchShifts,
} from '../tools/first-frame.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'

const PATHS = ['/', '/slot', '/live', '/promotions', '/about-us', '/info/terms', '/info/faq']

for (const [width, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  for (const path of PATHS)
    test(`${path} stands in the page before its script, where the script leaves it, at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const frame = await openWithoutScript(page, path)
      await expect(frame.locator('h1')).toBeVisible()
      const drawn = await places(page)
      expect(drawn.length).toBeGreaterThan(0)
      // How many there are is known by the script alone.
      await expect(frame.getByText(/^\d+ (masa|oyun)$/)).toHaveCount(0)

      await expectLeftBy(page, frame, drawn, places)
    })

/** On the screen, and around it. */
const all = async (page: Page) => [...(await places(page)), ...(await around(page))]

const MEMBER_PATHS = ['/', '/slot', '/live', '/promotions', '/info/faq', '/deposit']

for (const [width, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`a member’s screens stand in the page before its script as theirs, where the script leaves them, at ${width}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(viewport)
    await logInByApi(page, await newMember(house))
    for (const path of MEMBER_PATHS) {
      await test.step(path, async () => {
        const frame = await openWithoutScript(page, path)
        await expect(frame.locator('h1')).toBeVisible()
        await expect(frame.locator('header a[href="/deposit"]')).toBeVisible()
        await expect(frame.locator('a[href="/login"]')).toHaveCount(0)
        const drawn = await all(page)
        await expectLeftBy(page, frame, drawn, all)
      })
    }
  })

test('nobody who pauses is shown the house before the script has come, and who has left is shown a visitor’s', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const username = await newMember(house)
  await logInByApi(page, username)
  const client = await loginAs(house, username)
  await client.call('protection/time_out', { span: '1d' })
  await page.goto('/control')
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('kasa_frame=quiet')
  const frame = await openWithoutScript(page, '/slot')
  await expect(page.locator('.first-frame')).toBeVisible()
  await expect(frame).toHaveCount(0)
  await page.unroute(SCRIPT)

  await becomeVisitor(page)
  await page.setViewportSize(DESKTOP)
  await logIn(page, await newMember(house))
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('kasa_frame=member')
  await page.goto('/slot')
  await logOut(page)
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('kasa_frame=visitor')
  await openWithoutScript(page, '/slot')
  await expect(frame.locator('h1')).toBeVisible()
  await expect(frame.locator('header a[href="/login"]')).toBeVisible()
})

for (const [width, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  for (const path of ['/sport', '/login', '/no-such-page'])
    test(`what stands around ${path} is in the page before its script, where the script leaves it, at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const frame = await openWithoutScript(page, path)
      await expect(frame.locator('[data-part="demo-notice"]')).toBeVisible()
      const drawn = await around(page)
      expect(drawn.length).toBeGreaterThan(5)
      await expectLeftBy(page, frame, drawn, around)
    })

test('a game that takes the whole screen has nothing around it before its script, and is not moved by it', async ({
  page,
}) => {
  await watchShifts(page)
  await page.setViewportSize(PHONE)
  await page.goto('/demo/slot/1')
  await expect(page.locator('iframe')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectUnmoved(page)
})

/** Nothing in the first frame takes a press by itself: this is what a finger does. */
async function pressInert(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible()
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
}

test('what is pressed before the site has come is answered when it has: a button, a link and the search', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  let release = (): void => {}
  const arriving = () => {
    const held = new Promise<void>((done) => (release = done))
    return page.route(SCRIPT, async (route) => {
      await held
      await route.fallback()
    })
  }
  const frame = page.locator('.first-screen')
  const open = async () => {
    await page.unrouteAll()
    await arriving()
    // Nothing waits for what is held.
    await page.goto('/', { waitUntil: 'commit' })
  }
  await open()
  await pressInert(page, frame.locator('button').filter({ hasText: /^Menü$/ }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()

  await open()
  await pressInert(page, frame.locator('a:visible').filter({ hasText: /^Spor$/ }))
  release()
  await expect(page).toHaveURL(/\/sport$/)

  await page.setViewportSize(DESKTOP)
  await open()
  const search = 'Oyun, takım ya da lig ara'
  await pressInert(page, frame.locator(`input[aria-label='${search}']:visible`).first())
  release()
  await expect(frame).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: search }).first()).toBeFocused()

  // The frame has the same button in the rail, too, which the page of a phone has not.
  await page.setViewportSize(PHONE)
  await open()
  await pressInert(page, frame.locator(`header button[aria-label^='EN']:visible`))
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the code of a screen comes while a press is on its way to it, by mouse, by keyboard and by finger', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('18+')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) asked.push(request.url())
  })
  const leadsTo = (path: string) => page.locator(`a[href="${path}"]:visible`).first()
  const comes = async (act: () => Promise<void>): Promise<void> => {
    const before = asked.length
    await act()
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    await page.waitForLoadState('networkidle')
  }
  await comes(() => leadsTo('/tournaments').hover())
  await comes(() => leadsTo('/promotions').focus())
  await comes(() => leadsTo('/sport').dispatchEvent('pointerdown'))
  const before = asked.length
  await leadsTo('/tournaments').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turnuvalar')
  expect(asked.slice(before)).toEqual([])
})

/** The names of the page's stylesheets, the weakest first. */
const sheets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) =>
      href === null ? [] : [new URL(href).pathname],
    ),
  )

test('stylesheets are in force together, and faces of type are there before they are declared', async ({
  page,
}) => {
  let letCome: () => void = () => undefined
  const late = new Promise<void>((done) => (letCome = done))
  let held = ''
  await page.route(/\/assets\/[\w-]+\.css$/, async (route) => {
    held ||= route.request().url()
    if (held === route.request().url()) await late
    await route.continue()
  })
  await page.goto('/slot')
  const here = () =>
    page.evaluate(() =>
      Array.from(document.styleSheets, ({ media, href }) =>
        href === null ? '' : media.mediaText,
      ).filter(Boolean),
    )
  // All but the one that is held have come, and none of them draws anything.
  await expect.poll(here).toContain('not all')
  await page.waitForTimeout(500)
  expect(await here()).not.toContain('all')
  letCome()
  await page.waitForFunction(inForce)
  expect((await here()).length).toBeGreaterThan(1)
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Onest Variable')),
  )
  const askedBy = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []))
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ initiatorType }) => initiatorType),
  )
  expect(askedBy).toEqual(['link', 'link', 'link', 'link'])
})

test('styles of a later screen stand behind those of the page, and win over its pieces', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first = await sheets(page)
  await page.getByRole('link', { name: 'Kayıt ol' }).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/register')
  const name = page.getByLabel('Ad', { exact: true })
  await name.focus()
  const later = await sheets(page)
  expect(later.length).toBeGreaterThan(first.length)
  expect(later.slice(0, first.length)).toEqual(first)
  // A field's box has the ring of its focus; the input inside has none beside.
  expect(await name.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('none')
})

/** A typeface's height above and below the line in thousandths, as drawn and as each of its stand-ins declares. */
const heights = (page: Page, [family, standIn]: readonly [string, string, number]) =>
  page.evaluate(
    async ([family, standIn]) => {
      const [loaded] = await document.fonts.load(`700 1000px '${family}'`)
      const pen = document.createElement('canvas').getContext('2d')
      if (loaded === undefined || pen === null) throw new Error(`${family} cannot be drawn`)
      pen.font = `700 1000px '${family}'`
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('Ğg')
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const faces = rules.filter(
        (rule): rule is CSSFontFaceRule =>
          rule instanceof CSSFontFaceRule &&
          rule.style.getPropertyValue('font-family').includes(standIn),
      )
      // Each once, in the page itself.
      const declared = faces.map(({ style }) => {
        const share = (name: string) => Number.parseFloat(style.getPropertyValue(name)) / 100
        return ['ascent-override', 'descent-override'].map((name) =>
          Math.round(1000 * share(name) * share('size-adjust')),
        )
      })
      return { drawn: [fontBoundingBoxAscent, fontBoundingBoxDescent], declared }
    },
    [family, standIn] as const,
  )

test('until a typeface comes, its stand-in is as tall: no line moves when it does', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Onest Variable')),
  )
  for (const pair of [
    // For two weights, and each on two kinds of machine.
    ['Onest Variable', 'Kasa Text Fallback', 4],
    ['Bricolage Grotesque Variable', 'Kasa Display Fallback', 2],
  ] as const) {
    const { drawn, declared } = await heights(page, pair)
    expect(declared).toEqual(Array(pair[2]).fill(drawn))
  }
})
