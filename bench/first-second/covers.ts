/** Covers of the house's own games for the pictured lobby, each in the size in which a phone draws it there. */
import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { COVER } from './lobby.ts'

export interface Cover {
  game: string
  webp: Buffer
}

/** The first six are in sight: slots, then tables. */
const GAMES = [
  'lale-devri',
  'kapadokya-1000',
  'yonca-bahcesi',
  'zeplin',
  'istanbul-ruleti',
  'cini-ligi',
  'spaceman',
  'bakara-lale',
  'altin-halic',
  'sans-carki',
  'blackjack-saray',
  'bingo-cini',
]
/** Pixels of the bench's phone for one of the page, and the quality of the house's own pictures. */
const PIXELS = 1.75
const QUALITY = 0.7

/** The tiles of the build, drawn by the browser and kept as WebP. */
export async function drawCovers(browser: Browser): Promise<Cover[]> {
  const page = await browser.newPage()
  const covers: Cover[] = []
  for (const game of GAMES) {
    const svg = await readFile(`build/art/${game}/tile.svg`, 'base64')
    const size = { width: COVER.width * PIXELS, height: Math.round(COVER.height * PIXELS) }
    const drawing = { src: `data:image/svg+xml;base64,${svg}`, ...size, quality: QUALITY }
    const [, webp = ''] = (await page.evaluate(drawAsWebp, drawing)).split(',')
    covers.push({ game, webp: Buffer.from(webp, 'base64') })
  }
  await page.close()
  return covers
}

interface Drawing {
  src: string
  width: number
  height: number
  quality: number
}

/** Runs in the page: a data address of the picture. */
async function drawAsWebp({ src, width, height, quality }: Drawing): Promise<string> {
  const image = new Image(width, height)
  image.src = src
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/webp', quality)
}
