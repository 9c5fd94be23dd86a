import type { House } from '../house.ts'
import { noticeKey } from '../payments/keys.ts'
import { postToOwn } from '../payments/own-listener.ts'
import type { PokerPartner } from './partner.ts'
import { SANDBOX_KEY, SANDBOX_PATH } from './sandbox-room/address.ts'
import { signedPartner, type Line } from './signed-partner.ts'

const WAIT_MS_MAX = 10_000
const ANSWER_BYTES_MAX = 64 * 1024

/** The poker room this house works with: that of its settings, the sandbox of a demo, or none. */
export function ownPokerPartner(house: House): PokerPartner | null {
  const { poker, demo } = house.settings
  if (poker) {
    const key = Buffer.from(poker.secret, 'utf8')
    return signedPartner(house, { line: lineTo(poker.url), key: async () => key })
  }
  if (!demo) return null
  return signedPartner(house, {
    line: sandboxLine(house),
    key: () => noticeKey(house, SANDBOX_KEY),
  })
}

function lineTo(url: string): Line {
  return async (headers, body) => {
    const signal = AbortSignal.timeout(WAIT_MS_MAX)
    const init = { method: 'POST', headers, body, signal }
    const response = await fetch(url, { ...init, redirect: 'error' })
    return {
      status: response.status,
      header: (name) => response.headers.get(name) ?? undefined,
      body: await readSome(response),
    }
  }
}

/** As much as an answer may be; of more it throws, however much would follow. */
async function readSome({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  // What a body is made of, by the standard; the types of Node leave it open.
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader()
  for (let size = 0; reader;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > ANSWER_BYTES_MAX) {
      await reader.cancel()
      throw new Error('the poker room answers too much')
    }
    parts.push(value)
  }
  return Buffer.concat(parts)
}

function sandboxLine(house: House): Line {
  return async (headers, body) => {
    const answer = await postToOwn(house, SANDBOX_PATH, { headers, rawBody: body })
    return {
      status: answer.status,
      header: (name) => [answer.headers[name]].flat()[0],
      body: answer.rawBody,
    }
  }
}
