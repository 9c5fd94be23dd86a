import type { Page } from '@playwright/test'
import { DESKTOP, expect, logIn, main, PHONE, chooseLanguage, test } from '../tools/house.ts'
import { onCall, replyWith } from '../tools/wire.ts'

test.use({ reducedMotion: 'no-preference' })

const wide = (page: Page) => page.getByRole('region', { name: 'Öne çıkanlar' })
const narrow = (page: Page) => page.getByRole('region', { name: 'Ayrıca' })

/** How far the slides have been turned, in slides. */
const turned = (page: Page) =>
  wide(page)
    .getByRole('list')
    .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))

const SHIFT_MAX = 0.02

test('DATA-07/sliderPlace what is marked sol stands left on the home page, what is marked sag right', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  const block = await page.locator('#kasa-first').textContent()
  const replies: { call: string; reply: { data: { sliderPlace: string; title: string }[] } }[] =
    JSON.parse(block ?? '[]')
  const sliders = replies.find(({ call }) => call === 'cmscontroller/getSlider')?.reply.data ?? []
  for (const [place, region] of [
    ['sol', wide(page)],
    ['sag', narrow(page)],
  ] as const) {
    const titles = sliders.filter(({ sliderPlace }) => sliderPlace === place)
    expect(titles.length).toBeGreaterThan(0)
    await expect(region.getByRole('heading')).toHaveText(titles.map(({ title }) => title))
  }
  const [left, right] = [await wide(page).boundingBox(), await narrow(page).boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
})

const DAY_MS = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

test('RULE-08/status RULE-08/start RULE-08/end the home page shows a slider only while it is active and within its dates', async ({
  page,
}) => {
  const slider = {
    Status: 'active',
    sliderPlace: 'sol',
    Start_date: inDays(-1),
    End_date: inDays(1),
    SliderType: 'home',
    Lang: 'tr',
    text: '',
    image: '',
    link: '',
    button: '',
  }
  const data = [
    { ...slider, id: 1, title: 'Kapalı', Status: 'passive' },
    { ...slider, id: 2, title: 'Gelecek', Start_date: inDays(0.5) },
    { ...slider, id: 3, title: 'Geçmiş', End_date: inDays(-0.5) },
    { ...slider, id: 4, title: 'Şimdiki' },
  ]
  await onCall(page, 'cmscontroller/getSlider', replyWith({ result: true, message: '', data }))
  // A page that is loaded brings its sliders along; one that is walked to asks for them.
  await page.goto('/about-us')
  await page.getByRole('link', { name: 'Kasa ana sayfa' }).first().click()
  await expect(wide(page).getByRole('heading')).toHaveText(['Şimdiki'])
})

test('without slides a member is shown how a round is proven, however far below', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await onCall(page, 'cmscontroller/getSlider', replyWith({ result: true, message: '', data: [] }))
  await logIn(page)
  await page.goto('/about-us')
  await page.getByRole('link', { name: 'Kasa ana sayfa' }).first().click()
  await page.getByRole('button', { name: 'Nasıl kanıtlanır?' }).click()
  await expect(page.getByRole('heading', { name: 'Bir tur nasıl kanıtlanır?' })).toBeInViewport()
})

test('the menu of wide screens is in the page where there is room for it, and nowhere else', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Alt menü' })
  // In the page at all: what is hidden there has been made.
  const rail = page.locator('nav[aria-label="Ana menü"]')
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await expect(page.locator('.first-screen')).toHaveCount(0)
  await expect(bar).toBeVisible()
  await expect(rail).toHaveCount(0)
  await page.setViewportSize(DESKTOP)
  await expect(rail).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(rail).toHaveCount(0)
})

test('the slides turn at a press, wait for whoever looks, and stop when told to', async ({
  page,
}) => {
  await page.goto('/')
  await wide(page).getByRole('button', { name: 'Sonraki' }).click()
  await expect.poll(() => turned(page)).toBe(1)
  await wide(page).getByRole('button', { name: '1. görsele geç' }).click()
  await expect.poll(() => turned(page)).toBe(0)
  await wide(page).getByRole('button', { name: 'Önceki' }).click()
  await expect.poll(() => turned(page)).toBe(2)
  await wide(page).getByRole('button', { name: 'Kendi kendine ilerlemesin' }).click()
  await expect(wide(page).getByRole('button', { name: 'Kendi kendine ilerlesin' })).toBeVisible()
})

test('on a phone all slides are one low strip that a thumb pulls, and a tablet shows both sides', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const all = wide(page).getByRole('listitem').or(narrow(page).getByRole('listitem'))
  await expect(all.first()).toBeInViewport()
  const count = await all.count()
  expect(count).toBeGreaterThan(3)
  const tops = await all.evaluateAll((each) => each.map((slide) => slide.getBoundingClientRect()))
  expect(new Set(tops.map(({ y }) => y)).size).toBe(1)
  for (const { height } of tops) expect(height).toBeLessThanOrEqual(220)
  await expect(wide(page).getByRole('button')).toHaveCount(0)
  await all.last().getByRole('link').focus()
  await expect(all.last()).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await page.setViewportSize({ width: 768, height: 1024 })
  const [left, right] = [await wide(page).boundingBox(), await narrow(page).boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  expect(left?.y).toBe(right?.y)
})

/** What of the slides is cut, or stands over what their pictures show, one line each. */
const unread = (page: Page): Promise<string[]> =>
  page.locator('[aria-roledescription="carousel"] li').evaluateAll((slides) => {
    /** The motif's place in every picture, in shares of it (scripts/site/art/banner.ts). */
    const MOTIF = { left: 0.66, right: 0.85, top: 0.2, bottom: 0.8 }
    const motifOf = (picture: HTMLImageElement) => {
      const box = picture.getBoundingClientRect()
      const { naturalWidth, naturalHeight } = picture
      const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight)
      const [width, height] = [naturalWidth * scale, naturalHeight * scale]
      const [, share = '50', beyond = '0'] =
        /^(?:calc\()?([\d.]+)%(?: \+ ([\d.]+)px\))?/.exec(
          getComputedStyle(picture).objectPosition,
        ) ?? []
      const x = box.left + ((box.width - width) * Number(share)) / 100 + Number(beyond)
      const y = box.top + (box.height - height) / 2
      return {
        left: x + width * MOTIF.left,
        right: Math.min(x + width * MOTIF.right, box.right),
        top: y + height * MOTIF.top,
        bottom: Math.min(y + height * MOTIF.bottom, box.bottom),
      }
    }
    return slides.flatMap((slide) => {
      const picture = slide.querySelector('img')
      const motif = picture === null ? null : motifOf(picture)
      return [...slide.querySelectorAll('p, h2')].flatMap((element) => {
        const words = element.textContent ?? ''
        const range = document.createRange()
        range.selectNodeContents(element)
        const isOver = [...range.getClientRects()].some(
          (line) =>
            motif !== null &&
            line.left < motif.right &&
            line.right > motif.left &&
            line.top < motif.bottom &&
            line.bottom > motif.top,
        )
        const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight)
        const isCut = element.scrollHeight - element.clientHeight > lineHeight / 2
        const { bottom } = slide.getBoundingClientRect()
        const isOut = range.getBoundingClientRect().bottom > bottom
        return [isCut || isOut ? `cut: ${words}` : '', isOver ? `over: ${words}` : ''].filter(
          (text) => text !== '',
        )
      })
    })
  })

for (const lang of ['tr', 'en'] as const)
  test(`the house's slides are whole and clear of what their pictures show, in ${lang}`, async ({
    page,
  }) => {
    await chooseLanguage(page, lang)
    for (const width of [320, 360, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: DESKTOP.height })
      await page.goto('/')
      await expect(page.locator('[aria-roledescription="carousel"] li img')).toHaveCount(5)
      await page.evaluate(() => document.fonts.ready)
      expect(await unread(page), `at ${width}`).toEqual([])
    }
  })

test('virtual games stand on the home page, after what comes first, and lead to where they are played', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  const shelf = main(page).getByRole('region', { name: 'Sanal oyunlar' })
  await expect(shelf).toBeVisible({ timeout: 20_000 })
  const tracks = shelf.locator('a[href^="/play/virtual/"]')
  expect(await tracks.count()).toBeGreaterThan(3)
  await shelf.scrollIntoViewIfNeeded()
  await page.screenshot({ path: '.results/home-virtual-1280.png' })
  await page.setViewportSize(PHONE)
  await shelf.scrollIntoViewIfNeeded()
  await page.screenshot({ path: '.results/home-virtual-390.png' })
})

test('a search at the top finds live tables and virtual games, too, and leads to them', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  const top = page.getByRole('banner').getByRole('searchbox')
  await top.fill('bingo')
  await top.press('Enter')
  const virtual = main(page).getByRole('region', { name: 'Sanal oyunlar' })
  await expect(virtual.getByRole('link', { name: /Bingo/ }).first()).toBeVisible()
  await expect(main(page).getByText('sonuç bulunamadı')).toBeHidden()
  await page.screenshot({ path: '.results/search-virtual.png' })
  await top.fill('rulet')
  await top.press('Enter')
  const live = main(page).getByRole('region', { name: 'Canlı masalar' })
  await expect(live.getByRole('link', { name: /Rulet/ }).first()).toBeVisible()
  await live.getByRole('link', { name: /^Tümü \d/ }).click()
  await expect(page).toHaveURL('/live?q=rulet')
})

test('who asked for less motion gets slides that never move by themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(wide(page).getByRole('button', { name: 'Sonraki' })).toBeVisible()
  await expect(wide(page).getByRole('button', { name: /ilerle/ })).toHaveCount(0)
})

test('the jackpots stand on the home page, and nothing on it jumps while it comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await page.goto('/')
    await expect(
      main(page)
        .getByRole('region', { name: /Jackpot/i })
        .first(),
    ).toContainText('₺')
    await expect(page.getByRole('heading', { name: 'Bir tur nasıl kanıtlanır?' })).toBeAttached()
    await page.waitForLoadState('networkidle')
    const shifted = await page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: number[] }
      return shifts.reduce((sum, shift) => sum + shift, 0)
    })
    expect(shifted, `${size.width}`).toBeLessThan(SHIFT_MAX)
  }
})
