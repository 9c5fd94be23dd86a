import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Cell, Table } from '#kit/layout/table.tsx'
import { useIsNarrow } from '#web/parts/screen/use-media.ts'
import { useWords } from '#web/words/words.ts'
import { RESULT_WORDS } from './results-words.ts'
import styles from './results.module.css'
import { sportOf } from '../sports.ts'

type Standings = Data<'betframe/standings'>
type Club = Standings['clubs'][number]

const FIGURES = ['played', 'won', 'drawn', 'lost', 'goals', 'difference', 'points'] as const
type Figure = (typeof FIGURES)[number]
/** Those that a phone has room for. */
const NARROW_FIGURES: readonly Figure[] = ['played', 'difference', 'points']

/** Where nobody plays to a draw, none is counted. */
const figuresOf = (of: Standings, isNarrow: boolean): readonly Figure[] =>
  (isNarrow ? NARROW_FIGURES : FIGURES).filter(
    (figure) => figure !== 'drawn' || sportOf(of).name === 'football',
  )

/** What a figure is called: what is played in sets, or maps, has those won and lost. */
const wordOf = (figure: Figure, of: Standings): Figure | 'sets' | 'maps' =>
  (figure === 'goals' ? sportOf(of).scoredIn : null) ?? figure

/** A minus as long as a plus. */
const signed = (figure: number): string =>
  figure > 0 ? `+${figure}` : figure < 0 ? `−${-figure}` : '0'

const figureOf = (figure: Figure, club: Club): string => {
  switch (figure) {
    case 'played':
      return String(club.won + club.drawn + club.lost)
    case 'goals':
      return `${club.scored}:${club.conceded}`
    case 'difference':
      return signed(club.scored - club.conceded)
    default:
      return String(club[figure])
  }
}

/** The clubs of a competition in their order, from this place on; each leads to its own matches. */
export function StandingsTable(props: { standings: Standings; first?: number }) {
  const { competitionID, clubs } = props.standings
  const words = useWords(RESULT_WORDS)
  const isNarrow = useIsNarrow()
  const figures = figuresOf(props.standings, isNarrow)
  return (
    <Table
      label={words.table}
      looks="plain"
      className={styles['standings']}
      columns={[
        { head: words.place },
        { head: sportOf(props.standings).isOfPlayers ? words.player : words.club },
        ...figures.map((figure) => ({
          head: words[wordOf(figure, props.standings)].short,
          isFigure: true,
        })),
        ...(isNarrow ? [] : [{ head: words.form }]),
      ]}
    >
      {clubs.map((club, at) => (
        <tr key={club.clubID}>
          <Cell>{(props.first ?? 1) + at}</Cell>
          <Cell place="name">
            <Link
              lang="tr"
              to={`/sport/competition/${encodeURIComponent(competitionID)}/${encodeURIComponent(club.clubID)}`}
            >
              {club.club}
            </Link>
          </Cell>
          {figures.map((figure) => (
            <Cell key={figure} isFigure>
              {figureOf(figure, club)}
            </Cell>
          ))}
          {!isNarrow && (
            <Cell>
              <Form form={club.form} />
            </Cell>
          )}
        </tr>
      ))}
    </Table>
  )
}

/** Its last matches as letters, the latest last. */
export function Form({ form }: Pick<Club, 'form'>) {
  const words = useWords(RESULT_WORDS)
  return (
    <span className={styles['form']}>
      {form.map((result, at) => (
        // Results have no name but their place.
        <i key={at} data-result={result}>
          <span aria-hidden="true">{words.formLetters[result]}</span>
          <span className="heard-only">{words.formNames[result]} </span>
        </i>
      ))}
    </span>
  )
}

/** What the heads are short for. */
export function StandingsNote({ standings }: { standings: Standings }) {
  const words = useWords(RESULT_WORDS)
  const figures = figuresOf(standings, useIsNarrow())
  const heads = figures
    .map((figure) => words[wordOf(figure, standings)])
    .map(({ short, long }) => `${short}: ${long}`)
  return (
    <p className={styles['note']}>
      {heads.join(' · ')}. {words.formNote}
    </p>
  )
}
