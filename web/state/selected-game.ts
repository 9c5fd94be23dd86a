/** The game that the member has chosen to play: what the play screen shows before it has launched. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type GameType = 'slot' | 'live'

export interface SelectedGame {
  /** The address the game is framed at, once it has been launched. */
  game: string | null
  gameName: string
  gameID: number | null
  gameType: GameType | null
  /** Its tile's picture; empty where that is not known. */
  image: string
  providerName: string
  providerID: number | null
}

/** A slot, or a live table, which is known by its tableID. */
export type Choosable = (Tile & { gameID: number }) | (Tile & { tableID: number })

interface Tile {
  name: string
  providerID: number
  providerName: string
  image?: string
}

const NONE: SelectedGame = {
  game: null,
  gameName: '',
  gameID: null,
  gameType: null,
  image: '',
  providerName: '',
  providerID: null,
}

export const selectedGame = createStore<SelectedGame>(() => ({ ...NONE }))

export const useSelectedGame = <T>(pick: (state: SelectedGame) => T): T =>
  useStore(selectedGame, pick)

/** A live table makes the type live, anything else slot. */
export function selectGame(chosen: Choosable, game: string | null = null): void {
  const isTable = 'tableID' in chosen
  selectedGame.setState({
    game,
    gameName: chosen.name,
    gameID: isTable ? chosen.tableID : chosen.gameID,
    gameType: isTable ? 'live' : 'slot',
    image: chosen.image ?? '',
    providerName: chosen.providerName,
    providerID: chosen.providerID,
  })
}

export const clearSelectedGame = (): void => selectedGame.setState({ ...NONE })

/** A screen opens for a game: if another one is selected, nothing of that one may show through. */
export function initialiseGame(gameID: number): void {
  if (selectedGame.getState().gameID !== gameID) clearSelectedGame()
}
