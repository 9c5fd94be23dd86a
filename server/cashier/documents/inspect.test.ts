import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_BYTES_MAX } from '#contract/documents.ts'
import { Refused } from '#contract/refusals.ts'
import { inspectFile } from './inspect.ts'
import { jpeg, packedPdf, pdf, png, webp, zip } from './testing-files.ts'

/** What a file is taken for, or why it is not taken. */
async function found(bytes: Buffer): Promise<string> {
  try {
    const { type, size } = await inspectFile(bytes)
    return size ? `${type} ${size.width}×${size.height}` : type
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('a document’s file is known by its content', () => {
  it('takes photos and PDFs, and reads a picture’s size in its header', async () => {
    expect(await found(png(1200, 800))).toBe('image/png 1200×800')
    expect(await found(jpeg(4032, 3024))).toBe('image/jpeg 4032×3024')
    expect(await found(webp(1600, 900))).toBe('image/webp 1600×900')
    expect(await found(pdf())).toBe('application/pdf')
  })

  it('refuses what is none of these, whatever it is called', async () => {
    const others = [SVG, '<html>', 'GIF89a\0\0', 'PK\x03\x04', 'MZ', 'BM', '\0\0\0\x18ftypheic']
    for (const text of others)
      expect(await found(Buffer.from(text, 'latin1'))).toBe('document-type')
    expect(await found(Buffer.from('%PDF'))).toBe('document-type')
  })

  it('refuses no bytes, and too many', async () => {
    expect(await found(Buffer.alloc(0))).toBe('document-empty')
    const full = Buffer.concat([png(800, 600), Buffer.alloc(DOCUMENT_BYTES_MAX)])
    expect(await found(full)).toBe('document-too-large')
  })

  it('refuses 20,000 × 20,000 pixels by the header alone, and a picture too small to read', async () => {
    const huge = [png(20_000, 20_000, Buffer.alloc(10)), jpeg(20_000, 20_000), webp(20_000, 20_000)]
    for (const bytes of huge) expect(await found(bytes)).toBe('document-too-many-pixels')
    expect(await found(jpeg(12_000, 12_000))).toBe('document-too-many-pixels')
    expect(await found(png(479, 400))).toBe('document-too-small')
    expect(await found(png(900, 200))).toBe('document-too-small')
    expect(await found(png(0, 600, Buffer.alloc(10)))).toBe('document-damaged')
  })

  it('unpacks no more than the header says: a picture that would fill gigabytes is let go at once', async () => {
    const bomb = png(700, 700, deflateSync(Buffer.alloc(512 * 1024 * 1024)))
    const before = process.memoryUsage().rss
    const began = performance.now()
    expect(await found(bomb)).toBe('document-damaged')
    expect(performance.now() - began).toBeLessThan(500)
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024)
  })

  it('refuses a picture without its pixels, or with some of them, though its frame is whole', async () => {
    const rows = deflateSync(Buffer.alloc(801 * 600))
    const few = deflateSync(Buffer.alloc(801 * 599))
    const none = Buffer.alloc(0)
    for (const data of [none, rows.subarray(0, -9), few, Buffer.alloc(50, 7)])
      expect(await found(png(800, 600, data))).toBe('document-damaged')
    expect(await found(jpeg(800, 600, '', none))).toBe('document-damaged')
    expect(await found(webp(800, 600, 0, 0))).toBe('document-damaged')
  })

  it('knows how many bytes the pixels of each kind of PNG come to', async () => {
    const kinds: [number[], number][] = [
      [[1, 3, 0, 0, 0], 101 * 600],
      [[8, 2, 0, 0, 0], 2401 * 600],
      [[8, 4, 0, 0, 0], 1601 * 600],
      [[16, 6, 0, 0, 0], 6401 * 600],
      // Seven passes: a byte before each row of each.
      [[8, 0, 0, 0, 1], 800 * 600 + 3 * 75 + 2 * 150 + 2 * 300],
    ]
    for (const [kind, bytes] of kinds)
      expect([kind, await found(png(800, 600, deflateSync(Buffer.alloc(bytes)), kind))]).toEqual([
        kind,
        'image/png 800×600',
      ])
    for (const kind of [
      [8, 5, 0, 0, 0],
      [7, 0, 0, 0, 0],
      [8, 0, 0, 0, 2],
    ])
      expect(await found(png(800, 600, undefined, kind))).toBe('document-damaged')
  })

  it('refuses what is cut off anywhere, or put together wrongly', async () => {
    for (const whole of [png(800, 600), jpeg(800, 600), webp(800, 600), pdf()])
      for (let length = 13; length < whole.length - 1; length += 1)
        expect([length, await found(whole.subarray(0, length))]).toEqual([
          length,
          'document-damaged',
        ])
    const twice = Buffer.concat([png(800, 600).subarray(0, 33), png(800, 600).subarray(8)])
    expect(await found(twice)).toBe('document-damaged')
  })

  it('refuses a picture that is a page, a document or a packed file as well', async () => {
    const photo = jpeg(800, 600)
    for (const tail of [
      zip(),
      Buffer.from(SVG),
      pdf(),
      Buffer.from('\x7fELF'),
      Buffer.from('#!/bin/sh'),
    ])
      expect(await found(Buffer.concat([photo, tail]))).toBe('document-mixed')
    expect(await found(jpeg(800, 600, '<script>alert(1)</script>'))).toBe('document-mixed')
    expect(await found(jpeg(800, 600, '<?php system($_GET[0]);'))).toBe('document-mixed')
    expect(await found(Buffer.concat([pdf(), zip(), Buffer.from('\n%%EOF startxref 1')]))).toBe(
      'document-mixed',
    )
  })

  it('keeps of a photo what its picture is, without the film behind it', async () => {
    const photo = jpeg(800, 600)
    const kept = await inspectFile(Buffer.concat([photo, Buffer.from('\0\0\0\x18ftypmp42 a film')]))
    expect(kept.bytes.equals(photo)).toBe(true)
  })

  it('refuses a PDF that does something or carries something, however its names are written', async () => {
    const does = ['/JavaScript', '/JS (x)', '/J#53 (x)', '/Launch', '/EmbeddedFile', '/XFA']
    for (const name of does)
      expect([name, await found(pdf(`1 0 obj << ${name} >> endobj`))]).toEqual([
        name,
        'document-active',
      ])
    expect(await found(pdf('1 0 obj << /Encrypt 2 0 R >> endobj'))).toBe('document-locked')
    expect(await found(pdf('1 0 obj << /JSON /Names >> endobj'))).toBe('application/pdf')
  })

  it('refuses a PDF that opens something, or leads somewhere', async () => {
    const leads = [
      '/OpenAction 4 0 R',
      '/A << /S /URI /URI (https://x.example) >>',
      '/AA << /O 4 0 R >>',
    ]
    for (const action of leads)
      expect([action, await found(pdf(`4 0 obj << ${action} >> endobj`))]).toEqual([
        action,
        'document-active',
      ])
    expect(await found(pdf('4 0 obj << /AAPL:Keywords [] >> endobj'))).toBe('application/pdf')
  })

  it('looks into the packed objects of a PDF, and no further than a bound', async () => {
    const page = '<< /Type /Page /Parent 2 0 R >>'
    expect(await found(pdf(packedPdf(page), ''))).toBe('application/pdf')
    for (const action of ['/JS (x)', '/OpenAction 4 0 R', '/URI (x)', '/AA 4 0 R', '/J#53 (x)'])
      expect([action, await found(pdf(packedPdf(`<< ${action} >>`)))]).toEqual([
        action,
        'document-active',
      ])
    expect(await found(pdf(packedPdf('<< /Encrypt 2 0 R >>')))).toBe('document-locked')
    const bomb = Buffer.alloc(64 * 1024 * 1024, ' ')
    expect(await found(pdf(packedPdf(bomb)))).toBe('document-damaged')
    expect(await found(pdf(packedPdf(page, '/DecodeParms << /Predictor 12 >>')))).toBe(
      'document-damaged',
    )
    const twice = packedPdf(page).replace('/FlateDecode', '[/ASCIIHexDecode /FlateDecode]')
    expect(await found(pdf(twice))).toBe('document-damaged')
  })

  it('refuses a PDF without a page', async () => {
    expect(await found(pdf('', ''))).toBe('document-damaged')
    expect(await found(pdf('4 0 obj << /PageMode /UseNone >> endobj', ''))).toBe('document-damaged')
  })

  it('keeps no text or profile that a PNG has packed beside its pixels, whatever it unpacks to', async () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024))
    const head = Buffer.from('Comment\0\0', 'latin1')
    const beside = ['zTXt', 'iTXt', 'iCCP'].map((name): [string, Buffer] => [
      name,
      Buffer.concat([head, bomb]),
    ])
    const kept = await inspectFile(png(800, 600, undefined, undefined, [...beside, ['pHYs', head]]))
    expect(kept.size).toEqual({ width: 800, height: 600 })
    expect(kept.bytes.equals(png(800, 600, undefined, undefined, [['pHYs', head]]))).toBe(true)
  })

  it('refuses a picture that moves', async () => {
    expect(await found(webp(800, 600, 2))).toBe('document-damaged')
  })
})
