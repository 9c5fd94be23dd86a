import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { SHELF } from '#games/shelf.ts'
import { GAMES_PAGE, gamesPage } from './game-docs.ts'

it('finds docs/games.md current: else npm run game-docs', async () => {
  const page = await readFile(GAMES_PAGE, 'utf8')
  expect(page, 'npm run game-docs').toBe(await gamesPage())
  for (const { modes } of SHELF)
    for (const { tableHash } of modes) expect(page).toContain(tableHash)
}, 240_000)
