import { useNavigate } from 'react-router'
import { Segments } from '#kit/forms/segments.tsx'
import { useWords } from '#web/words/words.ts'
import { useLive, type Day } from './use-events.ts'
import { SPORT_WORDS } from './words.ts'

type Place = Day | 'live' | 'results'

interface DayChoiceProps {
  chosen: Place
  /** A day, where the screen is that of days. */
  onChoose?: (day: Day) => void
}

/** What is played now, today, tomorrow, and what is over: the first and the last stand at addresses of their own. */
export function DayChoice({ chosen, onChoose }: DayChoiceProps) {
  const words = useWords(SPORT_WORDS)
  const navigate = useNavigate()
  const playing = useLive().data?.length ?? 0
  const go = (next: Place): void => {
    if (next === 'live' || next === 'results') void navigate(`/sport/${next}`)
    else if (onChoose) onChoose(next)
    else void navigate(next === 'today' ? '/sport' : '/sport?day=tomorrow')
  }
  return (
    <Segments
      label={words.days}
      options={[
        { value: 'live', text: playing > 0 ? `${words.liveTab} ${playing}` : words.liveTab },
        { value: 'today', text: words.today },
        { value: 'tomorrow', text: words.tomorrow },
        { value: 'results', text: words.results },
      ]}
      chosen={chosen}
      onChoose={go}
    />
  )
}
