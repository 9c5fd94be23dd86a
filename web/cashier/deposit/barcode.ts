/** Interleaved 2 of 5: an even number of digits, each pair as five bars and the five gaps between them. */

/** The wide ones among five, by digit. */
const WIDE = [
  '00110',
  '10001',
  '01001',
  '11000',
  '00101',
  '10100',
  '01100',
  '00011',
  '10010',
  '01010',
]

const WIDE_UNITS = 3
const QUIET_UNITS = 10

export interface Barcode {
  width: number
  bars: readonly { x: number; width: number }[]
}

/** Throws on anything but an even number of digits. */
export function barcodeOf(digits: string): Barcode {
  if (!/^(\d\d)+$/.test(digits)) throw new Error('a barcode of something else than pairs of digits')
  const widths = [
    1,
    1,
    1,
    1,
    ...[...digits.matchAll(/(\d)(\d)/g)].flatMap(pairOf),
    WIDE_UNITS,
    1,
    1,
  ]
  const bars: { x: number; width: number }[] = []
  let x = QUIET_UNITS
  for (const [at, width] of widths.entries()) {
    if (at % 2 === 0) bars.push({ x, width })
    x += width
  }
  return { width: x + QUIET_UNITS, bars }
}

const unitsOf = (digit: string | undefined, at: number): number =>
  WIDE[Number(digit)]?.[at] === '1' ? WIDE_UNITS : 1

const pairOf = ([, bar, gap]: RegExpMatchArray): number[] =>
  [0, 1, 2, 3, 4].flatMap((at) => [unitsOf(bar, at), unitsOf(gap, at)])
