import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { SlotTheme } from '#stage/slots/theme.ts'
import { TITLES } from '#stage/slots/themes.ts'
import { BANNERS, drawBanner } from './art/banner.ts'
import { fitPicture } from './art/fitted-picture.ts'
import { tableTiles } from './art/table-tile.ts'
import { drawTile } from './art/tile.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const EMOJI = join(ROOT, 'node_modules/@lobehub/fluent-emoji-3d/assets')
const PICTURE_BYTES_MAX = 80 * 1024

/** What stands beside the ways through the house, by the name in its address. */
const PLACES: Readonly<Record<string, string>> = {
  slots: '1f3b0',
  live: '1f0cf',
  tournaments: '1f3c6',
  earnings: '1f48e',
  promotions: '1f381',
  support: '1f3a7',
}

/** What NOTICE must say about the art of this build. */
export const ART_NOTICE = [
  'Symbols and heroes of the games: Fluent Emoji 3D by Microsoft Corporation, MIT (@lobehub/fluent-emoji-3d).',
  'Titles on the tiles: Bricolage Grotesque, SIL Open Font License 1.1 (@fontsource-variable/bricolage-grotesque).',
]

/**
 * Writes `<out>/<game>/tile.svg` and `<out>/<game>/pictures/*.webp` for every game, the banners, and
 * the pictures of the quick ways.
 */
export async function drawArt(
  out: string,
  print: (line: string) => void = () => undefined,
): Promise<void> {
  for (const { theme, words } of Object.values(TITLES)) {
    const folder = join(out, theme.game)
    await mkdir(join(folder, 'pictures'), { recursive: true })
    for (const [name, file] of Object.entries(theme.pictures))
      await copyFile(join(EMOJI, `${file}.webp`), join(folder, 'pictures', `${name}.webp`))
    await drawTileOf(theme, words.tr.title, folder)
    print(`art: ${theme.game}`)
  }
  for (const [table, svg] of tableTiles()) {
    await mkdir(join(out, table), { recursive: true })
    await writePicture(join(out, table, 'tile.svg'), svg)
  }
  await drawBanners(join(out, 'banners'))
  await copyPlaces(join(out, 'places'))
  await writeFile(join(out, 'NOTICE.txt'), `${ART_NOTICE.join('\n')}\n`)
}

async function drawTileOf(theme: SlotTheme, title: string, folder: string): Promise<void> {
  await writePicture(join(folder, 'tile.svg'), await drawTile(theme, title, pictureOf))
}

async function drawBanners(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, banner] of Object.entries(BANNERS))
    await writePicture(join(folder, `${name}.svg`), await drawBanner(banner, pictureOf))
}

async function copyPlaces(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, file] of Object.entries(PLACES))
    await copyFile(join(EMOJI, `${file}.webp`), join(folder, `${name}.webp`))
}

async function writePicture(path: string, svg: string): Promise<void> {
  await writeFile(path, svg)
  const { size } = await stat(path)
  if (size > PICTURE_BYTES_MAX)
    throw new Error(`${path} is ${size} bytes; a picture may have 80 KB`)
}

async function pictureOf(file: string, units: number): Promise<string> {
  const bytes = await fitPicture(await readFile(join(EMOJI, `${file}.webp`)), units)
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await drawArt(join(ROOT, 'build/art'), (line) => console.log(line))
