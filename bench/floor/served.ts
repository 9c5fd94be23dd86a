/** A whole house for the bench, whose guests all come from one address. */
import { answer } from '../fanout/child.ts'
import { startServedHouse } from '../fanout/served-house.ts'

const house = await startServedHouse()

answer({ port: () => Number(new URL(house.settings.gamesUrl).port) })
process.once('SIGTERM', () => {
  void house.close().finally(() => process.exit(0))
})
