import { expect, it } from 'vitest'
import type { Request } from './traffic.ts'
import { drawWaterfall } from './waterfall.ts'

const request = (sentMs: number, wave: number): Request => ({
  url: 'http://house/',
  call: null,
  kind: 'script',
  sentMs,
  answeredMs: sentMs + 160,
  endedMs: sentMs + 200,
  bytes: 2000,
  wave,
})

const seen = { firstPaintMs: 400, largestPaintMs: 500, liveMs: 900, quietMs: 1100, shift: 0 }
const kinds = { page: 0, style: 0, script: 6000, type: 0, picture: 0, data: 0, other: 0 }

it('draws a bar and a name for each request, a band for each wave, and words that are no markup', () => {
  const traffic = [request(0, 1), request(210, 2), request(215, 2)]
  const figures = { ...seen, requests: 3, waves: 2, bytes: 6000, kinds }
  const svg = drawWaterfall({ title: 'A & B', visit: { figures, traffic }, nameOf: () => '<a>' })
  expect(svg.match(/<text[^>]*>&lt;a&gt;</g)).toHaveLength(3)
  expect(svg.match(/fill-opacity="\.36"/g)).toHaveLength(3)
  expect(svg.match(/fill="#(141b3c|0f1530)"/g)).toHaveLength(2)
  expect(svg).toContain('<title id="title">Waterfall of A &amp; B</title>')
  expect(svg).toContain('answers a finger after 900 ms')
})
