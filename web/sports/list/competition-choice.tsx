/** Which sport and competition a list shows: a tree beside it where there is room, else chips, with a sheet for what they have no room for. */
import { useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { BareButton } from '#kit/controls/button.tsx'
import { Chip } from '#kit/controls/chip.tsx'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { useWords } from '#web/words/words.ts'
import { ChoiceRow } from './choice-row.tsx'
import styles from './competition-choice.module.css'
import { SPORTS, type Sport } from '../sports.ts'
import { markedFirst, useMarkedCompetitions, useSports } from '../use-events.ts'
import { SPORT_WORDS } from '../words.ts'

type Competition = Data<'betframe/sports'>[number]['competitions'][number]

interface CompetitionProps {
  sport: Sport
  /** Null for all of the sport's. */
  chosen: string | null
  onChoose: (competitionID: string | null) => void
}

/** So many competitions stand as chips. */
const CHIPS_MAX = 6

const itemsOf = (competitions: readonly Competition[]): number =>
  competitions.reduce((sum, { items }) => sum + items, 0)

/** Every sport, and of the chosen one its regions. */
export function SportTree(props: CompetitionProps & { onSport: (sport: Sport) => void }) {
  const { sport, onSport } = props
  const words = useWords(SPORT_WORDS)
  const sports = useSports()
  return (
    <fieldset className={styles['tree']} aria-label={words.sports}>
      <ul>
        {SPORTS.map((each) => (
          <li key={each.name}>
            <BareButton
              className={styles['row']}
              aria-pressed={each === sport}
              onClick={() => onSport(each)}
            >
              <Icon name={each.icon} size={18} />
              <span>{words.sportNames[each.name]}</span>
              <Count of={sports.find(({ sportID }) => sportID === each.sportID)?.items ?? 0} />
            </BareButton>
            {each === sport && <Regions {...props} />}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** The competitions of a sport, by their regions. */
function Regions({ sport, chosen, onChoose }: CompetitionProps) {
  const words = useWords(SPORT_WORDS)
  const { competitions, marked } = useCompetitions(sport)
  if (competitions.length < 2) return null
  const regions = [...new Set(competitions.map(({ region }) => region))].map((region) => ({
    region,
    own: competitions.filter((each) => each.region === region),
  }))
  return (
    <ul className={styles['regions']}>
      <li>
        <BareButton
          className={styles['row']}
          aria-pressed={chosen === null}
          onClick={() => onChoose(null)}
        >
          <span>{words.allCompetitions}</span>
          <Count of={itemsOf(competitions)} />
        </BareButton>
      </li>
      {regions.map(({ region, own }) => (
        <li key={region}>
          <p className={styles['region']}>
            <span lang="tr">{region}</span>
            <Count of={itemsOf(own)} />
          </p>
          <ul>
            {own.map((competition) => (
              <li key={competition.competitionID}>
                <BareButton
                  className={styles['row']}
                  aria-pressed={chosen === competition.competitionID}
                  onClick={() => onChoose(competition.competitionID)}
                >
                  <Name of={competition} isMarked={marked.has(competition.competitionID)} />
                  <Count of={competition.items} />
                </BareButton>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** The same where there is no room beside the list. */
export function CompetitionChips(props: CompetitionProps) {
  const { sport, chosen, onChoose } = props
  const words = useWords(SPORT_WORDS)
  const [isOpen, setOpen] = useState(false)
  const { competitions, marked } = useCompetitions(sport)
  if (competitions.length < 2) return null
  const isChosen = ({ competitionID }: Competition): boolean => competitionID === chosen
  const hasRoom = competitions.length <= CHIPS_MAX
  // The chosen one is in sight wherever it stands.
  const shown = competitions.filter((each, at) => hasRoom || at < CHIPS_MAX - 1 || isChosen(each))
  return (
    <ChoiceRow chosen={chosen ?? ''}>
      <fieldset className={styles['chips']} aria-label={words.competitions}>
        <Chip chosen={chosen === null} onChoose={() => onChoose(null)}>
          {words.allCompetitions}
        </Chip>
        {shown.map((each) => (
          <Chip
            key={each.competitionID}
            chosen={isChosen(each)}
            onChoose={() => onChoose(each.competitionID)}
          >
            <Name of={each} isMarked={marked.has(each.competitionID)} />
          </Chip>
        ))}
        {!hasRoom && (
          <Chip chosen={false} onChoose={() => setOpen(true)}>
            {words.allRegions}
            <Icon name="chevron-right" size={16} />
          </Chip>
        )}
        <PressedSheet
          open={isOpen}
          onClose={() => setOpen(false)}
          title={words.allRegions}
          closeLabel={words.close}
        >
          <fieldset className={styles['sheet']} aria-label={words.sportNames[sport.name]}>
            <Regions
              sport={sport}
              chosen={chosen}
              onChoose={(competitionID) => {
                setOpen(false)
                onChoose(competitionID)
              }}
            />
          </fieldset>
        </PressedSheet>
      </fieldset>
    </ChoiceRow>
  )
}

function useCompetitions(sport: Sport) {
  const marked = useMarkedCompetitions()
  const found = useSports().find(({ sportID }) => sportID === sport.sportID)
  return { competitions: markedFirst(found?.competitions ?? [], marked), marked }
}

function Name({ of, isMarked }: { of: Competition; isMarked: boolean }) {
  const words = useWords(SPORT_WORDS)
  return (
    <>
      {isMarked && (
        <span className={styles['marked']}>
          <Icon name="heart" size={16} />
        </span>
      )}
      <span lang="tr">{of.competition}</span>
      {isMarked && <span className="heard-only">{words.marked}</span>}
    </>
  )
}

/** How many matches are behind a choice: of no use to whoever hears the name alone. */
const Count = ({ of }: { of: number }) => (
  <small className={styles['count']} aria-hidden="true">
    {of}
  </small>
)
