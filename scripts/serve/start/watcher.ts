import { isShortage } from '#server/door/shortage.ts'

export interface WatchedDatabase {
  /** Its own processes can fall with the postmaster standing. Rejects where it cannot be looked at. */
  isAlive(): Promise<boolean>
  /** Starts it again and claims it. */
  revive(): Promise<void>
}

export interface Watcher {
  /** One look, after those before; rejects with what no later look would mend. */
  look(): Promise<void>
  end(): Promise<void>
}

/**
 * Brings a database back that has died. Where it cannot be looked at (no file can be opened, no process
 * started) it is not dead: it is looked at again, and neither it nor the house is ended for that.
 */
export function watchDatabase(database: WatchedDatabase, print: (line: string) => void): Watcher {
  let isEnding = false
  let state: 'alive' | 'unseen' | 'down' = 'alive'
  let last = Promise.resolve()
  const turn = (next: typeof state, line: string): void => {
    if (state !== next) print(line)
    state = next
  }
  const lookOnce = async (): Promise<void> => {
    if (isEnding) return
    try {
      if (await database.isAlive()) {
        if (state === 'unseen') turn('alive', 'The database can be looked at again.')
        return
      }
      turn('down', 'The database has died; starting it again…')
      await database.revive()
      turn('alive', 'The database is back.')
    } catch (error) {
      // Killed once more in the middle, or short of files: the next look starts over.
      if (!isShortage(error)) throw error
      if (state === 'alive') turn('unseen', `The database cannot be looked at: ${String(error)}`)
    }
  }
  return {
    look: () => (last = last.then(lookOnce)),
    async end() {
      isEnding = true
      await last.catch(() => {})
    },
  }
}
