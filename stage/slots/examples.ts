import type { GridCell, Position, SlotEvent, Win } from '#games/slots/events.ts'
import type { SlotGame } from './game.ts'

type NewEvent = SlotEvent extends infer E ? (E extends SlotEvent ? Omit<E, 'index'> : never) : never

/** A round that is made up for the gallery, and what its button says. */
export interface Example {
  name: string
  events: readonly SlotEvent[]
}

const ENDINGS: readonly { name: string; payout: number; isMax?: boolean }[] = [
  { name: 'hiç', payout: 0 },
  { name: 'iade', payout: 60 },
  { name: 'kazanç', payout: 700 },
  { name: 'güzel', payout: 2_000 },
  { name: 'büyük', payout: 9_000 },
  { name: 'efsane', payout: 60_000 },
  { name: 'en yüksek', payout: 500_000, isMax: true },
]

/** Every level a round can end on, free spins, and for a board that tumbles a chain of tumbles. */
export function examplesOf(game: SlotGame): Example[] {
  const endings = ENDINGS.map(({ name, payout, isMax }) => {
    const max: NewEvent[] = isMax === true ? [{ type: 'maxWin', payout }] : []
    return { name, events: numbered([reveal(game), ...paid(game, payout), ...max], payout) }
  })
  const chains =
    game.mechanic === 'lines'
      ? []
      : [
          { name: 'düşüş', events: numbered(chain(game, 4, 'base'), 4 * 300) },
          { name: 'uzun düşüş, iade', events: numbered(chain(game, 7, 'base', 10), 70) },
        ]
  return [...endings, ...chains, { name: 'ücretsiz dönüş', events: freeSpins(game) }]
}

function freeSpins(game: SlotGame): SlotEvent[] {
  const positions = middleRow(game, 3)
  const award = { awarded: 2, total: 2, retrigger: false, payout: 200, positions }
  const spins = [1, 2].flatMap((current): NewEvent[] => [
    { type: 'freeSpin', current, total: 2, multiplier: 1 },
    ...(game.mechanic === 'lines'
      ? [reveal(game, 'free'), ...paid(game, 600)]
      : chain(game, 2, 'free')),
  ])
  const start: NewEvent[] = [reveal(game), { type: 'freeSpins', ...award }]
  return numbered([...start, ...spins, { type: 'freeSpinsEnd', feature: 1_200 }], 1_400)
}

function reveal(game: SlotGame, spin: 'base' | 'free' = 'base'): NewEvent {
  const anticipation = game.opening.map((_, reel) => Math.max(0, reel - game.reels + 2))
  return { type: 'reveal', spin, board: copy(game.opening), anticipation }
}

function paid(game: SlotGame, payout: number): NewEvent[] {
  if (payout === 0) return []
  return [{ type: 'wins', payout, wins: [winAt(game, middleRow(game, 5), payout)] }]
}

/** So many wins, each of which bursts and lets others fall in. */
function chain(game: SlotGame, tumbles: number, spin: 'base' | 'free', payout = 300): NewEvent[] {
  const events: NewEvent[] = [reveal(game, spin)]
  let board = copy(game.opening)
  for (let step = 0; step < tumbles; step += 1) {
    const removed = burstAt(game, step)
    events.push({ type: 'wins', payout, wins: [winAt(game, removed, payout)] })
    if (game.mechanic === 'clusters') events.push({ type: 'grid', cells: gridAfter(game, step) })
    const { fallen, after } = tumbled(game, board, removed)
    board = after
    events.push({ type: 'tumble', removed, fallen, board })
    if (game.mechanic === 'ways')
      events.push({ type: 'multiplier', multiplier: game.multipliers[spin][step + 1] ?? 10 })
  }
  return events
}

/** A patch that wanders over the board with every step. */
function burstAt(game: SlotGame, step: number): Position[] {
  const width = game.mechanic === 'clusters' ? 3 : game.reels - 2
  const left = game.mechanic === 'clusters' ? step % (game.reels - width) : 0
  return Array.from({ length: width * 2 }, (_, at) => ({
    reel: left + (at % width),
    row: (Math.floor(at / width) + step) % game.rows,
  }))
}

function gridAfter(game: SlotGame, step: number): GridCell[] {
  const cells = new Map<string, GridCell>()
  for (let at = 0; at <= step; at += 1)
    for (const cell of burstAt(game, at)) {
      const name = `${cell.reel} ${cell.row}`
      cells.set(name, { ...cell, multiplier: (cells.get(name)?.multiplier ?? 0.5) * 2 })
    }
  return [...cells.values()]
}

function tumbled(
  game: SlotGame,
  board: readonly (readonly string[])[],
  removed: readonly Position[],
): { fallen: string[][]; after: string[][] } {
  const symbols = game.pays.map(({ symbol }) => symbol)
  const fallen = board.map((_, reel) =>
    removed
      .filter((cell) => cell.reel === reel)
      .map((_cell, at) => symbols[(reel * 3 + at * 5 + 1) % symbols.length] ?? ''),
  )
  const after = board.map((column, reel) => [
    ...(fallen[reel] ?? []),
    ...column.filter((_, row) => !removed.some((cell) => cell.reel === reel && cell.row === row)),
  ])
  return { fallen, after }
}

function winAt(game: SlotGame, positions: Position[], payout: number): Win {
  const symbol = game.pays[0]?.symbol ?? ''
  const base = { symbol, payout, positions, count: game.reels }
  if (game.mechanic === 'lines') return { ...base, line: 1 }
  if (game.mechanic === 'ways') return { ...base, ways: 9 }
  return { ...base, count: positions.length, multiplier: 4 }
}

function middleRow({ rows }: SlotGame, count: number): Position[] {
  return Array.from({ length: count }, (_, reel) => ({ reel, row: Math.floor(rows / 2) }))
}

const copy = (board: readonly (readonly string[])[]): string[][] => board.map((c) => [...c])

function numbered(events: readonly NewEvent[], payout: number): SlotEvent[] {
  const total: NewEvent = { type: 'total', payout }
  return [...events, total].map((event, index) => ({ ...event, index }))
}
