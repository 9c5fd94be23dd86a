import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium as playwright, type Browser } from '@playwright/test'
import { starPath } from '#kit/art/star.ts'
import { chromium, CHROMIUM_FLAGS } from '../check/browser.ts'
import { buildChanged } from './build.ts'

/**
 * Draws what other programs show of the site, into web/public: the pictures of shared links
 * (`share/`) and the icons it installs with (`icons/`). They are committed; draw them anew when the
 * mark, the palette or a game's tile has changed: `npm run share-pictures`.
 */
const OUT = 'web/public'
const EMOJI = 'node_modules/@lobehub/fluent-emoji-3d/assets'
const FONT =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/** The ground of each picture, and what stands before it: emoji by their code, or games by their tile. */
const PICTURES = {
  home: { ground: ['#1d3fb8', '#0b1024'], emoji: ['1f451', '1f337', '1f48e'] },
  slots: {
    ground: ['#1d3fb8', '#0b1024'],
    tiles: ['kapadokya-1000', 'lale-devri', 'yonca-bahcesi'],
  },
  live: { ground: ['#0c6b5e', '#08201f'], emoji: ['2660-fe0f', '1f451', '2665-fe0f'] },
  tournaments: { ground: ['#b0432f', '#2a0d12'], emoji: ['1f3c6', '1f451', '1f3c5'] },
  promotions: { ground: ['#8a5a0a', '#22160a'], emoji: ['1f381', '1fa99', '1f388'] },
} as const

const ICONS = [
  { name: 'icon-192', size: 192, share: 0.84, isRound: true },
  { name: 'icon-512', size: 512, share: 0.84, isRound: true },
  { name: 'maskable-512', size: 512, share: 0.62, isRound: false },
  { name: 'apple-touch-icon', size: 180, share: 0.68, isRound: false },
] as const

await buildChanged(console.log)
const browser = await playwright.launch({ executablePath: await chromium(), args: CHROMIUM_FLAGS })
try {
  await mkdir(path.join(OUT, 'share'), { recursive: true })
  await mkdir(path.join(OUT, 'icons'), { recursive: true })
  const font = await dataOf(FONT, 'font/woff2')
  for (const [name, picture] of Object.entries(PICTURES)) {
    const file = path.join(OUT, 'share', `${name}.jpg`)
    await shoot(browser, { width: 1200, height: 630, html: await pageOf(picture, font), file })
    console.log(file)
  }
  for (const icon of ICONS) {
    const file = path.join(OUT, 'icons', `${icon.name}.png`)
    await shoot(browser, { width: icon.size, height: icon.size, html: iconPage(icon), file })
    console.log(file)
  }
} finally {
  await browser.close()
}

interface Shot {
  width: number
  height: number
  html: string
  file: string
}

async function shoot(from: Browser, { width, height, html, file }: Shot): Promise<void> {
  const page = await from.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const isPhoto = file.endsWith('.jpg')
  await page.screenshot({
    path: file,
    omitBackground: !isPhoto,
    ...(isPhoto ? { type: 'jpeg', quality: 84 } : { type: 'png' }),
  })
  await page.close()
}

type Picture = (typeof PICTURES)[keyof typeof PICTURES]

async function pageOf(picture: Picture, font: string): Promise<string> {
  const [bright, dark] = picture.ground
  return `<!doctype html><style>
    @font-face{font-family:d;src:url(${font})}
    body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;
      background:linear-gradient(112deg,${dark},${bright} 62%,${dark})}
    svg{position:absolute;inset:0}
    .mark{position:absolute;left:84px;top:50%;transform:translateY(-50%);display:flex;
      align-items:center;gap:30px;font:700 150px/1 d;letter-spacing:-5px;color:#fff}
    .mark svg{position:static}
    img{position:absolute;filter:drop-shadow(0 18px 26px #0009)}
  </style>
  <svg viewBox="0 0 1200 630">${lattice()}${rosette(900, 315)}</svg>
  <div class="mark">${mark(150)}kasa</div>
  ${'tiles' in picture ? await tiles(picture.tiles) : await heroes(picture.emoji)}`
}

/** Three books of one shelf, the middle one in front. */
async function tiles(names: readonly string[]): Promise<string> {
  const places = [
    'left:650px;top:150px;rotate:-9deg',
    'left:790px;top:96px',
    'left:950px;top:150px;rotate:9deg',
  ]
  const order = [0, 2, 1]
  const images = await Promise.all(
    order.map(async (at) => {
      const source = await dataOf(`build/art/${names[at]}/tile.svg`, 'image/svg+xml')
      const width = at === 1 ? 300 : 250
      return `<img src="${source}" style="width:${width}px;border-radius:22px;${places[at]}">`
    }),
  )
  return images.join('')
}

/** One in the middle of the star, two beside its foot. */
async function heroes(names: readonly string[]): Promise<string> {
  const places = [
    'left:735px;top:140px;width:330px',
    'left:650px;top:350px;width:150px;rotate:-12deg',
    'left:1010px;top:360px;width:150px;rotate:10deg',
  ]
  const images = await Promise.all(
    names.map(async (name, at) => {
      const source = await dataOf(`${EMOJI}/${name}.webp`, 'image/webp')
      return `<img src="${source}" style="${places[at]}">`
    }),
  )
  return images.join('')
}

function iconPage({ size, share, isRound }: (typeof ICONS)[number]): string {
  const shape = isRound ? 'border-radius:22%;' : ''
  return `<!doctype html><style>body{margin:0}
    div{width:${size}px;height:${size}px;display:grid;place-items:center;background:#0b1024;${shape}}
    </style><div>${mark(size * share)}</div>`
}

/** The star within the star. */
function mark(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 40 40">
    <path d="${starPath(20, 20, 19)}" fill="#22d3c0"/>
    <path d="${starPath(20, 20, 12.5)}" fill="none" stroke="#04211e" stroke-width="1.6"/>
    <circle cx="20" cy="20" r="4.2" fill="#04211e"/></svg>`
}

function lattice(): string {
  return `<pattern id="l" width="90" height="90" patternUnits="userSpaceOnUse">
    <path d="${starPath(45, 45, 45)}" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="1.4"/></pattern>
    <rect width="1200" height="630" fill="url(#l)"/>`
}

function rosette(x: number, y: number): string {
  return [290, 224, 160]
    .map(
      (radius, at) =>
        `<path d="${starPath(x, y, radius)}" fill="#fff" fill-opacity=".05" stroke="${at === 1 ? '#ffc24b' : '#fff'}" stroke-opacity=".32" stroke-width="2"/>`,
    )
    .join('')
}

async function dataOf(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`
}
