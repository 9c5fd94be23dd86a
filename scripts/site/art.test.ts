import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WHEEL } from '#games/roulette/numbers.ts'
import { drawArt } from './art.ts'
import { fitPicture } from './art/fitted-picture.ts'
import { letter } from './art/lettering.ts'

let out = ''

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'kasa-art-'))
  await drawArt(out)
})

afterAll(() => rm(out, { recursive: true, force: true }))

describe('the art of the games', () => {
  it('draws a tile that needs nothing from elsewhere and stays small', async () => {
    const tile = await readFile(join(out, 'lale-devri/tile.svg'), 'utf8')
    expect(gzipSync(tile).length).toBeLessThan(14 * 1024)
    expect(tile).not.toMatch(/<text|<style|<script|font-family/)
    const addresses = [...tile.matchAll(/(?:href|src)="([^"]{0,24})/g)].map(
      ([, address]) => address,
    )
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.every((address) => address?.startsWith('data:image/webp;base64,'))).toBe(true)
  })

  it('draws banners without a word in them, small, and of nothing from elsewhere', async () => {
    const banners = await readdir(join(out, 'banners'))
    expect(banners.sort()).toEqual(
      ['fair', 'jackpot', 'slots', 'tournament', 'welcome'].map((name) => `${name}.svg`),
    )
    for (const name of banners) {
      const banner = await readFile(join(out, 'banners', name), 'utf8')
      expect(gzipSync(banner).length).toBeLessThan(14 * 1024)
      expect(banner).not.toMatch(
        /<text|<style|<script|font-family|href="(?!data:image\/webp;base64,)/,
      )
    }
  })

  it('holds pictures in the size in which they are drawn, and none larger than it was', async () => {
    const whole = await readFile(join(out, 'lale-devri/pictures/tulip.webp'))
    const [small, large] = [await fitPicture(whole, 100), await fitPicture(whole, 1_000)]
    // A WebP says its width less one in three bytes (VP8X).
    const widthOf = (picture: Buffer) => picture.readUIntLE(24, 3) + 1
    expect([small, large].map(widthOf)).toEqual([120, widthOf(whole)])
    expect(small.length).toBeLessThan(large.length / 1.5)
    expect(large.length).toBeLessThan(whole.length)
  })

  it('writes every number of a wheel beside its pocket, in one text', async () => {
    const tile = await readFile(join(out, 'avrupa-ruleti/tile.svg'), 'utf8')
    const [, turns = '', digits] = /<text [^>]*rotate="([^"]+)"[^>]*>(\d+)<\/text>/.exec(tile) ?? []
    expect(digits).toBe(WHEEL.join(''))
    const step = 360 / WHEEL.length
    const expected = WHEEL.flatMap((number, at) => [...String(number)].map(() => at * step))
    expect(turns.split(',')).toEqual(expected.map((turn) => turn.toFixed(1)))
    expect(tile.match(/<text/g)).toHaveLength(1)
  })

  it('has every picture that the theme names', async () => {
    const pictures = await readdir(join(out, 'lale-devri/pictures'))
    expect(pictures).toContain('tulip.webp')
    expect(pictures.length).toBeGreaterThanOrEqual(7)
  })

  it('sets Turkish letters, and says which one it cannot', () => {
    expect(letter('ĞÜŞİÖÇ ğüşıöç').width).toBeGreaterThan(3)
    expect(() => letter('漢')).toThrow(/no letter/)
  })
})
