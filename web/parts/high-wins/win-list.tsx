import { cardClass } from '#kit/layout/card.tsx'
import type { Data } from '#contract/registry.ts'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { GameLink } from '#web/parts/games/game-link.tsx'
import { GameArt } from '#web/parts/games/game-tile.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { timesText } from '#web/words/multiple.ts'
import styles from './win-list.module.css'

type Win = Data<'casino/high_wins'>[number]

/** Who won what on which game, nobody by name. Each line leads to its game. */
export function WinList({ wins }: { wins: readonly Win[] }) {
  return (
    <ul className={cardClass(styles['wins'])}>
      {wins.map((win) => (
        <li key={`${win.at} ${win.gameID} ${win.payout}`}>
          <Line win={win} />
        </li>
      ))}
    </ul>
  )
}

function Line({ win }: { win: Win }) {
  const lang = useLang()
  const { gameID, section, gameName, providerID, providerName, image, payout, multiple, at } = win
  const game = { gameID, section, name: gameName, image, providerID, providerName }
  return (
    <GameLink game={game} className={styles['win']}>
      <span className={styles['art']}>
        <GameArt game={{ gameID, name: '', image }} />
      </span>
      <span className={styles['about']}>
        <b lang="tr">{gameName}</b>
        <small>
          {win.name} · <time dateTime={at}>{dayAndTime(at, lang)}</time>
        </small>
      </span>
      <span className={styles['figures']}>
        <Money amount={payout} tone="money" className={styles['payout'] ?? ''} />
        <small>{timesText(multiple, lang)}</small>
      </span>
    </GameLink>
  )
}
