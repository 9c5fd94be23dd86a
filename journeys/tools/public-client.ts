import { createServer } from 'node:https'
import { CERTIFICATE, certificateFiles } from '#server/testing-certificate.ts'
import { readFile } from 'node:fs/promises'

/**
 * A page as other studios ship it, on an origin of its own behind TLS: it does what the public clients
 * of the game protocol do and nothing more, and knows nothing of this house.
 */
export interface PublicClients {
  /** The page's address for one of the two manners of reading a reply. */
  address(manner: Manner): string
  close(): Promise<void>
}

/** `status` looks at the HTTP status alone and sends no currency; `error` at the key and sends it. */
export type Manner = 'status' | 'error'

export async function servePublicClients(): Promise<PublicClients> {
  const { keyPath } = await certificateFiles()
  const server = createServer(
    { cert: CERTIFICATE, key: await readFile(keyPath) },
    (request, reply) => {
      const isPage = request.url?.startsWith('/index.html') === true
      reply.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      reply.end(isPage ? PAGE : '')
    },
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: (manner) => `https://127.0.0.1:${port}/index.html?manner=${manner}`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

interface Round {
  betID: number
  active: boolean
  amount: number
  event: string | null
  payout: number
  payoutMultiplier: number
  mode: string
  state: { type: string; amount?: number }[]
}

interface Reply {
  balance: { amount: number }
  round: Round | null
  config: { betLevels: number[]; betModes: Record<string, object> }
}

/** Runs in the page: everything it needs is inside. */
export function client(): void {
  const query = new URLSearchParams(location.search)
  const root = `https://${query.get('rgs_url')}`
  const sessionID = query.get('sessionID')
  const looksAtStatus = query.get('manner') === 'status'
  const show = (name: string, value: string | number): void => {
    document.body.dataset[name] = String(value)
  }
  let played = 0
  let levels: number[] = []

  const post = async (path: string, body: object): Promise<Reply> => {
    const response = await fetch(root + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (looksAtStatus && response.status !== 200) throw new Error(`${path}: ${response.status}`)
    const data = (await response.json()) as Reply & { error?: string }
    if (!looksAtStatus && data.error) throw new Error(`${path}: ${data.error}`)
    if (data.balance) show('balance', data.balance.amount)
    return data
  }

  /** Tells the events from one on, leaving a mark at each. */
  const present = async (
    { active, state, betID, payout }: Round,
    from: number,
    pauseAt: number,
  ) => {
    for (let index = from; index < state.length; index += 1) {
      if (active && index === pauseAt) {
        show('paused', betID)
        return false
      }
      if (state.length > 8) await post('/bet/event', { sessionID, event: String(index) })
    }
    if (state.at(-1)?.amount === undefined) throw new Error('the round tells no final win')
    show('told', payout)
    return true
  }

  const finish = async (round: Round, from = 0, pauseAt = -1): Promise<void> => {
    if (!(await present(round, from, pauseAt))) return
    if (round.active) await post('/wallet/end-round', { sessionID })
    played += 1
    show('played', played)
  }

  const spin = async (mode: string, pauseAt = -1): Promise<void> => {
    // As shown, and times the public clients' million: 2.01 becomes 2009999.9999999998.
    const shown = (levels[played % levels.length] ?? 0) / 1_000_000
    const amount = shown * 1_000_000
    const bet = { mode, sessionID, amount }
    const { round } = await post('/wallet/play', looksAtStatus ? bet : { ...bet, currency: 'TRY' })
    if (round) await finish(round, 0, pauseAt)
  }

  const start = async (): Promise<void> => {
    const { round, config } = await post('/wallet/authenticate', {
      sessionID,
      language: query.get('lang'),
    })
    levels = config.betLevels
    show('modes', Object.keys(config.betModes).join())
    if (round?.active) {
      show('resumed', round.betID)
      show('from', Number(round.event) + 1)
      await finish(round, Number(round.event) + 1)
    }
    show('ready', 'yes')
  }

  const guarded = (work: () => Promise<void>) => () =>
    void work().catch((error: unknown) => show('failed', String(error)))
  const button = (name: string, work: () => Promise<void>): void => {
    const made = document.createElement('button')
    made.textContent = name
    made.onclick = guarded(work)
    document.body.append(made)
  }
  button('ten', async () => {
    for (let round = 0; round < 10; round += 1) await spin(round === 3 ? 'BONUS' : 'BASE')
  })
  button('pause', async () => {
    // Only a round that pays stays open.
    while (!document.body.dataset['paused']) await spin('BONUS', 6)
  })
  setInterval(
    guarded(async () => {
      await post('/wallet/balance', { sessionID })
      show('polled', Number(document.body.dataset['polled'] ?? 0) + 1)
    }),
    // The public clients ask every minute; the journey does not last one.
    500,
  )
  guarded(start)()
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>A public client</title><body><script>(${String(client)})()</script>`
