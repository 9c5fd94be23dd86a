import type { Page } from '@playwright/test'
import { JACKPOT_LEVELS, jackpotTerms, PRESENT_TERMS } from '#chance/jackpots.ts'
import * as kapadokya from '#games/slots/kapadokya-1000/numbers.ts'
import { RAINBOW_REELS } from '#games/slots/yonca-bahcesi/numbers.ts'
import { visitor, type TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { DESKTOP, expect, PHONE, test, type Lang } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'

const SPIN = { tr: 'Çevir', en: 'Spin' } as const
const MORE = { tr: 'Diğer seçenekler', en: 'More options' } as const
const RULES = { tr: 'Kurallar ve ödeme tablosu', en: 'Rules and paytable' } as const
const CLOSE = { tr: 'Kapat', en: 'Close' } as const

const inGame = (page: Page) => page.frameLocator('iframe')
const sheet = (page: Page) => inGame(page).getByRole('dialog')

async function openRules(page: Page, house: TestHouse, game: string, lang: Lang): Promise<void> {
  const { data } = await visitor(house).call('casino/games_list', { searchGameName: game })
  const gameID = data[0]?.gameID ?? 0
  await page.goto(`/play/slot/${gameID}?lang=${lang}`)
  const spin = inGame(page).getByRole('button', { name: SPIN[lang], exact: true })
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  // On a phone the bar keeps its lesser buttons behind one.
  if (page.viewportSize()?.width === PHONE.width)
    await page.getByRole('button', { name: MORE[lang] }).click()
  await page.getByRole('button', { name: RULES[lang] }).click()
  await expect(sheet(page)).toBeVisible()
}

async function says(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(sheet(page)).toContainText(text)
}

const lira = (micro: bigint, lang: Lang): string =>
  `₺${(Number(micro) / 1e6).toLocaleString(lang === 'tr' ? 'tr-TR' : 'en-GB')}`

/** Odds and start of every pool, as the terms have them. */
function poolsIn(lang: Lang): string[] {
  const { levels } = jackpotTerms(PRESENT_TERMS)
  return JACKPOT_LEVELS.map((level) => {
    const [oneIn, start] = [lira(levels[level].oneIn, lang), lira(levels[level].start, lang)]
    return lang === 'tr'
      ? `${oneIn} bahiste 1 düşer, ${start} ile başlar`
      : `falls once in ${oneIn} staked, starts at ${start}`
  })
}

const RAINBOWS = RAINBOW_REELS.map((reel) => reel + 1)
const ordinals = new Intl.ListFormat('tr').format(RAINBOWS.map((reel) => `${reel}.`))
const numbers = new Intl.ListFormat('en-GB').format(RAINBOWS.map(String))

const TEXTS = {
  tr: {
    kapadokya: [
      'Nazar boncuğu jokerdir: Güneş dışında her simgenin yerine geçer. Yalnız 2., 3. ve 4. makaralarda',
      'Sayım, son düşüşten sonra tahta durunca yapılır',
      '%96,48 + %0,55 jackpot',
      '%96,48 + en çok %0,55 jackpot',
      'en çok ₺10.000 sayılır',
      'ayrılan en çok %0,55 pay 4 jackpot havuzunu besler',
      'çarpan nereye çıkmış olursa olsun ×1 ile başlar',
      'dönüşler arasında ve yeni dönüşler kazanıldığında başa dönmez',
    ],
    lale: [
      'Taç jokerdir: Altın dışında her simgenin yerine geçer. Yalnız 2., 3. ve 4. makaralarda',
    ],
    yonca: [
      `Yalnız ${ordinals} makaralarda çıkar.`,
      'Yalnız dönüşün ilk tahtasında çıkar',
      'Ücretsiz dönüşler başlarken bütün işaretler ve çarpanlar silinir.',
      'yeni dönüşler kazanılsa da, ücretsiz dönüşlerin sonuna kadar kalır',
    ],
  },
  en: {
    kapadokya: [
      'It comes on reels 2, 3 and 4 only.',
      'They are counted when the board has come to rest',
      '96.48% + 0.55% jackpot',
      '96.48% + up to 0.55% jackpot',
      'at most ₺10,000 counts',
      'Of every stake up to 0.55% goes into 4 jackpot pools',
      'Free spins begin at ×1, however high the multiplier stood',
      'does not begin anew between spins or when more spins are won',
    ],
    lale: ['It comes on reels 2, 3 and 4 only.'],
    yonca: [
      `It comes on reels ${numbers} only.`,
      'It comes on the first board of a spin only',
      'As free spins begin, all marks and multipliers are cleared.',
      'stay to the end of the free spins, also when more spins are won',
    ],
  },
} as const

for (const [name, viewport, lang] of [
  ['390', PHONE, 'tr'],
  ['1280', DESKTOP, 'en'],
] as const)
  test(`rules sheets say where wilds and scatters come, when they count, every step and where it begins, and all odds, at ${name}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(viewport)
    await logInByApi(page)
    const texts = TEXTS[lang]

    await openRules(page, house, 'kapadokya', lang)
    const ladder = sheet(page).locator('.ladder li')
    await expect(ladder).toHaveText(kapadokya.FREE_LADDER.map((step) => `×${step}`))
    await says(page, [...texts.kapadokya, ...poolsIn(lang)])
    expect(await violations(page)).toEqual([])
    await sheet(page).getByRole('button', { name: CLOSE[lang] }).click()

    await openRules(page, house, 'lale devri', lang)
    await says(page, texts.lale)
    await openRules(page, house, 'yonca', lang)
    await says(page, texts.yonca)
  })
