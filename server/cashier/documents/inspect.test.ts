import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_BYTES_MAX } from '#contract/documents.ts'
import { Refused } from '#contract/refusals.ts'
import { inspectFile } from './inspect.ts'
import { jpeg, pdf, png, webp, zip } from './testing-files.ts'

/** What a file is taken for, or why it is not taken. */
function found(bytes: Buffer): string {
  try {
    const { type, size } = inspectFile(bytes)
    return size ? `${type} ${size.width}×${size.height}` : type
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('a document’s file is known by its content', () => {
  it('takes photos and PDFs, and reads a picture’s size in its header', () => {
    expect(found(png(1200, 800))).toBe('image/png 1200×800')
    expect(found(jpeg(4032, 3024))).toBe('image/jpeg 4032×3024')
    expect(found(webp(1600, 900))).toBe('image/webp 1600×900')
    expect(found(pdf())).toBe('application/pdf')
  })

  it('refuses what is none of these, whatever it is called', () => {
    const others = [SVG, '<html>', 'GIF89a\0\0', 'PK\x03\x04', 'MZ', 'BM', '\0\0\0\x18ftypheic']
    for (const text of others) expect(found(Buffer.from(text, 'latin1'))).toBe('document-type')
    expect(found(Buffer.from('%PDF'))).toBe('document-type')
  })

  it('refuses no bytes, and too many', () => {
    expect(found(Buffer.alloc(0))).toBe('document-empty')
    const full = Buffer.concat([png(800, 600), Buffer.alloc(DOCUMENT_BYTES_MAX)])
    expect(found(full)).toBe('document-too-large')
  })

  it('refuses 20,000 × 20,000 pixels by the header alone, and a picture too small to read', () => {
    const huge = [png(20_000, 20_000, Buffer.alloc(10)), jpeg(20_000, 20_000), webp(20_000, 20_000)]
    for (const bytes of huge) expect(found(bytes)).toBe('document-too-many-pixels')
    expect(found(jpeg(12_000, 12_000))).toBe('document-too-many-pixels')
    expect(found(png(479, 400))).toBe('document-too-small')
    expect(found(png(900, 200))).toBe('document-too-small')
    expect(found(png(0, 600, Buffer.alloc(10)))).toBe('document-damaged')
  })

  it('never unpacks: a picture that would fill gigabytes costs no more than its bytes', () => {
    const bomb = png(7_000, 7_000, deflateSync(Buffer.alloc(64 * 1024 * 1024)))
    const before = process.memoryUsage().rss
    const began = performance.now()
    expect(found(bomb)).toBe('image/png 7000×7000')
    expect(performance.now() - began).toBeLessThan(500)
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024)
  })

  it('refuses what is cut off anywhere, or put together wrongly', () => {
    for (const whole of [png(800, 600), jpeg(800, 600), webp(800, 600), pdf()])
      for (let length = 13; length < whole.length - 1; length += 1)
        expect([length, found(whole.subarray(0, length))]).toEqual([length, 'document-damaged'])
    const twice = Buffer.concat([png(800, 600).subarray(0, 33), png(800, 600).subarray(8)])
    expect(found(twice)).toBe('document-damaged')
  })

  it('refuses a picture that is a page, a document or a packed file as well', () => {
    const photo = jpeg(800, 600)
    for (const tail of [
      zip(),
      Buffer.from(SVG),
      pdf(),
      Buffer.from('\x7fELF'),
      Buffer.from('#!/bin/sh'),
    ])
      expect(found(Buffer.concat([photo, tail]))).toBe('document-mixed')
    expect(found(jpeg(800, 600, '<script>alert(1)</script>'))).toBe('document-mixed')
    expect(found(jpeg(800, 600, '<?php system($_GET[0]);'))).toBe('document-mixed')
    expect(found(Buffer.concat([pdf(), zip(), Buffer.from('\n%%EOF startxref 1')]))).toBe(
      'document-mixed',
    )
  })

  it('keeps of a photo what its picture is, without the film behind it', () => {
    const photo = jpeg(800, 600)
    const kept = inspectFile(Buffer.concat([photo, Buffer.from('\0\0\0\x18ftypmp42 a film')]))
    expect(kept.bytes.equals(photo)).toBe(true)
  })

  it('refuses a PDF that does something or carries something, however its names are written', () => {
    const does = ['/JavaScript', '/JS (x)', '/J#53 (x)', '/Launch', '/EmbeddedFile', '/XFA']
    for (const name of does)
      expect([name, found(pdf(`1 0 obj << ${name} >> endobj`))]).toEqual([name, 'document-active'])
    expect(found(pdf('1 0 obj << /Encrypt 2 0 R >> endobj'))).toBe('document-locked')
    expect(found(pdf('1 0 obj << /JSON /Names >> endobj'))).toBe('application/pdf')
  })

  it('refuses a picture that moves', () => {
    expect(found(webp(800, 600, 2))).toBe('document-damaged')
  })
})
