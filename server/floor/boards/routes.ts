/** The calls about the boards that a member keeps, under `/rgs/floor` on the games' origin. Each is answered with all of them. */
import * as z from 'zod/mini'
import { BOARD_CHIPS_MOST } from '#contract/games/floor-boards.ts'
import type { House } from '../../house.ts'
import type { Mount } from '../room/routes.ts'
import { keepBoard, listBoards, removeBoard, renameBoard } from './boards.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const lang = z._default(z.literal(['tr', 'en']), 'tr')
/** Longer than it may be: who types too much is told so. */
const name = text
const board = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

/** What lies on a spot; which spots there are, the table's kind says. */
export const boardChip = z.object({
  spot: z.string().check(z.regex(/^[a-z0-9-]{1,24}$/)),
  amount: z.int().check(z.gte(1), z.lte(1e15)),
})

export const boardsBody = z.object({ sessionID: text, lang })
export const keepBody = z.object({
  sessionID: text,
  lang,
  name,
  chips: z.array(boardChip).check(z.minLength(1), z.maxLength(BOARD_CHIPS_MOST)),
})
export const renameBody = z.object({ sessionID: text, lang, board, name })
export const removeBody = z.object({ sessionID: text, lang, board })

export function boardRoutes(mount: Mount, house: House): void {
  mount('/floor/boards', boardsBody, ({ sessionID }) => listBoards(house, sessionID))
  mount('/floor/keep-board', keepBody, (body) => keepBoard(house, body))
  mount('/floor/rename-board', renameBody, (body) => renameBoard(house, body))
  mount('/floor/remove-board', removeBody, (body) => removeBoard(house, body))
}
