/** A picture of the emoji set in the size in which it is drawn: of a smaller one a phone would fetch pixels that it never shows. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import resize, { initResize } from '@jsquash/resize'
import decode, { init as initDecoder } from '@jsquash/webp/decode.js'
import encode, { init as initEncoder } from '@jsquash/webp/encode.js'

const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url))
/** A banner's unit is a desktop's pixel, a tile's two thirds of one: sharp on phones, and on most desktops. */
const PIXELS_OF_A_UNIT = 1.2
const QUALITY = { quality: 70, alpha_quality: 80, method: 6 } as const

/** The address of a picture of the set, drawn in so many units. */
export type PictureOf = (file: string, units: number) => Promise<string>

/** What the decoder makes and the others read; browsers have one of their own. */
class Pixels {
  readonly colorSpace = 'srgb'
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

/** Codecs look for their code beside the page they run in; here it lies in their packages. */
async function start(): Promise<void> {
  Object.assign(globalThis, { ImageData: Pixels })
  const code = (file: string) => readFile(`${PACKAGES}/@jsquash/${file}`)
  await initDecoder({ wasmBinary: await code('webp/codec/dec/webp_dec.wasm') })
  await initEncoder({ wasmBinary: await code('webp/codec/enc/webp_enc_simd.wasm') })
  await initResize(await code('resize/lib/resize/pkg/squoosh_resize_bg.wasm'))
}

let started: Promise<void> | undefined

/** A WebP of a square picture that is drawn in so many units of its drawing; never larger than it was. */
export async function fitPicture(source: Buffer, units: number): Promise<Buffer> {
  await (started ??= start())
  const whole = await decode(new Uint8Array(source).buffer)
  const side = Math.min(whole.width, Math.ceil(units * PIXELS_OF_A_UNIT))
  const fitted =
    side === whole.width
      ? whole
      : await resize(whole, { width: side, height: side, method: 'catrom' })
  return Buffer.from(await encode(fitted, QUALITY))
}
