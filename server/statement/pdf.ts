/**
 * A sheet as pages to print: A4, its head once, the columns' names on every page, totals before the rows. Set in
 * the house's own text face, which has every Turkish letter and ₺; a cell that is too long ends in an ellipsis.
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

function newDocument({ title, lang }: Sheet): Page {
  const page = new PDFDocument({
    size: 'A4',
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
  const { columns, rows, lang } = sheet
  drawLine(
    page,
    columns,
    columns.map(({ head }) => head),
    'strong',
  )
  for (const [at, row] of rows.entries()) {
    if (page.y + ROW > page.page.height - FOOT - ROW) {
      page.addPage()
      drawLine(
        page,
        columns,
        columns.map(({ head }) => head),
        'strong',
      )
    }
    drawLine(
      page,
      columns,
      row.map((value) => shown(value, lang)),
      'plain',
    )
    if (at % ROWS_AT_ONCE === 0) await others()
  }
}

function drawLine(
  page: Page,
  columns: readonly Column[],
  texts: readonly string[],
  face: keyof typeof FACES,
): void {
  const top = page.y
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  page
    .font(face)
    .fontSize(8.5)
    .fillColor(face === 'strong' ? INK.muted : INK.text)
  let left = MARGIN
  columns.forEach(({ width, isFigure }, at) => {
    const room = (widthOf(page) * width) / all
    const align = isFigure === true ? 'right' : 'left'
    const place = {
      width: room - GAP,
      height: ROW,
      lineBreak: false,
      ellipsis: true,
      align,
    } as const
    page.text(texts[at] ?? '', left, top, place)
    left += room
  })
  page.moveTo(MARGIN, top + 13.5).lineTo(MARGIN + widthOf(page), top + 13.5)
  page.lineWidth(0.5).strokeColor(INK.line).stroke()
  page.y = top + ROW
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
