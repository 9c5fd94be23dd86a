import { readAs } from '#server/door/payload.ts'
import type { House } from '#server/house.ts'
import { noticeKey } from '#server/payments/keys.ts'
import { verifySignature, type Signed } from '#server/crypto/signature.ts'
import { signing } from '#server/crypto/signed-line.ts'
import { question, type Question, type Reply } from '../messages.ts'
import { lobbyPath, SANDBOX_KEY } from './address.ts'
import {
  closeReference,
  findMoved,
  findPlayer,
  moveOnce,
  openPlayer,
  type Moved,
  type Player,
} from './book.ts'
import { openVisit, stopPlay } from './visits.ts'

/**
 * Amounts that end in so many kuruş go wrong, so that whoever tries the house sees that, too: `refused`;
 * `unheard`, as if the line were down; `unsaid`, done although no answer comes.
 */
const GOES_WRONG: Readonly<Record<string, 'refused' | 'unheard' | 'unsaid'>> = {
  13: 'refused',
  17: 'unsaid',
  19: 'unheard',
}

interface Sent {
  status: 200 | 400 | 401 | 404 | 503
  headers: Record<string, string>
  body: Buffer
}

/** The room's side of the line: believes nothing unsigned, and signs what it says. */
export async function answerQuestion(house: House, signed: Signed, raw: Buffer): Promise<Sent> {
  const key = await noticeKey(house, SANDBOX_KEY)
  const verdict = verifySignature(key, signed, raw, house.clock())
  if (verdict !== 'genuine') return nothing(401)
  const data = readAs(question, raw)
  if (!data) return nothing(400)
  const wrong = data.call === 'transfer' ? GOES_WRONG[data.amountKurus.slice(-2)] : undefined
  if (wrong === 'unheard') return nothing(503)
  const isRefused = wrong === 'refused' && data.call === 'transfer'
  if (isRefused) await closeReference(house.database.db, data.reference)
  const reply = await replyTo(house, data)
  if (reply === null) return nothing(404)
  if (wrong === 'unsaid') return nothing(503)
  const body = Buffer.from(JSON.stringify({ id: data.id, ...reply }))
  return { status: 200, headers: signing(house, 'poker', key, body), body }
}

const nothing = (status: Sent['status']): Sent => ({ status, headers: {}, body: Buffer.alloc(0) })

async function replyTo(house: House, asked: Question): Promise<Reply | null> {
  const { db } = house.database
  switch (asked.call) {
    case 'create-player': {
      const player = await openPlayer(db, asked.player, asked.username)
      if (!player) return { outcome: 'name-taken' }
      return playerReply(player)
    }
    case 'stop-play': {
      const player = await stopPlay(db, asked.player)
      return player ? playerReply(player) : null
    }
    case 'open-lobby':
      return lobbyFor(house, asked)
    case 'transfer': {
      const { reference, player, direction, amountKurus } = asked
      const order = { reference, player, direction, amountKurus: BigInt(amountKurus) }
      return movedReply(await moveOnce(db, order))
    }
    case 'ask': {
      const { reference } = asked
      const moved = await findMoved(db, reference)
      return moved ? movedReply(moved) : { outcome: 'unknown', reference }
    }
    case 'close':
      return movedReply(await closeReference(db, asked.reference))
  }
}

const playerReply = ({ username, purse_kurus: purse }: Player): Reply => ({
  outcome: 'player',
  username,
  purseKurus: String(purse),
})

async function lobbyFor(
  house: House,
  { player, lang, returnUrl }: Extract<Question, { call: 'open-lobby' }>,
): Promise<Reply | null> {
  const found = await findPlayer(house.database.db, player)
  if (!found) return null
  const visit = await openVisit(house, { player, lang, return_url: returnUrl })
  const url = house.settings.publicUrl + lobbyPath(visit)
  return { outcome: 'lobby', url, purseKurus: String(found.purse_kurus) }
}

function movedReply({ reference, amount_kurus: amount, purse_kurus: purse }: Moved): Reply {
  if (amount === null || purse === null) return { outcome: 'refused', reference }
  const amountKurus = String(amount)
  return { outcome: 'done', reference, amountKurus, purseKurus: String(purse) }
}
