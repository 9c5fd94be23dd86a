/** The waterfall of one visit as a picture: a bar for each request, the waves that they came in, and when what was seen. */
import { bytesByKind, KINDS, type Kind, type Request } from './traffic.ts'
import type { Visit } from './visit.ts'

export interface Drawn {
  /** Of the place, as a reader calls it. */
  title: string
  visit: Visit
  nameOf: (request: Request) => string
}

/** Legible on the night ground that it brings along. */
const COLOURS: Readonly<Record<Kind, string>> = {
  page: '#f4f6ff',
  style: '#c79bff',
  script: '#ffb454',
  type: '#6fc7ff',
  picture: '#6fe0a0',
  data: '#ff8095',
  other: '#93a0cc',
}
const INK = '#eef2ff'
const PALE = '#a9b4dc'
/** Around words that a line may run behind. */
const HALO = 'paint-order="stroke" stroke="#0f1633" stroke-width="4" stroke-linejoin="round"'

const WIDTH = 1060
const EDGE = 28
const NAMES = { x: 62, letters: 33 }
const PLOT = { left: 286, right: WIDTH - 60 }
const ROW = 19
const BAR = 11
/** From the top: title, what it came to, the colours, then a line for each mark. */
const MARKS_TOP = 118
const MARK_ROW = 17
const ROWS_TOP = MARKS_TOP + 4 * MARK_ROW + 22
const TICK_MS = 500

interface Scale {
  x: (ms: number) => number
  endMs: number
  bottom: number
}

export function drawWaterfall(drawn: Drawn): string {
  const requests = drawn.visit.traffic.toSorted((one, other) => one.sentMs - other.sentMs)
  const { liveMs, quietMs } = drawn.visit.figures
  const endMs = Math.ceil(Math.max(liveMs, quietMs) / TICK_MS) * TICK_MS
  const x = (ms: number) => PLOT.left + ((PLOT.right - PLOT.left) * ms) / endMs
  const scale = { x, endMs, bottom: ROWS_TOP + requests.length * ROW }
  const height = scale.bottom + 46
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif" font-size="12" fill="${INK}">
<title id="title">${escaped(`Waterfall of ${drawn.title}`)}</title>
<desc id="desc">${escaped(inWords(drawn.visit))}</desc>
<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="16" fill="#0b1024" stroke="#2b3566"/>
${headOf(drawn)}
${wavesOf(requests)}
${ticksOf(scale)}
${linesOf(drawn.visit, scale)}
${requests.map((request, row) => barOf(request, drawn.nameOf(request), row, scale)).join('\n')}
${marksOf(drawn.visit, scale)}
<text x="${EDGE}" y="${height - 18}" fill="${PALE}">Pale: sent, and no answer yet. Full: the answer comes. Each band is a wave, whose number stands at its left.</text>
</svg>
`
}

function headOf({ title, visit: { figures, traffic } }: Drawn): string {
  const kinds = bytesByKind(traffic)
  let left = EDGE
  const legend = KINDS.filter((kind) => traffic.some((request) => request.kind === kind)).map(
    (kind) => {
      const words = `${kind} ${kilobytes(kinds[kind])}`
      const [dot, text] = [left, left + 16]
      left = text + words.length * 6.6 + 22
      return `<rect x="${dot}" y="83" width="11" height="11" rx="3" fill="${COLOURS[kind]}"/><text x="${text}" y="93">${words}</text>`
    },
  )
  return `<text x="${EDGE}" y="42" font-size="21" font-weight="700">${escaped(title)}</text>
<text x="${EDGE}" y="64" fill="${PALE}">${figures.requests} requests in ${figures.waves} waves, ${kilobytes(figures.bytes)}, on a line of 1.6 Mbit and 150 ms, with a fourth of the processor</text>
${legend.join('\n')}`
}

/** Requests in the order in which they were sent are in the order of their waves, too. */
function wavesOf(requests: readonly Request[]): string {
  const waves = [...new Set(requests.map(({ wave }) => wave))]
  return waves
    .map((wave) => {
      const first = requests.findIndex((request) => request.wave === wave)
      const many = requests.filter((request) => request.wave === wave).length
      const [y, height] = [ROWS_TOP + first * ROW, many * ROW]
      const fill = wave % 2 === 1 ? '#141b3c' : '#0f1530'
      return `<rect x="${EDGE}" y="${y}" width="${WIDTH - 2 * EDGE}" height="${height}" fill="${fill}"/><text x="${EDGE + 17}" y="${y + 13.5}" text-anchor="middle" font-weight="700" fill="${PALE}">${wave}</text>`
    })
    .join('\n')
}

function ticksOf({ x, endMs, bottom }: Scale): string {
  const ticks = Array.from({ length: endMs / TICK_MS + 1 }, (_, at) => at * TICK_MS)
  return ticks
    .map((ms) => {
      const words = `${(ms / 1000).toFixed(1)} s`
      return `<path d="M${round(x(ms))} ${ROWS_TOP - 4}V${bottom}" stroke="#2b3566"/><text x="${round(x(ms))}" y="${ROWS_TOP - 9}" font-size="10.5" text-anchor="middle" fill="${PALE}" ${HALO}>${words}</text>`
    })
    .join('\n')
}

function barOf(request: Request, name: string, row: number, { x }: Scale): string {
  const { kind, sentMs, answeredMs, endedMs, bytes } = request
  const [top, baseline] = [ROWS_TOP + row * ROW + (ROW - BAR) / 2, ROWS_TOP + row * ROW + 13.5]
  // What failed was never answered; what was told at once may be told to have begun after its end.
  const came = Number.isNaN(answeredMs) ? endedMs : Math.min(answeredMs, endedMs)
  const [from, mid, to] = [x(sentMs), x(came), Math.max(x(endedMs), x(sentMs) + 2)]
  const fits = to + 52 < WIDTH - EDGE
  const size = fits
    ? `<text x="${round(to + 6)}" y="${baseline}"`
    : `<text x="${round(from - 6)}" y="${baseline}" text-anchor="end"`
  const fill = COLOURS[kind]
  return `<text x="${NAMES.x}" y="${baseline}">${escaped(shortened(name))}</text><rect x="${round(from)}" y="${top}" width="${round(to - from)}" height="${BAR}" rx="3" fill="${fill}" fill-opacity=".36"/><rect x="${round(mid)}" y="${top}" width="${round(Math.max(to - mid, 2))}" height="${BAR}" rx="3" fill="${fill}"/>${size} font-size="10.5" fill="${PALE}" ${HALO}>${kilobytes(bytes)}</text>`
}

/** Behind the bars: a moment is none of them. */
const linesOf = ({ figures }: Visit, { x, bottom }: Scale): string =>
  seenIn(figures)
    .map(
      ([, ms], at) =>
        `<path d="M${round(x(ms))} ${MARKS_TOP + at * MARK_ROW}V${bottom}" stroke="${INK}" stroke-width="1.3" stroke-dasharray="4 3" stroke-opacity=".8"/>`,
    )
    .join('\n')

const marksOf = ({ figures }: Visit, { x }: Scale): string =>
  seenIn(figures)
    .map(([words, ms], at) => {
      const [left, y] = [round(x(ms)), MARKS_TOP + at * MARK_ROW]
      const isLate = left > (PLOT.left + PLOT.right) / 2
      const text = isLate ? `x="${left - 9}" text-anchor="end"` : `x="${left + 9}"`
      return `<circle cx="${left}" cy="${y}" r="4" fill="${INK}"/><text ${text} y="${y + 4}" font-weight="600" ${HALO}>${words} <tspan font-weight="400" fill="${PALE}">${Math.round(ms)} ms</tspan></text>`
    })
    .join('\n')

const seenIn = (figures: Visit['figures']): [words: string, ms: number][] => [
  ['first paint', figures.firstPaintMs],
  ['largest paint', figures.largestPaintMs],
  ['answers a finger', figures.liveMs],
  ['quiet', figures.quietMs],
]

function inWords({ figures }: Visit): string {
  const seen = seenIn(figures).map(([words, ms]) => `${words} after ${Math.round(ms)} ms`)
  return `${figures.requests} requests in ${figures.waves} waves, ${kilobytes(figures.bytes)}: ${seen.join(', ')}.`
}

const kilobytes = (bytes: number): string =>
  `${bytes < 9_950 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000)} KB`

const round = (value: number): number => Math.round(value * 10) / 10

const shortened = (name: string): string =>
  name.length <= NAMES.letters ? name : `${name.slice(0, NAMES.letters - 1)}…`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
