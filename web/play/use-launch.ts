import { useQuery } from '@tanstack/react-query'
import { CallRefused, send } from '#web/call/send.ts'
import { launchOutcome, type LaunchOutcome } from './launch-outcome.ts'

export type Launched = Extract<LaunchOutcome, { is: 'launched' }> & {
  name: string
  providerName: string
}

export type Launch = Launched | Exclude<LaunchOutcome, { is: 'launched' }>

/**
 * Opens the game once for each `attempt`. Nothing of it is remembered: whoever comes back gets a
 * session of their own, and a second look at the screen never opens a second one.
 */
export function useLaunch(gameID: number, attempt: number): Launch | null {
  const { data } = useQuery({
    queryKey: ['launch', gameID, attempt],
    queryFn: () => launch(gameID),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return data ?? null
}

async function launch(gameID: number): Promise<Launch> {
  const isMobile = matchMedia('(max-width: 760px)').matches
  try {
    const answer = await send('casino/init_game', { gameID, isMobile }, { silent: true })
    const outcome = launchOutcome(answer)
    if (outcome.is !== 'launched') return outcome
    const { name, providerName } = answer
    return { ...outcome, name, providerName }
  } catch (error) {
    // A lost answer, too, is a provider that cannot be reached.
    const outcome = launchOutcome(error instanceof CallRefused ? { refused: error.message } : {})
    return outcome.is === 'launched' ? { is: 'unreachable' } : outcome
  }
}
