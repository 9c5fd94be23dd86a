import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Lattice } from '#kit/art/star-art.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { formatNumber } from '#kit/text/number-format.ts'
import { useWords } from '#web/words/words.ts'
import styles from './bonuses.module.css'
import { exampleOf, lastsOf, occasionOf, standingOf, type BonusOffer } from './terms.ts'
import { BONUS_WORDS } from './words.ts'

/** An offer with its five hard terms and one worked example on its face. All the others open before it is asked for. */
export function OfferCard({ offer, onRead }: { offer: BonusOffer; onRead: () => void }) {
  const words = useWords(BONUS_WORDS)
  const lang = useLang()
  const isOpen = offer.status === 'open'
  return (
    <article className={cardClass(styles['offer'])} data-kind={lookOf(offer)}>
      <header className={styles['face']}>
        <Lattice size={56} />
        <p>{occasionOf(offer, words)}</p>
        <h3>{offer.name}</h3>
      </header>
      <GivenFacts offer={offer} />
      <p className={styles['example']}>{exampleOf(offer, words, lang)}</p>
      <p className={styles['standing']}>{standingOf(offer, words, lang)}</p>
      <Button
        variant={isOpen ? 'act' : 'plain'}
        wide
        aria-label={`${offer.name}: ${isOpen ? words.readAndAsk : words.allTerms}`}
        onClick={onRead}
      >
        {isOpen ? words.readAndAsk : words.allTerms}
      </Button>
    </article>
  )
}

function GivenFacts({ offer }: { offer: BonusOffer }) {
  if (offer.freeRounds !== null) return <RoundsFacts offer={offer} free={offer.freeRounds} />
  if (offer.freeBets !== null) return <BetsFacts offer={offer} free={offer.freeBets} />
  return <ShareFacts offer={offer} />
}

function ShareFacts({ offer }: { offer: BonusOffer }) {
  const words = useWords(BONUS_WORDS)
  const isLoss = offer.kind === 'loss-back'
  return (
    <Facts values="beside">
      <Fact name={isLoss ? words.head.minimumLoss : words.head.minimumDeposit}>
        <Money amount={offer.minimum} />
      </Fact>
      <Fact name={isLoss ? words.head.maximumBack : words.head.maximum}>
        <Money amount={offer.maximum} />
      </Fact>
      <Fact name={words.head.wagering}>
        {offer.wagering === 0 ? words.none : words.times(offer.wagering)}
      </Fact>
      {lastsOf(offer, words).map(([name, text]) => (
        <Fact key={name} name={name}>
          {text}
        </Fact>
      ))}
    </Facts>
  )
}

function BetsFacts({
  offer,
  free,
}: {
  offer: BonusOffer
  free: NonNullable<BonusOffer['freeBets']>
}) {
  const words = useWords(BONUS_WORDS)
  const lang = useLang()
  return (
    <Facts values="beside">
      {offer.minimum > 0 && (
        <Fact name={words.head.minimumDeposit}>
          <Money amount={offer.minimum} />
        </Fact>
      )}
      <Fact name={words.bets.bets}>{free.bets}</Fact>
      <Fact name={words.bets.stake}>
        <Money amount={free.stake} />
      </Fact>
      {free.oddsMin !== null && (
        <Fact name={words.bets.oddsMin}>{formatNumber(free.oddsMin, lang, 2)}</Fact>
      )}
      <Fact name={words.head.wagering}>
        {offer.wagering === 0 ? words.none : words.times(offer.wagering)}
      </Fact>
      <Fact name={words.head.days}>{words.dayCount(offer.days)}</Fact>
    </Facts>
  )
}

function RoundsFacts({
  offer,
  free,
}: {
  offer: BonusOffer
  free: NonNullable<BonusOffer['freeRounds']>
}) {
  const words = useWords(BONUS_WORDS)
  return (
    <Facts values="beside">
      {offer.minimum > 0 && (
        <Fact name={words.head.minimumDeposit}>
          <Money amount={offer.minimum} />
        </Fact>
      )}
      <Fact name={words.free.rounds}>{free.rounds}</Fact>
      <Fact name={words.free.stake}>
        <Money amount={free.stake} />
      </Fact>
      <Fact name={words.head.wagering}>
        {offer.wagering === 0 ? words.none : words.times(offer.wagering)}
      </Fact>
      <Fact name={words.head.days}>{words.dayCount(offer.days)}</Fact>
      <Fact name={words.free.game}>{free.game}</Fact>
    </Facts>
  )
}

function lookOf({ kind, wagering }: BonusOffer): string {
  if (kind === 'loss-back') return 'loss'
  return wagering === 0 ? 'cash' : 'wagering'
}
