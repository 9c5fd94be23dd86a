import type { House } from '../house.ts'
import { noticeKey } from '../payments/keys.ts'
import { postToOwn } from '../payments/own-listener.ts'
import type { PokerPartner } from './partner.ts'
import { SANDBOX_KEY, SANDBOX_PATH } from './sandbox-room/address.ts'
import { lineTo, type Line } from '../crypto/signed-line.ts'
import { signedPartner } from './signed-partner.ts'

const WAIT_MS_MAX = 10_000
const NAMES = { who: 'the poker room', name: 'poker' }

/** The poker room this house works with: that of its settings, the sandbox of a demo, or none. */
export function ownPokerPartner(house: House): PokerPartner | null {
  const { poker, demo } = house.settings
  if (poker) {
    const key = Buffer.from(poker.secret, 'utf8')
    const line = lineTo(poker.url, { waitMsMax: WAIT_MS_MAX, who: NAMES.who })
    return signedPartner(house, { ...NAMES, line, key: async () => key })
  }
  if (!demo) return null
  return signedPartner(house, {
    ...NAMES,
    line: sandboxLine(house),
    key: () => noticeKey(house, SANDBOX_KEY),
  })
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
