import { useNavigate } from 'react-router'
import { Segments } from '#kit/forms/segments.tsx'
import { useWords } from '#web/words/words.ts'
import { useLive, type Day } from './use-events.ts'
import { SPORT_WORDS } from './words.ts'

interface DayChoiceProps {
  chosen: Day | 'live'
  /** A day, where the screen is that of days. */
  onChoose?: (day: Day) => void
}

/** What is played now, today, tomorrow: the first stands at an address of its own. */
export function DayChoice({ chosen, onChoose }: DayChoiceProps) {
  const words = useWords(SPORT_WORDS)
  const navigate = useNavigate()
  const playing = useLive().data?.length ?? 0
  const go = (next: Day | 'live'): void => {
    if (next === 'live') void navigate('/sport/live')
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
      ]}
      chosen={chosen}
      onChoose={go}
    />
  )
}
