/** The lobby of ten thousand games: more of them, a word that is searched, categories and closed lists. */
import { TESTER } from '#server/action/testing.ts'
import { seedSynthetic } from '#server/catalogue/synthetic.ts'
import { openDatabase } from '#server/database/database.ts'
import { startHouseProcess } from '../house-process.ts'
import { chosen, pressed, typed, type Step } from './steps.ts'

const GAMES = 10_000

export async function openLobby(databaseUrl: string) {
  const house = await startHouseProcess(databaseUrl)
  const database = await openDatabase(databaseUrl, 1)
  await seedSynthetic(database.db, TESTER, GAMES)
  await database.close()
  return {
    address: `http://127.0.0.1:${house.port}/slot`,
    ready: 'main a[data-game-id]',
    stepsOf: () => STEPS,
    close: async () => void (await house.stop()),
  }
}

const SEARCH = 'main search input'
const CLEAR = 'main search button'
const chip = (at: number): string => `main nav a >> nth=${at}`
const MORE = 'main button:has-text("Daha fazla göster")'

const STEPS: readonly Step[] = [
  pressed('more', MORE),
  pressed('more', MORE),
  pressed('field', SEARCH),
  ...typed('lale kap'),
  pressed('clear', CLEAR),
  pressed('category', chip(1)),
  ...chosen('provider', 0),
  ...chosen('type', 1),
  pressed('all categories', chip(0)),
  pressed('field', SEARCH),
  ...typed('nar'),
]
