/** What fixes the outcomes of a published version, as whoever opens it is told before the first round. */
import type { Output } from '#contract/registry.ts'
import type { Keys } from '../../door/keys.ts'
import type { GameTables } from './published.ts'

/** Costs are in base stakes, hashes SHA-256 in hex. */
export function publishedOf(
  { id, version, modes, jackpots }: Pick<GameTables, 'id' | 'version' | 'modes' | 'jackpots'>,
  { receiptKey }: Pick<Keys, 'receiptKey'>,
): Output<'casino/init_game'>['published'] {
  return {
    game: id,
    version,
    jackpots,
    modes: [...modes.values()].map(({ name, cost, table }) => ({
      mode: name,
      cost,
      tableHash: table.hash,
    })),
    receiptKey,
  }
}
