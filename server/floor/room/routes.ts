/** The calls of those who are at a table among themselves, under `/rgs/floor` on the games' origin: the room, a line, a report. */
import * as z from 'zod/mini'
import type { RoomOpened } from '#contract/games/floor-room.ts'
import { Refused } from '#contract/refusals.ts'
import type { House } from '../../house.ts'
import { visitOf } from '../demo/acts.ts'
import { isTableDemoToken } from '../demo/token.ts'
import { openRoom, reportLine, roomsOf, writeLine } from './lines.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const lang = z._default(z.literal(['tr', 'en']), 'tr')

export const roomBody = z.object({ sessionID: text, lang })
export const lineBody = z.object({
  sessionID: text,
  lang,
  requestId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Longer than a line may be: who types too much is told so, and not that the body is wrong. */
  text: z.string().check(z.minLength(1), z.maxLength(1_000)),
})
export const reportBody = z.object({
  sessionID: text,
  lang,
  line: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
})

/** How the floor reads a body and answers it. */
export type Mount = <Body extends { lang: 'tr' | 'en' }, T>(
  path: string,
  schema: z.ZodMiniType<Body>,
  work: (body: Body) => Promise<T>,
) => void

export function roomRoutes(mount: Mount, house: House): void {
  mount('/floor/room', roomBody, ({ sessionID }) =>
    isTableDemoToken(sessionID) ? roomOfDemo(house, sessionID) : openRoom(house, sessionID),
  )
  mount('/floor/say', lineBody, async (body) => {
    await refuseDemo(house, body)
    return writeLine(house, body)
  })
  mount('/floor/report', reportBody, async (body) => {
    await refuseDemo(house, body)
    await reportLine(house, body)
    return { line: body.line }
  })
}

/** Whoever plays with play money reads what is said, and has no lines. */
async function roomOfDemo(house: House, sessionID: string): Promise<RoomOpened> {
  const { table } = await visitOf(house, sessionID)
  const [room] = (await roomsOf(house.database.db, [table], house.clock())).values()
  if (!room) throw new Refused('game-unknown')
  return { room, you: '', silentUntil: null }
}

/** What is written among members a demo neither adds to nor hides. */
async function refuseDemo(house: House, { sessionID }: { sessionID: string }): Promise<void> {
  if (!isTableDemoToken(sessionID)) return
  await visitOf(house, sessionID)
  throw new Refused('chat-of-members')
}
