import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { formatMoney } from '#kit/text/money-format.ts'
import { GameLink } from '#web/parts/games/game-link.tsx'
import { GameArt } from '#web/parts/games/game-tile.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './tournament-facts.module.css'
import type { Tournament } from './tournament-state.ts'
import { TOURNAMENT_WORDS } from './words.ts'

/** What is played for, by what rule, and where. */
export function TournamentFacts({ tournament }: { tournament: Tournament }) {
  const words = useWords(TOURNAMENT_WORDS)
  const lang = useLang()
  const { text, rule, minStake } = tournament
  return (
    <div className={styles['facts']}>
      <p>{text}</p>
      <section>
        <h4>{words.prizes}</h4>
        <Prizes prizes={tournament.prizes} />
      </section>
      <section>
        <h4>{words.rule}</h4>
        <ul className={styles['rules']}>
          <li>{words.rules[rule]}</li>
          <li>{words.minStake(formatMoney(minStake, lang))}</li>
          <li>{words.tie}</li>
          <li>{words.open}</li>
        </ul>
      </section>
      {tournament.games.length > 0 && (
        <section>
          <h4>{words.games}</h4>
          <Games tournament={tournament} />
        </section>
      )}
    </div>
  )
}

function Prizes({ prizes }: Pick<Tournament, 'prizes'>) {
  const words = useWords(TOURNAMENT_WORDS)
  return (
    <ol className={styles['prizes']}>
      {alike(prizes).map(({ from, to, amount }) => (
        <li key={from}>
          <span>{words.rank(from, to)}</span> <Money amount={amount} tone="money" />
        </li>
      ))}
    </ol>
  )
}

/** Ranks that win the same stand in one line. */
function alike(prizes: Tournament['prizes']): { from: number; to: number; amount: number }[] {
  const lines: { from: number; to: number; amount: number }[] = []
  for (const { rank, amount } of prizes) {
    const last = lines.at(-1)
    if (last?.amount === amount) last.to = rank
    else lines.push({ from: rank, to: rank, amount })
  }
  return lines
}

function Games({ tournament: { games, gamesTotal } }: { tournament: Tournament }) {
  const words = useWords(TOURNAMENT_WORDS)
  const more = gamesTotal - games.length
  return (
    <ul className={styles['games']}>
      {games.map((game) => (
        <li key={game.gameID}>
          <GameLink game={game} className={styles['game']}>
            <span className={styles['art']}>
              <GameArt game={{ ...game, name: '' }} />
            </span>
            <span className={styles['name']}>
              <b lang="tr">{game.name}</b>
              <small lang="tr">{game.providerName}</small>
            </span>
          </GameLink>
        </li>
      ))}
      {more > 0 && <li className={styles['more']}>{words.moreGames(more)}</li>}
    </ul>
  )
}
