import { createHash } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { examine, NOTHING_NOTED } from '#scripts/games/verify-round/examine.ts'
import { fetchTable, readProof } from '#scripts/games/verify-round/proof.ts'
import { newMember } from '../tools/member.ts'
import { DESKTOP, expect, heading, PHONE, test, toast } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'

const HASH = /^[0-9a-f]{64}$/

/** A fact of the page by its name: what stands beside the copy button. */
const fact = (page: Page, name: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('code')
    .first()

const sha256 = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

/** Opens the game and plays rounds in it, by its own protocol, until one has paid; answers how to end it. */
async function playUntilPaid(page: Page): Promise<() => Promise<void>> {
  await page.goto('/play/slot/1')
  await expect(page.locator('iframe')).toBeVisible()
  const src = await page.locator('iframe').getAttribute('src')
  const address = new URL(src ?? '')
  const rgs = `http://${address.searchParams.get('rgs_url')}`
  const sessionID = address.searchParams.get('sessionID')
  const end = async () => {
    await page.request.post(`${rgs}/wallet/end-round`, { data: { sessionID } })
  }
  for (let played = 0; played < 60; played += 1) {
    const data = { sessionID, amount: 2_000_000, mode: 'BASE' }
    const reply: unknown = await (await page.request.post(`${rgs}/wallet/play`, { data })).json()
    const { round } = reply as { round: { payout: number } }
    if (round.payout > 0) return end
  }
  throw new Error('no round paid')
}

async function seedsOf(page: Page): Promise<{ hash: string; next: string }> {
  await page.goto('/profile/fairness')
  await expect(heading(page)).toHaveText('Adillik')
  const hash = await fact(page, 'Sunucu tohumunun özeti (SHA-256)').innerText()
  const next = await fact(page, 'Sıradaki sunucu tohumunun özeti (SHA-256)').innerText()
  return { hash, next }
}

/** Asks for new seeds with one of the member's own and says yes. */
async function renew(page: Page, seed: string): Promise<void> {
  await page.getByLabel('Yeni tohumunuz').fill(seed)
  await page.getByRole('main').getByRole('button', { name: 'Tohumu yenile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yenile', exact: true }).click()
}

for (const [name, viewport] of [
  ['390', PHONE],
  ['1280', DESKTOP],
] as const)
  test(`a member sees the hash, plays, opens the seed and verifies a round at ${name}`, async ({
    page,
    house,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await logInByApi(page, await newMember(house))
    const before = await seedsOf(page)
    expect(before.hash).toMatch(HASH)
    const end = await playUntilPaid(page)
    await end()
    const after = await seedsOf(page)
    expect(after).toEqual(before)
    const own = await fact(page, 'Sizin tohumunuz').innerText()
    expect(own).toMatch(/^[0-9a-f]{32}$/)
    await expect(page.getByLabel('Yeni tohumunuz')).toHaveValue(/^[0-9a-f]{32}$/)
    await expect(page.getByLabel('Yeni tohumunuz')).not.toHaveValue(own)
    await renew(page, own)
    await expect(page.getByText(/^Bu tohumu daha önce kullandınız; biliniyordu/)).toBeVisible()
    await renew(page, 'lale bahçesi 7')
    await expect(toast(page, 'Tohumlar yenilendi, eskisi açıldı.')).toBeVisible()
    await expect(fact(page, 'Sunucu tohumunun özeti (SHA-256)')).toHaveText(before.next)
    await expect(fact(page, 'Sizin tohumunuz')).toHaveText('lale bahçesi 7')
    expect(sha256(await fact(page, 'Sunucu tohumu').innerText())).toBe(before.hash)
    await page.getByRole('button', { name: /turun hepsini doğrula/ }).click()
    await expect(page.getByText(/turun hepsi doğrulandı: sıra 0’dan başlıyor/)).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText(/özeti bu tarayıcıya ilk turdan önce gösterilmişti/)).toBeVisible()
    await expect(page.getByText(/^Sizin tohumunuz, bu tarayıcının bu çift için/)).toBeVisible()
    await expect(page.getByText(/jackpotları, kayıttaki saate göre turdan önce/)).toBeVisible()
    await expect(page.getByText(/Turun saatini, numarasını ve bahsin tutarını/)).toBeVisible()
    await page.goto('/profile/games')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Lale Devri/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Turu doğrula' }).click()
    await expect(sheet.getByText('Tur doğrulandı: her adım tutuyor.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(sheet.locator('[data-holds="true"]')).toHaveCount(12)
    await expect(sheet.getByText(/sizin tohumunuz, bu tarayıcının bu çift için/)).toBeVisible()
    const saving = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Kanıtı indir' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^kasa-tur-\d+\.json$/)
    const proof = await readProof(await saved.path())
    expect(proof.house).toBe(new URL(page.url()).origin)
    expect(proof.noted.mode?.tableHash).toBe(proof.round.draw.tableHash)
    expect(proof.noted.receiptKey).toBe(proof.round.receipt.key)
    expect(proof.noted.seed).toEqual({
      seedHash: before.hash,
      nonce: 0,
      clientSeed: own,
      drawVersion: 2,
    })
    const steps = await examine(proof.round, await fetchTable(proof.house, proof.round), {
      ...NOTHING_NOTED,
      ...proof.noted,
      seedHash: before.hash,
    })
    expect(steps.filter(({ holds }) => holds === false)).toEqual([])
  })

test('opened seeds are read on to the last, and one without rounds is held to its hash', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await house.owner.pool.query(
    `insert into member_seeds (member_id, seq, server_seed, seed_hash, next_server_seed, next_seed_hash,
       client_seed, draw_version, created_at, revealed_at)
     select id, seq, seed, sha256(seed), case when seq = 121 then seed end, sha256(seed), 'own ' || seq, 2,
       now(), case when seq < 121 then now() end
     from members, generate_series(1, 121) as seq, sha256(convert_to('seed ' || seq, 'utf8')) as seed
     where username = $1`,
    [username],
  )
  await logInByApi(page, username)
  await page.goto('/profile/fairness')
  const buttons = page.getByRole('button', { name: 'Tohumu doğrula' })
  for (let shown = 10; shown < 120; shown += 10) {
    await expect(buttons).toHaveCount(shown)
    await page.getByRole('button', { name: 'Daha fazla göster' }).click()
  }
  await expect(buttons).toHaveCount(120)
  await expect(page.getByRole('button', { name: 'Daha fazla göster' })).toHaveCount(0)
  await buttons.last().click()
  await expect(page.getByText('Tohum verilen özete uyuyor. Bu tohumla hiç tur')).toBeVisible()
})

test('a first launch notes both hashes and then chooses the client seed, before any round', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  const calls: string[] = []
  page.on('request', (request) => {
    const { api } = (request.postDataJSON() ?? {}) as { api?: { class: string; method: string } }
    if (api?.class === 'casino') calls.push(api.method)
  })
  await page.goto('/play/slot/1')
  await expect(page.locator('iframe')).toBeVisible()
  const seeds = calls.filter((name) => /seed|init_game/.test(name)).slice(0, 4)
  expect(seeds).toEqual(['init_game', 'seeds', 'choose_seed', 'init_game'])
  const stored = await page.evaluate(() => ({
    seeds: localStorage.getItem('seedHashes'),
    games: localStorage.getItem('gameHashes'),
  }))
  expect(Object.keys(JSON.parse(stored.seeds ?? '{}') as object)).toHaveLength(2)
  expect(Object.keys(JSON.parse(stored.games ?? '{}') as object)).toContain('lale-devri 1 base')
})

test('a renewal that an open round forbids names its game and leads back to it', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  await playUntilPaid(page)
  await page.goto('/profile/fairness')
  await renew(page, 'lale bahçesi 8')
  await expect(page.getByText(/^Süren turunuz Lale Devri oyununda\./)).toBeVisible()
  await page.getByRole('link', { name: 'Tura dön' }).click()
  await expect(page).toHaveURL(/\/play\/slot\/1$/)
})

test('a round that does not hold is named: the check is really made', async ({ page, house }) => {
  await logInByApi(page, await newMember(house))
  const end = await playUntilPaid(page)
  await end()
  await page.goto('/profile/fairness')
  await renew(page, 'x')
  await expect(toast(page, 'Tohumlar yenilendi, eskisi açıldı.')).toBeVisible()
  // A line more than was sealed: the row may be the same, the table is not.
  await page.route('**/tables/**', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ body: `${await reply.text()}9999999,1,0\n` })
  })
  await page.goto('/profile/games')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lale Devri/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Turu doğrula' }).click()
  await expect(sheet.getByText(/^Tur doğrulanamadı/)).toBeVisible({ timeout: 30_000 })
})

test('the game’s own proof shows the hash and the seed before the first round', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  const { hash } = await seedsOf(page)
  await page.goto('/play/slot/1')
  await page.getByRole('button', { name: 'Adillik kanıtı' }).click()
  const proof = page.getByRole('dialog')
  await expect(proof).toContainText(hash)
  await proof.getByRole('link', { name: 'Tohumlarınız' }).click()
  await expect(heading(page)).toHaveText('Adillik')
})

test('a seed is not renewed in the middle of a round, nor for one that cannot be seen', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  const end = await playUntilPaid(page)
  const { hash } = await seedsOf(page)
  await renew(page, 'yeni')
  await expect(toast(page, /^Süren bir turunuz var/)).toBeVisible()
  await end()
  const wrong = page.getByText('1–64 görünür karakter yazın; art arda boşluk olmasın.')
  for (const seed of ['a  b', '   ']) {
    await page.reload()
    await page.getByLabel('Yeni tohumunuz').fill(seed)
    await page.getByRole('main').getByRole('button', { name: 'Tohumu yenile' }).click()
    const yes = page.getByRole('dialog').getByRole('button', { name: 'Yenile', exact: true })
    if (seed.trim() !== '') await yes.click()
    await expect(wrong).toBeVisible()
  }
  await expect(fact(page, 'Sunucu tohumunun özeti (SHA-256)')).toHaveText(hash)
})
