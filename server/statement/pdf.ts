/**
 * A sheet as pages to print: A4, its head once, the columns' names on every page, totals before the rows. Set in
 * the house's own text face, which has every Turkish letter and ₺; nothing is cut: words that are long take more lines.
 * Laying out a page takes some milliseconds, so others are let in after every few rows.
 */
import { createRequire } from 'node:module'
import { setImmediate as others } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { Column, Sheet } from './sheet.ts'
import { shown } from './written.ts'

type Page = InstanceType<typeof PDFDocument>

const require = createRequire(import.meta.url)
const FACE = '@expo-google-fonts/onest'
const FACES = {
  plain: `${FACE}/400Regular/Onest_400Regular.ttf`,
  strong: `${FACE}/600SemiBold/Onest_600SemiBold.ttf`,
} as const

const [MARGIN, FOOT, ROW, GAP] = [40, 34, 17, 8]
/** Of the letters in a row: their size, the height of one line of them, and how far above a row's end its rule is. */
const [CELL, LINE, RULE] = [8.5, 11, 3.5]
/** So many columns stand on an upright page; more lie on its side. */
const UPRIGHT_MAX = 6
const INK = {
  text: '#121a33',
  muted: '#4d5a82',
  line: '#d5dbea',
  ground: '#f1f4fb',
  act: '#0a746d',
}
const ROWS_AT_ONCE = 10

export async function pdfOf(sheet: Sheet): Promise<Buffer> {
  const page = newDocument(sheet)
  const parts: Buffer[] = []
  page.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => page.on('end', resolve))
  drawHead(page, sheet)
  drawTotals(page, sheet)
  await drawRows(page, sheet)
  numberPages(page)
  page.end()
  await ended
  return Buffer.concat(parts)
}

function newDocument({ title, lang, columns }: Sheet): Page {
  const page = new PDFDocument({
    size: 'A4',
    layout: columns.length > UPRIGHT_MAX ? 'landscape' : 'portrait',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    bufferPages: true,
    lang,
    displayTitle: true,
    info: { Title: title, Creator: 'Kasa', Producer: 'Kasa' },
  })
  for (const [name, file] of Object.entries(FACES)) page.registerFont(name, require.resolve(file))
  return page
}

const widthOf = (page: Page): number => page.page.width - 2 * MARGIN

function drawHead(page: Page, { title, about }: Sheet): void {
  page.font('strong').fontSize(12).fillColor(INK.act).text('kasa', MARGIN, MARGIN)
  page.fontSize(18).fillColor(INK.text).text(title, { paragraphGap: 6 })
  for (const [name, value] of about) {
    page.font('plain').fontSize(9).fillColor(INK.muted).text(`${name}: `, { continued: true })
    page.fillColor(INK.text).text(value)
  }
  page.moveDown(1)
}

function drawTotals(page: Page, { totals, lang }: Sheet): void {
  if (totals.length === 0) return
  const [top, width] = [page.y, widthOf(page) / totals.length]
  page.roundedRect(MARGIN, top, widthOf(page), 42, 6).fill(INK.ground)
  totals.forEach(([name, value], at) => {
    const place = { width: width - 2 * GAP, lineBreak: false, ellipsis: true }
    const left = MARGIN + at * width + GAP
    page
      .font('plain')
      .fontSize(8)
      .fillColor(INK.muted)
      .text(name, left, top + 8, place)
    page.font('strong').fontSize(11).fillColor(INK.text)
    page.text(shown(value, lang), left, top + 21, place)
  })
  page.y = top + 42 + 2 * GAP
}

async function drawRows(page: Page, sheet: Sheet): Promise<void> {
  const { columns, lang } = sheet
  const rooms = await roomsOf(page, sheet)
  const heads = columns.map(({ head }) => head)
  const draw = (texts: readonly string[], height: number, face: keyof typeof FACES): void =>
    drawLine(page, { columns, rooms, texts, height, face })
  const headHeight = heightOf(page, rooms, heads)
  draw(heads, headHeight, 'strong')
  for (const [at, row] of sheet.rows.entries()) {
    const texts = row.map((value) => shown(value, lang))
    const height = heightOf(page, rooms, texts)
    if (page.y + height > page.page.height - FOOT - ROW) {
      page.addPage()
      draw(heads, headHeight, 'strong')
    }
    draw(texts, height, 'plain')
    if (at % ROWS_AT_ONCE === 0) await others()
  }
}

/** So many of a column's longest cells are measured: one of them is the widest, or as good as. */
const MEASURED = 20
/** Left to words in points, however wide the figures are. */
const WORDS_MIN = 60

/** What each column takes in points: figures and moments all that they need, words the rest by their parts of it. */
async function roomsOf(page: Page, { columns, rows, lang }: Sheet): Promise<number[]> {
  const needs: (number | null)[] = []
  for (const [at, { head }] of columns.entries()) {
    const cells = rows.map((row) => row[at] ?? null)
    const isWords = cells.some((cell) => typeof cell === 'string')
    needs.push(isWords ? null : widest(page, [head, ...cells.map((cell) => shown(cell, lang))]))
    await others()
  }
  const parts = columns.reduce((sum, { width }, at) => sum + (needs[at] === null ? width : 0), 0)
  const left = widthOf(page) - needs.reduce<number>((sum, need) => sum + (need ?? 0), 0)
  const rooms = columns.map(
    ({ width }, at) => needs[at] ?? Math.max(WORDS_MIN, (left * width) / parts),
  )
  const all = rooms.reduce((sum, room) => sum + room, 0)
  return rooms.map((room) => (room * widthOf(page)) / all)
}

function widest(page: Page, texts: readonly string[]): number {
  const longest = texts.toSorted((a, b) => b.length - a.length).slice(0, MEASURED)
  page.font('strong').fontSize(CELL)
  return Math.max(...longest.map((text) => page.widthOfString(text))) + GAP
}

function heightOf(page: Page, rooms: readonly number[], texts: readonly string[]): number {
  // The wider face: a head in it takes no more lines than were counted.
  page.font('strong').fontSize(CELL)
  const heights = texts.map((text, at) =>
    page.heightOfString(text, { width: (rooms[at] ?? 0) - GAP }),
  )
  return ROW - LINE + Math.max(LINE, ...heights)
}

interface Line {
  columns: readonly Column[]
  rooms: readonly number[]
  texts: readonly string[]
  /** As tall as the tallest of its cells. */
  height: number
  face: keyof typeof FACES
}

function drawLine(page: Page, { columns, rooms, texts, height, face }: Line): void {
  const top = page.y
  page
    .font(face)
    .fontSize(CELL)
    .fillColor(face === 'strong' ? INK.muted : INK.text)
  let left = MARGIN
  columns.forEach(({ isFigure }, at) => {
    const room = rooms[at] ?? 0
    const align = isFigure === true ? 'right' : 'left'
    page.text(texts[at] ?? '', left, top, { width: room - GAP, align })
    left += room
  })
  const under = top + height - RULE
  page.moveTo(MARGIN, under).lineTo(MARGIN + widthOf(page), under)
  page.lineWidth(0.5).strokeColor(INK.line).stroke()
  page.y = top + height
}

function numberPages(page: Page): void {
  const { count } = page.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    page.switchToPage(at)
    // Below the margin, where text would begin a page of its own.
    page.page.margins.bottom = 0
    page.font('plain').fontSize(8).fillColor(INK.muted)
    page.text(`${at + 1} / ${count}`, MARGIN, page.page.height - FOOT + 8, {
      width: widthOf(page),
      align: 'right',
      lineBreak: false,
    })
  }
}
