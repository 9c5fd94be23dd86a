import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Field } from '#kit/forms/field.tsx'
import { useLang } from '#kit/text/language.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { starPath } from '#kit/art/star.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { baseMode, useGameFacts } from '#web/parts/games/game-facts.ts'
import type { Slot } from '#web/parts/games/slot.ts'
import { useWords } from '#web/words/words.ts'
import { exampleDraw, type ExampleDraw } from './example-draw.ts'
import styles from './home-proof.module.css'
import { HOME_BELOW_WORDS } from './home-below-words.ts'

/** How a round is proven: three steps, and a draw that really runs. */
export function HomeProof({ game }: { game: Slot | null }) {
  const words = useWords(HOME_BELOW_WORDS)
  const { steps } = words
  return (
    <section id="proof" aria-labelledby="proof-title" className={styles['proof']}>
      <header>
        <h2 id="proof-title">{words.proofTitle}</h2>
        <p className={styles['lead']}>{words.proofLead}</p>
      </header>
      <div className={cardClass(styles['board'])}>
        <ol className={styles['steps']}>
          <Step number={1} title={steps.seal}>
            {steps.sealText}
          </Step>
          <Step number={2} title={steps.draw}>
            {steps.drawText}
          </Step>
          <Step number={3} title={steps.check}>
            {steps.checkText}
          </Step>
        </ol>
        {game === null ? <TryDraw rows={EXAMPLE_ROWS} /> : <TryDrawOf game={game} />}
      </div>
    </section>
  )
}

/** How many rows the example has while the game's own number is not known. */
const EXAMPLE_ROWS = 200_000

function TryDrawOf({ game }: { game: Slot }) {
  const { data } = useGameFacts(game.gameID)
  return <TryDraw rows={(data && baseMode(data)?.outcomes) ?? EXAMPLE_ROWS} />
}

function Step(props: { number: number; title: string; children: ReactNode }) {
  return (
    <li className={styles['step']}>
      <span className={styles['number']} aria-hidden="true">
        <svg viewBox="0 0 40 40">
          <path d={starPath(20, 20, 19)} />
        </svg>
        <b>{props.number}</b>
      </span>
      <div>
        <h3>{props.title}</h3>
        <p>{props.children}</p>
      </div>
    </li>
  )
}

const SEED_MAX = 32
/** The HMAC's hex is four words of so many digits; the first is the number that is drawn with. */
const WORD_DIGITS = 16

const wordsOf = (mac: string): string[] =>
  [0, 1, 2, 3].map((word) => mac.slice(word * WORD_DIGITS, (word + 1) * WORD_DIGITS))

function TryDraw({ rows }: { rows: number }) {
  const words = useWords(HOME_BELOW_WORDS)
  const lang = useLang()
  const [seed, setSeed] = useState('lale')
  const [nonce, setNonce] = useState(1n)
  const drawn = useExampleDraw(seed, nonce, rows)
  return (
    <form
      className={styles['try']}
      onSubmit={(event) => {
        event.preventDefault()
        setNonce(nonce + 1n)
      }}
    >
      <Field
        label={words.yourSeed}
        hint={words.seedHint}
        value={seed}
        maxLength={SEED_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setSeed(event.target.value)}
      />
      <dl className={stackClass(12, styles['drawn'])} aria-live="polite">
        <div>
          <dt>{words.hash}</dt>
          <dd>
            <code>
              {wordsOf(drawn?.mac ?? '').map((digits, i) => (
                <span key={i} data-drawn={i === 0}>
                  {digits}
                </span>
              ))}
            </code>
          </dd>
        </div>
        <div>
          <dt>{words.row}</dt>
          <dd>
            <output className={styles['row']}>
              {drawn === null ? '–' : formatNumber(Number(drawn.row), lang)}
            </output>{' '}
            <small>{words.ofRows(formatNumber(rows, lang))}</small>
          </dd>
        </div>
      </dl>
      <footer className={styles['foot']}>
        <Button type="submit" icon="rotate-cw">
          {words.nextRound}
        </Button>
        <span>
          {words.round} {String(nonce)}
        </span>
        <small>{words.example}</small>
      </footer>
    </form>
  )
}

function useExampleDraw(seed: string, nonce: bigint, rows: number): ExampleDraw | null {
  const [drawn, setDrawn] = useState<ExampleDraw | null>(null)
  useEffect(() => {
    let over = false
    exampleDraw(seed, nonce, rows).then(
      (draw) => {
        if (!over) setDrawn(draw)
      },
      // Without Web Crypto there is nothing to show; the steps say the same in words.
      () => {},
    )
    return () => {
      over = true
    }
  }, [seed, nonce, rows])
  return drawn
}
