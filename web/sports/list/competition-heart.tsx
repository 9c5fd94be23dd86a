import { Heart } from '#web/parts/favourites/heart-button.tsx'
import { useMarkedCompetitions } from '../use-events.ts'

/** A competition's mark, beside its name: it stands before the others then. */
export function CompetitionHeart({ competitionID, name }: { competitionID: string; name: string }) {
  const isMarked = useMarkedCompetitions().has(competitionID)
  return (
    <Heart
      look="line"
      name={name}
      isMarked={isMarked}
      onMark={async (doMark) =>
        (await import('./toggle-competition.ts')).toggleCompetition(competitionID, doMark)
      }
    />
  )
}
