import { useState, type FormEvent } from 'react'
import { LIMIT_MAX } from '#contract/members/protection-choices.ts'
import { Icon } from '#kit/art/icon.tsx'
import { Button } from '#kit/controls/button.tsx'
import { Field } from '#kit/forms/field.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import {
  mostMinutes,
  readLimit,
  shapeOfLimit,
  type LimitProblem,
} from '#web/parts/protection/typed-limit.ts'
import { useWords } from '#web/words/words.ts'
import styles from './control.module.css'
import { limitText, PERIODS, type Limit, type LimitKind, type LimitPeriod } from './figures.ts'
import { waitingText } from './waiting-text.ts'
import { CONTROL_WORDS } from './words.ts'

interface SheetProps {
  kind: LimitKind
  limits: readonly Limit[]
  ofHouse: readonly Limit[]
  open: boolean
  onClose: () => void
}

/** One field lowers and raises; what it would do is said while it is typed. */
export function LimitSheet({ kind, limits, ofHouse, open, onClose }: SheetProps) {
  const words = useWords(CONTROL_WORDS)
  const [period, setPeriod] = useState<LimitPeriod>(limits[0]?.period ?? 'day')
  return (
    <PressedSheet open={open} onClose={onClose} title={words.titles[kind]} closeLabel={words.close}>
      <div className={stackClass(16)}>
        <Segments
          label={words.period}
          options={PERIODS.map((value) => ({ value, text: words.periods[value] }))}
          chosen={period}
          onChoose={setPeriod}
        />
        <LimitForm
          key={period}
          kind={kind}
          period={period}
          limit={limits.find((one) => one.period === period)}
          ofHouse={ofHouse.find((one) => one.period === period)}
          onDone={onClose}
        />
      </div>
    </PressedSheet>
  )
}

interface FormProps {
  kind: LimitKind
  period: LimitPeriod
  limit: Limit | undefined
  ofHouse: Limit | undefined
  onDone: () => void
}

function LimitForm({ kind, period, limit, ofHouse, onDone }: FormProps) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useSend('protection/set_limit', { silent: true })
  const read = readLimit({ kind, period }, text, lang)
  const value = typeof read === 'number' ? read : null
  const isLooser = limit !== undefined && value !== null && value > limit.value
  const save = (wanted: number | null) =>
    mutate(
      { kind, period, value: wanted },
      {
        onSuccess: onDone,
        onError: (failure) =>
          setError(failure instanceof CallRefused ? failure.message : words.lost),
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typeof read !== 'number') return setError(problemText(read, period, words, lang))
    save(read)
  }
  const hint = limit
    ? words.present(limitText(kind, limit.value, lang), limitText(kind, limit.used, lang))
    : words.none
  return (
    <form className={stackClass(16)} onSubmit={submit} noValidate>
      <Field
        label={words.most[kind]}
        inputMode={kind === 'session' ? 'numeric' : 'decimal'}
        placeholder={shapeOfLimit({ kind }, lang)}
        autoComplete="off"
        maxLength={16}
        value={text}
        error={error}
        hint={`${hint} ${words.counted[period]}`}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      {limit?.next && <Waits limit={limit} next={limit.next} />}
      {kind === 'deposit' && <p className={styles['muted']}>{words.depositsCounted}</p>}
      {kind === 'stake' && <p className={styles['muted']}>{words.stakesCounted}</p>}
      {ofHouse !== undefined && (
        <p className={styles['muted']}>{words.oursCounts(limitText(kind, ofHouse.value, lang))}</p>
      )}
      {value !== null && <Effect {...{ kind, limit, value, isLooser }} />}
      <Button type="submit" variant="act" busy={isPending}>
        {isLooser ? words.ask : words.set}
      </Button>
      {limit !== undefined && (
        <>
          <p className={styles['muted']}>{words.removeNote}</p>
          <Button busy={isPending} onClick={() => save(null)}>
            {words.remove}
          </Button>
        </>
      )}
    </form>
  )
}

/** A raise that was asked for before, and what becomes of it by what is set here. */
function Waits({ limit, next }: { limit: Limit; next: NonNullable<Limit['next']> }) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const [now] = useState(() => Date.now())
  const isDue = Date.parse(next.from) <= now
  return (
    <p className={styles['muted']}>
      {waitingText(limit, { next, isDue }, words, lang)} {words.waitsInstead}
    </p>
  )
}

function problemText(
  problem: LimitProblem,
  period: LimitPeriod,
  words: (typeof CONTROL_WORDS)['tr'],
  lang: Lang,
): string {
  if (problem === 'tooLong') return words.tooLong(formatNumber(mostMinutes(period), lang))
  return problem === 'tooBig' ? words.tooBig(formatMoney(LIMIT_MAX, lang)) : words[problem]
}

function Effect(props: {
  kind: LimitKind
  limit: Limit | undefined
  value: number
  isLooser: boolean
}) {
  const { kind, limit, value, isLooser } = props
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const isBelow = limit !== undefined && value < limit.used
  const notice =
    isLooser && limit ? words.looser(limitText(kind, limit.value, lang)) : words.tighter
  return (
    <p className={styles['note']} aria-live="polite">
      <Icon name={isLooser ? 'hourglass' : 'info'} size={18} />
      <span>
        <strong>{limitText(kind, value, lang)}:</strong>{' '}
        {isBelow ? `${notice} ${words.below}` : notice}
      </span>
    </p>
  )
}
