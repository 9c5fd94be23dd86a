import { useQuery } from '@tanstack/react-query'
import { CallRefused, send } from '#web/call/send.ts'
import { keepDemo, keptDemo, type DemoAnswer } from './stored-demo.ts'
import { launchOutcome, type LaunchOutcome } from './launch-outcome.ts'

export type Launched = Extract<LaunchOutcome, { is: 'launched' }> & {
  name: string
  providerName: string
}

export type DemoLaunched = Launched & Pick<DemoAnswer, 'seedHash' | 'clientSeed'>

export type Launch<T extends Launched = Launched> = T | Exclude<LaunchOutcome, { is: 'launched' }>

const isMobile = () => matchMedia('(max-width: 760px)').matches

/** A member's game, opened once for each `attempt`. */
export function useLaunch(gameID: number, attempt: number): Launch | null {
  return useOpened(['launch', gameID, attempt], () =>
    send('casino/init_game', { gameID, isMobile: isMobile() }, { silent: true }),
  )
}

/** The same with play money, for anyone: the tab's demo of before, or with the next attempt a new one. */
export function useDemoLaunch(gameID: number, attempt: number): Launch<DemoLaunched> | null {
  return useOpened(['launch-demo', gameID, attempt], async () => {
    const kept = attempt === 0 ? keptDemo(gameID) : null
    return kept ?? newDemo(gameID)
  })
}

async function newDemo(gameID: number): Promise<DemoAnswer> {
  const input = { gameID, isMobile: isMobile() }
  const answer = await send('casino/demo_game', input, { silent: true })
  keepDemo(gameID, answer)
  return answer
}

interface Answer {
  url: string
  name: string
  providerName: string
}

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
    queryFn: () => open(ask),
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
    // A lost answer, too, is a provider that cannot be reached.
    const outcome = launchOutcome(error instanceof CallRefused ? { refused: error.message } : {})
    return outcome.is === 'launched' ? { is: 'unreachable' } : outcome
  }
}
