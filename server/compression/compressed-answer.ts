/** Answers that are sent again and again: each form of them is made once, when the first caller takes it. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5 }
const COMPRESSED_FROM_BYTES = 1_024

/** By what callers call them, the smallest first. */
const FORMS = {
  br: (plain: Buffer) => brotli(plain, { params: PARAMS }),
  gzip: (plain: Buffer) => gzipped(plain),
}

type Encoding = keyof typeof FORMS

const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

interface Form {
  /** Null for the plain one. */
  encoding: Encoding | null
  body: Buffer
}

export class CompressedAnswer {
  readonly #plain: Buffer
  readonly #forms = new Map<Encoding, Promise<Buffer>>()

  /** `made`: forms that lie there already. */
  constructor(plain: string | Buffer, made: Partial<Record<Encoding, Buffer>> = {}) {
    this.#plain = typeof plain === 'string' ? Buffer.from(plain) : plain
    for (const encoding of ENCODINGS) {
      const body = made[encoding]
      if (body !== undefined) this.#forms.set(encoding, Promise.resolve(body))
    }
  }

  /** The smallest form that a caller takes, by its header `accept-encoding`. */
  async formFor(accepted: string | string[] | undefined): Promise<Form> {
    const encoding = encodingFor(accepted)
    if (encoding === null || this.#plain.length < COMPRESSED_FROM_BYTES)
      return { encoding: null, body: this.#plain }
    const body = this.#forms.get(encoding) ?? FORMS[encoding](this.#plain)
    this.#forms.set(encoding, body)
    body.catch(() => this.#forms.delete(encoding))
    return { encoding, body: await body }
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const named = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return named.includes('br') ? 'br' : named.includes('gzip') ? 'gzip' : null
}
