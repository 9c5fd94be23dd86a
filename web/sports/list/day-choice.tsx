import { useNavigate } from 'react-router'
import { Segments } from '#kit/forms/segments.tsx'
import { useWords } from '#web/words/words.ts'
import { FOOTBALL, sportAddress, sportOf, type Sport } from '../sports.ts'
import { NO_EVENTS, useLive, type Day } from '../use-events.ts'
import { SPORT_WORDS } from '../words.ts'

type Place = Day | 'live' | 'results'

interface DayChoiceProps {
  chosen: Place
  /** Of all sports together where none is shown. */
  sport?: Sport
  /** A day, where the screen is that of days. */
  onChoose?: (day: Day) => void
}

/** What is played now, today, tomorrow, and what is over: the first and the last stand at addresses of their own. */
export function DayChoice({ chosen, sport, onChoose }: DayChoiceProps) {
  const words = useWords(SPORT_WORDS)
  const navigate = useNavigate()
  const live = useLive().data ?? NO_EVENTS
  const playing = live.filter((event) => sport === undefined || sportOf(event) === sport).length
  const go = (next: Place): void => {
    const shown = sport ?? FOOTBALL
    if (next === 'results') void navigate('/sport/results')
    else if (next === 'live') void navigate(sportAddress('/sport/live', shown))
    else if (onChoose) onChoose(next)
    else void navigate(sportAddress('/sport', shown, next === 'today' ? {} : { day: next }))
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
