import { Segments } from '#kit/forms/segments.tsx'
import { useWords } from '#web/words/words.ts'
import { SPORTS, type Sport } from '../sports.ts'
import { SPORT_WORDS } from '../words.ts'

/** Which sport a screen shows. */
export function SportChoice(props: { chosen: Sport; onChoose: (sport: Sport) => void }) {
  const words = useWords(SPORT_WORDS)
  return (
    <Segments
      label={words.sports}
      options={SPORTS.map(({ name }) => ({ value: name, text: words.sportNames[name] }))}
      chosen={props.chosen.name}
      onChoose={(name) => {
        const sport = SPORTS.find((each) => each.name === name)
        if (sport) props.onChoose(sport)
      }}
    />
  )
}
