import { useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import {
  ANSWERS,
  QUESTIONS,
  riskOf,
  scoreOf,
  type SelfTestAnswer,
} from '#contract/members/self-test.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Card, cardClass } from '#kit/layout/card.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { useCall, useSend } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { calendarDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { HelpLines } from '#web/parts/safer-play/help-lines.tsx'
import styles from './self-test.module.css'
import { SELF_TEST_WORDS } from './self-test-words.ts'

const SCORE_MAX = scoreOf(Array.from({ length: QUESTIONS }, () => 3 as const))

/** `/control/self-test`: nine questions. The answers are this page's alone, until the member asks to keep them. */
export function SelfTestScreen() {
  const words = useWords(SELF_TEST_WORDS)
  const [result, setResult] = useState<readonly SelfTestAnswer[] | null>(null)
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {result === null ? (
        <Questions onAnswered={setResult} />
      ) : (
        <Result answers={result} onAgain={() => setResult(null)} />
      )}
      <Kept />
      <HelpLines level={2} />
    </AccountPage>
  )
}

type Answers = Readonly<Record<number, SelfTestAnswer>>

function Questions({ onAnswered }: { onAnswered: (answers: readonly SelfTestAnswer[]) => void }) {
  const words = useWords(SELF_TEST_WORDS)
  const [answers, setAnswers] = useState<Answers>({})
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = words.questions.flatMap((_, at) => (answers[at] === undefined ? [at] : []))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = missing
    if (first === undefined) {
      onAnswered(words.questions.map((_, at) => answers[at] ?? 0))
      return
    }
    setAsked(true)
    form.current?.querySelector<HTMLInputElement>(`input[name="question-${first}"]`)?.focus()
  }
  return (
    <form ref={form} className={stackClass(12)} onSubmit={submit} noValidate>
      {words.questions.map((text, at) => (
        <Question
          key={at}
          {...{ at, text }}
          chosen={answers[at]}
          isMissing={isAsked && answers[at] === undefined}
          onChoose={(answer) => setAnswers((before) => ({ ...before, [at]: answer }))}
        />
      ))}
      <output className={styles['missing']}>
        {isAsked && missing.length > 0 && words.unansweredMany(missing.length)}
      </output>
      <div className={styles['actions']}>
        <Button type="submit" variant="act">
          {words.show}
        </Button>
      </div>
      <p className={styles['small']}>{words.source}</p>
    </form>
  )
}

interface QuestionProps {
  at: number
  text: string
  chosen: SelfTestAnswer | undefined
  isMissing: boolean
  onChoose: (answer: SelfTestAnswer) => void
}

function Question({ at, text, chosen, isMissing, onChoose }: QuestionProps) {
  const words = useWords(SELF_TEST_WORDS)
  const note = `question-${at}-note`
  return (
    <fieldset
      className={cardClass(styles['question'])}
      aria-describedby={isMissing ? note : undefined}
    >
      <legend>
        <span className={styles['number']}>{at + 1}.</span>
        {text}
      </legend>
      <div className={styles['answers']}>
        {ANSWERS.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name={`question-${at}`}
              value={answer}
              checked={chosen === answer}
              onChange={() => onChoose(answer)}
            />
            {words.answers[answer]}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={note} className={styles['missing']}>
          {words.unanswered}
        </p>
      )}
    </fieldset>
  )
}

function Result(props: { answers: readonly SelfTestAnswer[]; onAgain: () => void }) {
  const words = useWords(SELF_TEST_WORDS)
  const { mutate, isPending, isSuccess } = useSend('protection/keep_self_test')
  const score = scoreOf(props.answers)
  const risk = riskOf(score)
  return (
    <Card begins title={words.risks[risk]} text={words.advice[risk]}>
      <div className={stackClass(12)}>
        <p className={styles['score']}>{words.score(score)}</p>
        <div className={styles['scale']} aria-hidden="true">
          <i style={{ width: `${(score / SCORE_MAX) * 100}%` }} />
        </div>
        <div className={styles['actions']}>
          <Link className={buttonClass({ variant: 'act' })} to="/control">
            {words.toLimits}
          </Link>
          {risk === 'high' && (
            <Link className={buttonClass()} to="/control/exclusion">
              {words.toExclusion}
            </Link>
          )}
          <Button onClick={props.onAgain}>{words.again}</Button>
        </div>
        <p className={styles['small']}>{words.note}</p>
        {!isSuccess && (
          <div className={styles['actions']}>
            <Button busy={isPending} onClick={() => mutate({ answers: [...props.answers] })}>
              {words.keep}
            </Button>
            <span className={styles['small']}>{words.keepText}</span>
          </div>
        )}
      </div>
    </Card>
  )
}

/** What was kept before; nothing stands here for whoever kept nothing. */
function Kept() {
  const words = useWords(SELF_TEST_WORDS)
  const lang = useLang()
  const { data = [] } = useCall('protection/self_tests', {}, { silent: true })
  const { mutate, isPending } = useSend('protection/forget_self_tests')
  if (data.length === 0) return null
  return (
    <Card title={words.kept}>
      <ul className={styles['kept']}>
        {data.map(({ takenOn, score }) => (
          <li key={takenOn}>
            <span>{calendarDay(`${takenOn}T12:00:00Z`, lang)}</span>
            <span>
              {words.score(score)} · {words.risks[riskOf(score)]}
            </span>
          </li>
        ))}
      </ul>
      <Button icon="trash-2" busy={isPending} onClick={() => mutate({})}>
        {words.forget}
      </Button>
    </Card>
  )
}
