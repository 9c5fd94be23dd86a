import { beforeEach, expect, it } from 'vitest'
import { clearSelectedGame, initialiseGame, selectedGame, selectGame } from './selected-game.ts'

const SLOT = { gameID: 7, name: 'Lale Devri', providerID: 3, providerName: 'Çini Atölyesi' }
const TABLE = { tableID: 9, name: 'Boğaz', providerID: 4, providerName: 'Mavi Kuş' }
const EMPTY = {
  game: null,
  gameName: '',
  gameID: null,
  gameType: null,
  image: '',
  providerName: '',
  providerID: null,
}

beforeEach(clearSelectedGame)

it('DATA-17/game DATA-17/gameName DATA-17/gameID holds the address, the name and the id', () => {
  selectGame(SLOT, 'http://games.test/lale-devri/1/index.html')
  expect(selectedGame.getState()).toMatchObject({
    game: 'http://games.test/lale-devri/1/index.html',
    gameName: 'Lale Devri',
    gameID: 7,
  })
})

it('DATA-17/providerName DATA-17/providerID holds whose game it is', () => {
  selectGame(SLOT)
  expect(selectedGame.getState()).toMatchObject({ providerName: 'Çini Atölyesi', providerID: 3 })
})

it('DATA-17/gameType STATE-20/from-live a live table gives type live', () => {
  selectGame(TABLE)
  expect(selectedGame.getState()).toMatchObject({ gameType: 'live', gameID: 9 })
})

it('DATA-17/gameType STATE-20/from-slot anything else gives type slot', () => {
  selectGame(TABLE)
  selectGame(SLOT)
  expect(selectedGame.getState().gameType).toBe('slot')
})

it('STATE-20/clear clearing empties every field', () => {
  selectGame(SLOT, 'http://games.test/')
  clearSelectedGame()
  expect(selectedGame.getState()).toEqual(EMPTY)
})

it('STATE-20/reset another game resets the selection, the same one does not', () => {
  selectGame(SLOT)
  const chosen = selectedGame.getState()
  initialiseGame(7)
  expect(selectedGame.getState()).toEqual(chosen)
  initialiseGame(8)
  expect(selectedGame.getState()).toEqual(EMPTY)
})
