/** The register that a house asks. One is known, by the messages below over a signed line. */
import * as z from 'zod/mini'
import type { House } from '../../house.ts'
import { noticeKey } from '../../payments/keys.ts'
import { lineTo, putSigned, type Ends } from '../../crypto/signed-line.ts'
import type { ExclusionRegister } from './register.ts'
import { SANDBOX_KEY, sandboxLine } from './sandbox.ts'

const WAIT_MS_MAX = 3_000
const NAMES = { who: 'the register of exclusions', name: 'register' }

const id = z.string()
const answer = z.discriminatedUnion('outcome', [
  z.object({ id, outcome: z.literal('listed'), until: z.iso.date() }),
  z.object({ id, outcome: z.literal('not-listed') }),
])

/** The register this house asks: that of its settings, the sandbox of a demo, or none. */
export function ownExclusionRegister(house: House): ExclusionRegister | null {
  const { register, demo } = house.settings
  if (register) {
    const key = Buffer.from(register.secret, 'utf8')
    const line = lineTo(register.url, { waitMsMax: WAIT_MS_MAX, who: NAMES.who })
    return signedRegister(house, { ...NAMES, line, key: async () => key })
  }
  if (!demo) return null
  const key = () => noticeKey(house, SANDBOX_KEY)
  return signedRegister(house, { ...NAMES, line: sandboxLine(house), key })
}

function signedRegister(house: House, ends: Ends): ExclusionRegister {
  return async (person) => {
    const reply = await putSigned(house, ends, { call: 'ask', ...person }, answer)
    return reply.outcome === 'listed' ? reply.until : null
  }
}
