import { useQuery } from '@tanstack/react-query'
import type { Section } from '#contract/games/game-kinds.ts'
import { CallRefused, send } from '#web/call/send.ts'
import {
  chooseClientSeed,
  ClientSeedReplaced,
  makeClientSeed,
} from '#web/parts/fairness/client-seed.ts'
import { noteGame } from '#web/parts/fairness/recorded-games.ts'
import type { OpenedTable } from '#web/parts/fairness/noted-table.ts'
import { noteTable } from '#web/parts/fairness/recorded-tables.ts'
import { initDataOf, virtualGames } from '#web/parts/virtual/virtual-games.ts'
import {
  keepDemo,
  keptDemo,
  keptTableDemo,
  type DemoAnswer,
  type TableDemoAnswer,
} from './demo/stored-demo.ts'
import { launchOutcome, type LaunchOutcome } from './launch-outcome.ts'
import { askPatiently, isPassing } from './patient-launch.ts'

export type Launched = Extract<LaunchOutcome, { is: 'launched' }> & {
  name: string
  providerName: string
}

/** A game of a member's; of a table with what was noted as it opened. */
export type PlayLaunched = Launched & { table: OpenedTable | null }

export type DemoLaunched = Launched & Pick<DemoAnswer, 'seedHash' | 'clientSeed'>

export type TableDemoLaunched = Launched & Pick<TableDemoAnswer, 'published'>

export type Launch<T extends Launched = Launched> = T | Exclude<LaunchOutcome, { is: 'launched' }>

const isMobile = () => matchMedia('(max-width: 760px)').matches

/** A member's game of a section, opened once for each `attempt`. */
export function useLaunch(
  section: Section,
  gameID: number,
  attempt: number,
): Launch<PlayLaunched> | null {
  return useOpened(['launch', section, gameID, attempt], async () => {
    if (section !== 'slot') {
      const openOne = (): Promise<TableAnswer> =>
        section === 'live' ? openTable(gameID) : openVirtual(gameID)
      const answer = await withClientSeed(openOne)
      noteTable(answer.published, Date.now())
      return { ...answer, table: answer.published }
    }
    const answer = await withClientSeed(() => openSlot(gameID))
    // Before the frame is there, and so before any round.
    noteGame(answer.published, Date.now())
    return { ...answer, table: null }
  })
}

/** At a member's first launch this browser chooses the client seed, as soon as it was shown both hashes. */
async function withClientSeed<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof CallRefused) || error.refusal !== 'seed-needed') throw error
    await chooseClientSeed(await send('casino/seeds', {}, { silent: true }))
    return open()
  }
}

const openSlot = (gameID: number) =>
  send('casino/init_game', { gameID, isMobile: isMobile() }, { silent: true })

/** By contract live tables are asked for as phones ask, wherever they are played: they fit the frame that they are given. */
const openTable = (tableID: number) =>
  send('livecasino/init_game', { tableID, isMobile: true }, { silent: true })

/** A virtual game is asked for by what the list says of it: its provider, and the type that is its alone. */
async function openVirtual(gameID: number) {
  const details = initDataOf(await virtualGames(), gameID)
  if (details === null) throw new Error('no virtual game of that id is open')
  return send('virtualgames/init_game', { ...details, isMobile: isMobile() }, { silent: true })
}

/** The same with play money, for anyone: the tab's demo of before, or with the next attempt a new one. */
export function useDemoLaunch(gameID: number, attempt: number): Launch<DemoLaunched> | null {
  return useOpened(['launch-demo', gameID, attempt], async () => {
    const kept = attempt === 0 ? keptDemo(gameID) : null
    return kept ?? newDemo(gameID)
  })
}

/** The same of a table that everybody shares. */
export function useTableDemoLaunch(
  section: 'live' | 'virtual',
  gameID: number,
  attempt: number,
): Launch<TableDemoLaunched> | null {
  return useOpened(['launch-demo', section, gameID, attempt], async () => {
    const kept = attempt === 0 ? keptTableDemo(gameID) : null
    if (kept) return kept
    const payload = { section, gameID, isMobile: isMobile() }
    const answer = await send('floor/demo', payload, { silent: true })
    keepDemo(gameID, answer)
    return answer
  })
}

async function newDemo(gameID: number): Promise<DemoAnswer> {
  const input = { gameID, isMobile: isMobile() }
  const answer = await send('casino/demo_game', input, { silent: true })
  noteGame(answer.published, Date.now())
  // Made once the hash is here, and kept as it was made: what is opened later is held to it.
  const clientSeed = makeClientSeed()
  const sessionID = new URL(answer.url).searchParams.get('sessionID') ?? ''
  await send('casino/demo_seed', { sessionID, clientSeed }, { silent: true })
  const demo = { ...answer, clientSeed }
  keepDemo(gameID, demo)
  return demo
}

interface Answer {
  url: string
  name: string
  providerName: string
}

type TableAnswer = Answer & { published: OpenedTable }

/**
 * A second look at the screen never opens a second session; whoever leaves it and comes back is asked
 * for anew.
 */
function useOpened<A extends Answer>(
  queryKey: readonly unknown[],
  ask: () => Promise<A>,
): Launch<Launched & A> | null {
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => open(() => askPatiently(ask, signal)),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return data ?? null
}

async function open<A extends Answer>(ask: () => Promise<A>): Promise<Launch<Launched & A>> {
  try {
    const answer = await ask()
    const outcome = launchOutcome(answer)
    return outcome.is === 'launched' ? { ...answer, ...outcome } : outcome
  } catch (error) {
    if (error instanceof ClientSeedReplaced) return { is: 'seed-replaced' }
    if (isPassing(error)) return { is: 'busy' }
    if (error instanceof CallRefused && error.refusal === 'no-demo') return { is: 'no-demo' }
    // A lost answer, too, is a provider that cannot be reached.
    const outcome = launchOutcome(error instanceof CallRefused ? { refused: error.message } : {})
    return outcome.is === 'launched' ? { is: 'unreachable' } : outcome
  }
}
