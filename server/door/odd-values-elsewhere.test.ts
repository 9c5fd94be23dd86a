import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOCUMENT_KINDS, DOCUMENT_UPLOAD_PATH } from '#contract/documents.ts'
import { openGameMessage, openMessage, readerMessage } from '#contract/topics.ts'
import { CLOSES } from '#contract/stream-codes.ts'
import { reportBody, roomBody, lineBody } from '../floor/room/routes.ts'
import { actBody, openBody } from '../floor/routes.ts'
import { launchUrlOf } from '../floor/testing.ts'
import { atTheDoor, newMember } from '../account/testing-factors.ts'
import { jpeg, pdf, png } from '../cashier/documents/testing-files.ts'
import { ticketFor } from '../cashier/documents/ticket.ts'
import { noticeKey } from '../payments/keys.ts'
import { WALLET_PATH, walletQuestion } from '../payments/wallet/line.ts'
import { signingKey, signQuestion } from '../payments/wallet/signature.ts'
import { question } from '../poker/messages.ts'
import { SANDBOX_KEY, SANDBOX_PATH } from '../poker/sandbox-room/address.ts'
import { connectTo, userOf } from '../push/testing.ts'
import { chooseClientSeed, openSlot } from '../round/testing.ts'
import { sign } from '../crypto/signature.ts'
import { signing } from '../crypto/signed-line.ts'
import { feedMessage } from '../sports/feed/messages.ts'
import { startTestHouse, type Client, type TestHouse } from '../testing.ts'
import { fuzz, ODD_TEXTS, type Send } from './testing-odd-values.ts'

/** The doors beside the calls and the game server, with the same odd values: streams, files, and what the sandboxes hear. */

const FEED = { provider: 'kasa-demo', secret: 'a-secret-of-more-than-thirty-two-characters' }

let house: TestHouse
let client: Client

beforeAll(async () => {
  house = await startTestHouse({
    // Hundreds of readers come and go.
    socketLimits: { ofMember: 1_000 },
    settings: { sportsFeeds: new Map([[FEED.provider, FEED.secret]]) },
  })
  client = await atTheDoor(house, await newMember(house))
}, 120_000)
afterAll(() => house.close())

const nothing = { wrong: [], values: expect.any(Number) }

describe('a stream', () => {
  /** Says these one after the other; how it ended, or that the house still listens. */
  async function outcomeOf(path: string, messages: readonly unknown[]) {
    const reader = await connectTo(house, client, { path })
    for (const message of messages) reader.send(message)
    const closed = reader.closed.then(({ code }) => code)
    const listens = reader.next('maintenance').then(
      () => 1000,
      () => 0,
    )
    const code = await Promise.race([closed, listens])
    reader.ws.terminate()
    return { status: code === CLOSES.fault || code === 0 ? 500 : 200, answer: code }
  }

  const LISTENING = { type: 'read', topics: { maintenance: null } }

  it('of the site: who reads, and what', async () => {
    const base = { type: 'open', user: userOf(client), topics: { balance: null } }
    const send: Send = (message) => outcomeOf('/endpoint/v1/stream', [message, LISTENING])
    expect(await fuzz(openMessage, base, send)).toEqual(nothing)
  })

  it('of the site: what else it reads', async () => {
    const open = { type: 'open', user: userOf(client), topics: {} }
    const send: Send = (message) => outcomeOf('/endpoint/v1/stream', [open, message, LISTENING])
    const base = { type: 'read', topics: { balance: 5 } }
    expect(await fuzz(readerMessage, base, send)).toEqual(nothing)
  })

  it('of a game', async () => {
    const { sessionID } = await openSlot(client)
    const base = { type: 'open', sessionID, topics: { balance: null } }
    const send: Send = (message) => outcomeOf('/rgs/stream', [message, LISTENING])
    expect(await fuzz(openGameMessage, base, send)).toEqual(nothing)
  })
})

const posted = async (path: string, body: string | Buffer, headers: Record<string, string>) => {
  const init = { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers }
  const response = await fetch(house.settings.publicUrl + path, init)
  return { status: response.status, answer: await response.text() }
}

describe('what the sandboxes hear, signed by the right key', () => {
  it('the wallet', async () => {
    const key = signingKey(await noticeKey(house, 'wallet-client'))
    const send: Send = (asked) => {
      const body = Buffer.from(JSON.stringify(asked))
      const time = String(Date.now())
      return posted(WALLET_PATH, body, {
        'x-wallet-time': time,
        'x-wallet-signature': signQuestion(key, time, body),
      })
    }
    const base = { act: 'order', direction: 'in', reference: '1-1', amountKurus: '7000' }
    expect(await fuzz(walletQuestion, base, send)).toEqual(nothing)
  })

  it.each([
    { call: 'create-player', player: 'p1', username: 'Turna' },
    { call: 'open-lobby', player: 'p1', lang: 'tr', returnUrl: 'https://kasa.test/' },
    { call: 'transfer', reference: 't1', player: 'p1', direction: 'in', amountKurus: '7000' },
    { call: 'stop-play', player: 'p1' },
    { call: 'ask', reference: 't1' },
    { call: 'close', reference: 't2' },
  ])('the poker room: $call', async (asked) => {
    const key = await noticeKey(house, SANDBOX_KEY)
    const send: Send = async (message) => {
      const body = Buffer.from(JSON.stringify(message))
      const at = Math.floor(Date.now() / 1000)
      const rest = await posted(SANDBOX_PATH, body, {
        'x-poker-timestamp': String(at),
        'x-poker-signature': sign(key, at, body),
      })
      // As if the line were down, for amounts that end so.
      return rest.status === 503 && rest.answer === '' ? { ...rest, status: 200 } : rest
    }
    const option = question.def.options.find(({ shape }) => shape.call.def.values[0] === asked.call)
    if (!option) throw new Error(`the room hears no ${asked.call}`)
    expect(await fuzz(option, { id: 'a'.repeat(32), ...asked }, send)).toEqual(nothing)
  })

  it('presses on their pages', async () => {
    const deposit = { methodID: 3, amount: 70 }
    const { data } = await client.call('prepayServices/processTransaction', deposit)
    const page = new URL(data.url ?? '').pathname
    for (const text of ODD_TEXTS.filter((_text, at) => at % 3 === 0))
      for (const body of [String(new URLSearchParams({ do: text })), text, 'do=delay&do=approve']) {
        const { status } = await posted(page, body, {})
        expect([text, status < 500]).toEqual([text, true])
      }
  })
})

describe('a feed of matches, signed by the right key', () => {
  const envelope = { provider: FEED.provider, event: 'a-match', sequence: 1, at: 1_800_000_000_000 }
  const named = (id: string) => ({ id, name: id })
  const send: Send = (message) => {
    const body = Buffer.from(JSON.stringify({ messages: [message] }))
    const path = `/providers/sports/${FEED.provider}/messages`
    return posted(path, body, signing(house, 'kasa', Buffer.from(FEED.secret), body))
  }

  it.each([
    {
      type: 'fixture',
      fixture: {
        sport: 'football',
        region: named('turkiye'),
        competition: named('lig'),
        home: named('ev'),
        away: named('konuk'),
        startsAt: 1_900_000_000_000,
        follows: ['goals'],
      },
    },
    { type: 'incident', incident: { kind: 'goal', side: 'home', half: 'first', minute: 3 } },
    { type: 'score', count: 'goals', period: 'match', score: { home: 1, away: 0 } },
    { type: 'correction', annuls: 1 },
  ])('$type', async (message) => {
    // Each that is taken prices a match anew.
    expect(await fuzz(feedMessage, { ...envelope, ...message }, send, 3)).toEqual(nothing)
  })
})

describe('the floor', () => {
  const sentTo = (path: string, body: unknown) =>
    fetch(`${house.settings.gamesUrl}/rgs/floor/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const sender =
    (path: string): Send =>
    async (body) => {
      const response = await sentTo(path, body)
      const answer = await response.text()
      return { status: answer.includes('"code":500') ? 500 : response.status, answer }
    }

  it('opens a table, takes acts, lets members talk, and tells rounds', async () => {
    await chooseClientSeed(client)
    const sessionID = new URL(await launchUrlOf(client, 'zeplin')).searchParams.get('sessionID')
    expect(await fuzz(openBody, { sessionID, lang: 'tr' }, sender('open'))).toEqual(nothing)
    const act = { type: 'act', act: 'place', lang: 'tr', requestId: 'a', table: 'zeplin' }
    const base = { sessionID, ...act, round: 1, spot: '1', amount: 1_000_000, target: null }
    expect(await fuzz(actBody, base, sender('act'))).toEqual(nothing)
    expect(await fuzz(roomBody, { sessionID, lang: 'tr' }, sender('room'))).toEqual(nothing)
    const line = { sessionID, lang: 'tr', requestId: 'b', text: 'iyi uçuşlar' }
    expect(await fuzz(lineBody, line, sender('say'))).toEqual(nothing)
    const report = { sessionID, lang: 'tr', line: 1 }
    expect(await fuzz(reportBody, report, sender('report'))).toEqual(nothing)
    for (const text of ODD_TEXTS.filter((each) => !/\p{Cs}/u.test(each)))
      for (const part of [
        `${encodeURIComponent(text)}/1/5`,
        `zeplin/${encodeURIComponent(text)}/5`,
      ]) {
        const { status } = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/${part}`)
        expect([text, status < 500]).toEqual([text, true])
      }
  })
})

describe('files of members', () => {
  const sent = async (ticket: string, bytes: Buffer, headers: Record<string, string> = {}) => {
    const { status, answer } = await posted(DOCUMENT_UPLOAD_PATH, bytes, {
      panel: 'frontend',
      'document-ticket': ticket,
      ...headers,
    })
    return [status < 500, answer.includes('Internal Server Error')]
  }

  it('under any ticket, and with any name of a language', async () => {
    for (const text of ODD_TEXTS.filter((each) => /^[\x20-\x7e]{0,500}$/.test(each))) {
      expect([text, ...(await sent(text, Buffer.from(text)))]).toEqual([text, true, false])
      const language = { 'content-language': text, 'content-type': text }
      expect([text, ...(await sent('a.b', png(2, 2), language))]).toEqual([text, true, false])
    }
  })

  it('broken anywhere are refused or kept, and never a fault', async () => {
    const whole = [jpeg(40, 30), png(40, 30), pdf()]
    const broken = whole.flatMap((bytes, of) =>
      Array.from({ length: 12 }, (_, at) => {
        const hash = createHash('sha256').update(`${of} ${at}`).digest()
        const place = hash.readUInt32BE(0) % bytes.length
        const copy = Buffer.from(at % 2 ? bytes.subarray(0, place) : bytes)
        if (copy.length > 0) copy[place % copy.length] = hash[4] ?? 0
        return copy
      }),
    )
    for (const bytes of [...whole, ...broken, Buffer.alloc(0)]) {
      // Each by a member of its own: one may send so many a minute.
      const { id: memberId } = await newMember(house)
      const upload = { memberId, kind: DOCUMENT_KINDS[0], fileName: 'kimlik.jpg' } as const
      const found = await sent(ticketFor(house, upload, new Date()), bytes)
      expect([bytes.toString('base64'), ...found]).toEqual([bytes.toString('base64'), true, false])
    }
  })
})

it('no fault was logged by any of it', () => {
  const faults = house.logged().split('\n')
  expect(faults.filter((line) => /"fault":|fault of the stream/.test(line))).toEqual([])
})
