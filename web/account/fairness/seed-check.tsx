import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { lostWords } from '#web/call/failure.ts'
import { send } from '#web/call/send.ts'
import { getTable } from '#web/call/transport.ts'
import { PROOF_WORDS } from '#web/parts/fairness/proof-words.ts'
import { wasNoted } from '#web/parts/fairness/recorded-seeds.ts'
import {
  isSeedProven,
  verifySeed,
  type OpenedSeed,
  type SeedCheck as Check,
} from '#web/parts/fairness/verify-seed.ts'
import { useWords } from '#web/words/words.ts'
import { FAIRNESS_WORDS } from './fairness-words.ts'
import styles from './fairness.module.css'

type Asked =
  { is: 'not yet' | 'failed' } | { is: 'working'; looked: number } | { is: 'done'; check: Check }

/** Every round of an opened seed worked out again, in one press. */
export function SeedCheck({ seed }: { seed: OpenedSeed }) {
  const words = useWords(FAIRNESS_WORDS)
  const lang = useLang()
  const [asked, setAsked] = useState<Asked>({ is: 'not yet' })
  const verify = async () => {
    const progress = (looked: number) => setAsked({ is: 'working', looked })
    progress(0)
    try {
      const roundsFrom = (place: number) => roundsOf(seed.seq, place)
      setAsked({
        is: 'done',
        check: await verifySeed(seed, { roundsFrom, table: getTable, progress }),
      })
    } catch {
      setAsked({ is: 'failed' })
    }
  }
  // Without Web Crypto there is nothing to work out with; each round says so.
  if (!isSecureContext) return null
  return (
    <div className={styles['check']}>
      <Button icon="shield-check" busy={asked.is === 'working'} onClick={() => void verify()}>
        {seed.rounds === 0 ? words.verifyNone : words.verifyAll(formatNumber(seed.rounds, lang))}
      </Button>
      <output>
        {asked.is === 'working' && words.verifying(formatNumber(asked.looked, lang))}
        {asked.is === 'failed' && lostWords(words.verifyFailed)}
        {asked.is === 'done' && <Result seed={seed} check={asked.check} />}
      </output>
    </div>
  )
}

function Result({ seed, check }: { seed: OpenedSeed; check: Check }) {
  const words = useWords(FAIRNESS_WORDS)
  const proof = useWords(PROOF_WORDS)
  const lang = useLang()
  const { missing, surplus, wrong } = check
  if (isSeedProven(check))
    return (
      <>
        <p data-holds="true">
          {check.looked === 0
            ? words.noneProven
            : words.allProven(formatNumber(check.looked, lang))}
        </p>
        <p>{wasNoted(seed.seedHash, 0) ? words.seedNoted : words.seedNotNoted}</p>
        <p>{check.clientSeed === null ? proof.ownSeedNotNoted : words.ownSeedSame}</p>
        <NotedGames noted={check.noted} />
        {check.looked > 0 && <p>{words.covers}</p>}
      </>
    )
  return (
    <>
      <p data-holds="false">{words.notAllProven}</p>
      {!check.seed && <p>{words.seedWrong}</p>}
      {check.clientSeed === false && <p>{words.ownSeedOther}</p>}
      {check.drawVersion === false && <p>{words.drawOther}</p>}
      {missing.length > 0 && <p>{words.missing(shortList(missing))}</p>}
      {surplus.length > 0 && <p>{words.surplus(shortList(surplus))}</p>}
      {wrong.length > 0 && <p>{words.wrongRounds(shortList(wrong))}</p>}
    </>
  )
}

/** To what the rounds' games were held: what was noted before them, later, or nothing. */
function NotedGames({ noted }: { noted: Check['noted'] }) {
  const words = useWords(FAIRNESS_WORDS)
  const lang = useLang()
  const { before, later, not } = noted
  return (
    <>
      {before > 0 && <p>{words.gamesNoted(formatNumber(before, lang))}</p>}
      {later > 0 && <p>{words.gamesNotedLater(formatNumber(later, lang))}</p>}
      {not > 0 && <p>{words.gamesNotNoted(formatNumber(not, lang))}</p>}
    </>
  )
}

const SHOWN_MAX = 10

const shortList = (nonces: readonly number[]): string =>
  nonces.slice(0, SHOWN_MAX).join(', ') + (nonces.length > SHOWN_MAX ? ' …' : '')

/** A page of rounds by their nonces; a page beyond the last is empty. */
async function roundsOf(seq: number, offset: number) {
  return (await send('casino/seed_rounds', { seq, offset }, { silent: true })).data
}
