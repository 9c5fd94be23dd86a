/**
 * A register of exclusions outside the house: who stands there plays nowhere. One register is known, by the messages
 * below over a signed line; another one is another function of this shape.
 */
import * as z from 'zod/mini'
import type { House } from '../../house.ts'
import { noticeKey } from '../../payments/keys.ts'
import { lineTo, putSigned, type Ends } from '../../signed-line.ts'
import { SANDBOX_KEY, sandboxLine } from './sandbox.ts'

/** As much as a person is found by. */
export interface RegisteredPerson {
  nationalId: string
  /** Of that id: two letters of ISO 3166. */
  country: string
  /** `yyyy-mm-dd`. */
  birthdate: string
}

/** Answers the last day (in Istanbul) of a person's exclusion; null where they are not listed. Throws where it cannot say. */
export type ExclusionRegister = (person: RegisteredPerson) => Promise<string | null>

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
    const said = await putSigned(house, ends, { call: 'ask', ...person }, answer)
    return said.outcome === 'listed' ? said.until : null
  }
}
