import { expect, it } from 'vitest'
import { barcodeOf } from './barcode.ts'

it('draws pairs of digits as bars and gaps, with quiet ground at both ends', () => {
  // 03: the bars of 0 are n n w w n, the gaps of 3 are w w n n n.
  const { width, bars } = barcodeOf('03')
  expect(bars.map((bar) => bar.width)).toEqual([1, 1, 1, 1, 3, 3, 1, 3, 1])
  const gaps = bars.slice(1).map((bar, at) => bar.x - ((bars[at]?.x ?? 0) + (bars[at]?.width ?? 0)))
  expect(gaps).toEqual([1, 1, 3, 3, 1, 1, 1, 1])
  expect(bars[0]?.x).toBe(10)
  const last = bars.at(-1)
  expect(width).toBe((last?.x ?? 0) + (last?.width ?? 0) + 10)
})

it('takes even numbers of digits alone', () => {
  expect(barcodeOf('48210937').bars).toHaveLength(2 + 4 * 5 + 2)
  for (const wrong of ['', '1', '123', '12a4', '١٢'])
    expect(() => barcodeOf(wrong)).toThrow('pairs of digits')
})
