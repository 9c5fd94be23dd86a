import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { Data } from '#contract/registry.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { CallRefused } from '#web/call/send.ts'
import { removeStored } from '#web/state/stored.ts'
import { chooseClientSeed, ClientSeedKnown, ClientSeedReplaced, renewSeeds } from './client-seed.ts'
import { isOwnClientSeed, notedSeed } from './recorded-seeds.ts'

type Shown = Data<'casino/seeds'>

afterEach(() => removeStored('seedHashes'))

const SERVER_SEED = createHash('sha256').update('sealed').digest()
const SEED_HASH = createHash('sha256').update(SERVER_SEED).digest('hex')
const NEXT_HASH = 'e'.repeat(64)

const FIRST: Shown = {
  seq: 1,
  nonce: 0,
  drawVersion: 2,
  seedHash: SEED_HASH,
  nextSeedHash: NEXT_HASH,
  clientSeed: null,
}
const IN_USE: Shown = { ...FIRST, nonce: 7, clientSeed: 'in use' }

const refusal = (name: RefusalName) =>
  new CallRefused(
    { kind: 'refused', message: '', refusal: name, then: null },
    { result: false, code: 409, data: {}, message: '' },
  )

describe('choosing the client seed of a first pair', () => {
  it('notes it before it is sent, and holds the answer to it', async () => {
    let sent = ''
    await chooseClientSeed(FIRST, async ({ seq, clientSeed }) => {
      expect([seq, notedSeed(SEED_HASH)?.clientSeed]).toEqual([1, clientSeed])
      sent = clientSeed
      return { ...FIRST, clientSeed }
    })
    expect(sent).toMatch(/^[0-9a-f]{32}$/)
    expect(isOwnClientSeed({ seedHash: SEED_HASH, clientSeed: sent })).toBe(true)
  })

  it('finds out a house that goes on with a client seed it looked for', async () => {
    const answers = [
      { clientSeed: 'looked for' },
      { clientSeed: null },
      { seedHash: 'f'.repeat(64) },
      { nextSeedHash: 'f'.repeat(64) },
    ]
    for (const other of answers) {
      const asked = chooseClientSeed(FIRST, async ({ clientSeed }) => ({
        ...FIRST,
        clientSeed,
        ...other,
      }))
      await expect(asked, JSON.stringify(other)).rejects.toThrow(ClientSeedReplaced)
    }
    // And so it is from then on, wherever that pair is shown.
    const shown = { ...FIRST, clientSeed: 'looked for' }
    await expect(chooseClientSeed(shown, never)).rejects.toThrow(ClientSeedReplaced)
    expect(isOwnClientSeed(shown)).toBe(false)
  })

  it('sends the same once more after an answer that was lost', async () => {
    const sent: string[] = []
    const lost = chooseClientSeed(FIRST, async ({ clientSeed }) => {
      sent.push(clientSeed)
      throw new TypeError('no line')
    })
    await expect(lost).rejects.toThrow('no line')
    await chooseClientSeed(FIRST, async ({ clientSeed }) => {
      sent.push(clientSeed)
      return { ...FIRST, clientSeed }
    })
    expect(sent[1]).toBe(sent[0])
  })

  it('makes no claim on a pair whose client seed it did not choose', async () => {
    await chooseClientSeed(FIRST, () => Promise.reject(refusal('seeds-changed')))
    await chooseClientSeed({ ...FIRST, clientSeed: 'of another browser' }, never)
    const pair = { seedHash: SEED_HASH, clientSeed: 'of another browser' }
    expect(isOwnClientSeed(pair)).toBeNull()
  })
})

const never = () => Promise.reject(new Error('nothing was to be asked'))

/** A renewal as it ought to come back. */
const renewed = (clientSeed: string) => ({
  revealed: {
    seq: 1,
    serverSeed: SERVER_SEED.toString('hex'),
    seedHash: SEED_HASH,
    clientSeed: 'in use',
    drawVersion: 2,
    rounds: 7,
    revealedAt: '2026-01-02T03:04:05.678Z',
  },
  current: { ...FIRST, seq: 2, seedHash: NEXT_HASH, nextSeedHash: 'd'.repeat(64), clientSeed },
})

describe('renewing the seeds', () => {
  it('holds when everything comes back as it was shown and sent', async () => {
    const isAsAsked = await renewSeeds(IN_USE, 'own', async ({ clientSeed }) => {
      expect(notedSeed(NEXT_HASH)?.clientSeed).toBe('own')
      return renewed(clientSeed)
    })
    expect(isAsAsked).toBe(true)
    expect(isOwnClientSeed({ seedHash: NEXT_HASH, clientSeed: 'own' })).toBe(true)
  })

  it('does not hold with another client seed, another seed opened or another that follows', async () => {
    const whole = renewed('own')
    const { revealed, current } = whole
    const others: (typeof whole)[] = [
      { revealed, current: { ...current, clientSeed: 'looked for' } },
      { revealed, current: { ...current, seedHash: 'c'.repeat(64) } },
      { revealed: { ...revealed, clientSeed: 'another' }, current },
      { revealed: { ...revealed, serverSeed: 'ab'.repeat(32) }, current },
      { revealed: { ...revealed, serverSeed: 'no hex' }, current },
      { revealed: { ...revealed, drawVersion: 1 }, current },
    ]
    for (const other of others)
      expect(await renewSeeds(IN_USE, 'own', async () => other), JSON.stringify(other)).toBe(false)
    expect(isOwnClientSeed({ seedHash: NEXT_HASH, clientSeed: 'looked for' })).toBe(false)
  })

  it('is not sent again once another server seed is to follow: the house knew it before', async () => {
    const lost = renewSeeds(IN_USE, 'sent', () => Promise.reject(new TypeError('no line')))
    await expect(lost).rejects.toThrow('no line')
    let sent = 0
    const ask = () => Promise.reject(new TypeError(`sent ${(sent += 1)}`))
    await expect(renewSeeds(IN_USE, 'sent', ask)).rejects.toThrow('sent 1')
    const other = { ...IN_USE, nextSeedHash: 'a'.repeat(64) }
    await expect(renewSeeds(other, 'sent', ask)).rejects.toThrow(ClientSeedKnown)
    expect(sent).toBe(1)
  })

  it('takes the note of a refused renewal back, and keeps that of a lost answer', async () => {
    const lost = renewSeeds(IN_USE, 'first', () => Promise.reject(new TypeError('no line')))
    await expect(lost).rejects.toThrow('no line')
    expect(notedSeed(NEXT_HASH)?.clientSeed).toBe('first')
    const refused = renewSeeds(IN_USE, 'own', () => Promise.reject(refusal('seed-used')))
    await expect(refused).rejects.toThrow(CallRefused)
    expect(notedSeed(NEXT_HASH)?.clientSeed).toBe('first')
  })
})
