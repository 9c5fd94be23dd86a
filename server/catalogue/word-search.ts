/**
 * What live tables and virtual games are looked for by: their names, what their kind is called, who makes them and what is spoken there, in
 * either language, word by word and in any order. Slots are looked for by their names alone.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { LIVE_TYPES, type LiveType } from '#contract/addresses/live-types.ts'
import { LIVE_TYPE_NAMES } from '#contract/addresses/shelf-names.ts'
import type { Section } from '#contract/games/game-kinds.ts'
import type { VirtualType } from '#contract/games/virtual-types.ts'
import type { Tables } from '../database/tables.ts'
import { foldName, namePattern } from '../name-search.ts'

/** What a kind is called beside the name of its shelf. */
const ALSO_CALLED: Readonly<Record<LiveType | VirtualType, string>> = {
  roulette: 'Çark',
  blackjack: 'Yirmi bir, 21',
  baccarat: 'Kart, Cards, Punto banco',
  poker: 'Hold’em, Holdem',
  dice: 'Sic bo',
  'game-show': 'Çark, Wheel',
  crash: 'Uçuş, Flight, Multiplier',
  'golden-race':
    'Altın yarış, Golden race, At yarışı, Köpek yarışı, Koşu, Horse racing, Dog racing, Greyhounds',
  '3d-football': '3D futbol, 3D football, Soccer, Maç, Match',
  bingo: 'Bingo, Tombala',
  'sound-bingo': 'Sesli bingo, Sound bingo, Tombala',
  'bet-on-games': 'Bahisli oyunlar, Bet on games, Çekiliş, Draws, Loto, Lotto',
}

const shelfNames = (type: string): string[] => {
  const live = LIVE_TYPES.find((one) => one === type)
  return live ? [LIVE_TYPE_NAMES.tr[live], LIVE_TYPE_NAMES.en[live]] : []
}

const TYPES = Object.entries(ALSO_CALLED).map(([type, also]) => ({
  type,
  folded: foldName([...shelfNames(type), also].join(', ')),
}))

const LANGUAGES = [
  { lang: 'tr', folded: foldName('Türkçe, Turkish') },
  { lang: 'en', folded: foldName('İngilizce, English') },
]

/** In either language, whichever is read. */
export const isNamed = (typed: string) => {
  const pattern = namePattern(typed)
  return sql<boolean>`(game.folded like ${pattern} or coalesce(game.folded_en like ${pattern}, false))`
}

/** Whether a game of the section is found by what was typed. */
export async function isFoundBy(
  db: Kysely<Tables>,
  section: Section,
  typed: string,
): Promise<RawBuilder<boolean>> {
  if (section === 'slot') return isNamed(typed)
  const providers = await db.selectFrom('catalogue_providers').select(['id', 'name']).execute()
  const words = foldName(typed)
    .split(' ')
    .map((word) => {
      const types = TYPES.filter(({ folded }) => folded.includes(word)).map(({ type }) => type)
      const langs = LANGUAGES.filter(({ folded }) => folded.includes(word)).map(({ lang }) => lang)
      const makers = providers.filter(({ name }) => foldName(name).includes(word))
      return sql<boolean>`(${isNamed(word)} or game.types && ${types}::text[]
        or game.provider_id = any(${makers.map(({ id }) => id)}::integer[])
        or exists (select from floor_tables t where t.game_id = game.id and t.languages && ${langs}::text[]))`
    })
  return sql<boolean>`(${sql.join(words, sql` and `)})`
}
