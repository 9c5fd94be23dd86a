import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import type { SlotTheme } from '#stage/slots/theme.ts'
import { TITLES } from '#stage/slots/themes.ts'
import { drawTile } from './art/tile.ts'

const HOUSE = dirname(dirname(fileURLToPath(import.meta.url)))
const EMOJI = join(HOUSE, 'node_modules/@lobehub/fluent-emoji-3d/assets')
const TILE_BYTES_MAX = 80 * 1024

/** What NOTICE must say about the art of this build. */
export const ART_NOTICE = [
  'Symbols and heroes of the games: Fluent Emoji 3D by Microsoft Corporation, MIT (@lobehub/fluent-emoji-3d).',
  'Titles on the tiles: Bricolage Grotesque, SIL Open Font License 1.1 (@fontsource-variable/bricolage-grotesque).',
]

/** Writes `<out>/<game>/tile.svg` and `<out>/<game>/pictures/*.webp` for every game. */
export async function drawArt(
  out: string,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  for (const { theme, words } of Object.values(TITLES)) {
    const folder = join(out, theme.game)
    await mkdir(join(folder, 'pictures'), { recursive: true })
    for (const [name, file] of Object.entries(theme.pictures))
      await copyFile(join(EMOJI, `${file}.webp`), join(folder, 'pictures', `${name}.webp`))
    await drawTileOf(theme, words.tr.title, folder)
    say(`art: ${theme.game}`)
  }
  await writeFile(join(out, 'NOTICE.txt'), `${ART_NOTICE.join('\n')}\n`)
}

async function drawTileOf(theme: SlotTheme, title: string, folder: string): Promise<void> {
  const path = join(folder, 'tile.svg')
  await writeFile(path, await drawTile(theme, title, pictureOf))
  const { size } = await stat(path)
  if (size > TILE_BYTES_MAX) throw new Error(`${path} is ${size} bytes; a tile may have 80 KB`)
}

async function pictureOf(file: string): Promise<string> {
  const bytes = await readFile(join(EMOJI, `${file}.webp`))
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await drawArt(join(HOUSE, 'build/art'), (line) => console.log(line))
