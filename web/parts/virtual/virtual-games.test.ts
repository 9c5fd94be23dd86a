import { afterEach, expect, it } from 'vitest'
import { VIRTUAL_GAMES } from '#contract/addresses/first-payloads.ts'
import { memory } from '#web/call/memory.ts'
import { pageOf, resultOf } from '#web/testing.ts'
import { initDataOf, useVirtualGames, virtualGames, type VirtualGame } from './virtual-games.ts'

afterEach(() => memory.clear())

const game = (gameID: number, type: string): VirtualGame => ({
  gameID,
  name: `Altın Yarış ${gameID}`,
  type,
  types: ['golden-race', type],
  providerID: 3,
  providerName: 'Çini Atölyesi',
  image: '',
  url: '',
  minStake: 1,
  maxStake: 5_000,
  hasDemo: true,
  isOpen: true,
  isFavorite: false,
})

it('DATA-23/virtual-init the client holds what each virtual game is opened with, as the list last answered it', async () => {
  expect(resultOf(useVirtualGames).data).toBeUndefined()
  const games = [game(11, 'altin-halic'), game(12, 'altin-bozkir')]
  memory.setQueryData(['virtualgames/game_list', VIRTUAL_GAMES, 'tr'], pageOf(games))
  expect(resultOf(useVirtualGames).data?.data).toEqual(games)
  const held = await virtualGames()
  expect(initDataOf(held, 12)).toEqual({ providerID: 3, type: 'altin-bozkir' })
  expect(initDataOf(held, 11)).toEqual({ providerID: 3, type: 'altin-halic' })
  expect(initDataOf(held, 13)).toBeNull()
})
