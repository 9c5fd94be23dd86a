import { useRef, useState } from 'react'
import { dayInIstanbul } from '#contract/members/birthdate.ts'
import { useLang, type Lang } from '#kit/text/language.ts'
import { CallRefused, send } from '#web/call/send.ts'
import type { IsCommon } from '#web/account/security/new-password.ts'
import {
  forgetDraft,
  keepDraft,
  keptDraft,
  type RegisterDraft,
  type RegisterField,
} from './register-draft.ts'
import {
  ALL_FIELDS,
  isTypedOut,
  payloadOf,
  problemsFrom,
  problemsOf,
  type RegisterProblems,
} from './register-rules.ts'

/** What a try to send came to: the mail's address, what is wrong with fields, or why nothing came. */
export type Outcome =
  | { kind: 'sent'; email: string }
  | { kind: 'wrong'; problems: RegisterProblems }
  | { kind: 'refused'; message: string | null }

export interface Registration {
  draft: RegisterDraft
  problems: RegisterProblems
  busy: boolean
  change: (changed: Partial<RegisterDraft>) => void
  /** Whoever leaves a field they filled in hears what is wrong with it. */
  left: (field: RegisterField) => void
  /** Looks at these fields and shows what is wrong; true when nothing is. */
  check: (fields: readonly RegisterField[]) => RegisterProblems
  /** Sends once, however often it is pressed. Null while the first is on its way. */
  submit: () => Promise<Outcome | null>
}

export function useRegistration(isCommon: IsCommon): Registration {
  const lang = useLang()
  const [draft, setDraft] = useState(keptDraft)
  const [problems, setProblems] = useState<RegisterProblems>({})
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const look = (now: RegisterDraft, fields: readonly RegisterField[]) =>
    problemsOf(now, { today: dayInIstanbul(new Date()), isCommon, lang }, fields)
  const show = (fields: readonly RegisterField[], now = draft): RegisterProblems => {
    const found = look(now, fields)
    setProblems((before) => ({ ...without(before, fields), ...found }))
    return found
  }
  const change = (changed: Partial<RegisterDraft>) => {
    const now = { ...draft, ...changed }
    setDraft(now)
    keepDraft(now)
    const touched = ALL_FIELDS.filter((field) => field in changed)
    setProblems((before) => ({
      ...without(before, touched),
      ...problemsAtOnce(now, changed, look),
    }))
  }
  const left = (field: RegisterField) => {
    if (draft[field] !== '') show([field])
  }
  const submit = async (): Promise<Outcome | null> => {
    const found = show(ALL_FIELDS)
    if (Object.keys(found).length > 0) return { kind: 'wrong', problems: found }
    if (underWay.current) return null
    underWay.current = true
    setBusy(true)
    const outcome = await register(draft, lang)
    underWay.current = false
    setBusy(false)
    if (outcome.kind === 'wrong') setProblems(outcome.problems)
    return outcome
  }
  return { draft, problems, busy, change, left, check: (fields) => show(fields), submit }
}

type Look = (now: RegisterDraft, fields: readonly RegisterField[]) => RegisterProblems

/** A national id that is typed to its end, or that another country makes wrong, is told while typing. */
function problemsAtOnce(now: RegisterDraft, changed: Partial<RegisterDraft>, look: Look) {
  const isIt = 'nationalID' in changed || 'country' in changed
  return isIt && isTypedOut(now.nationalID) ? look(now, ['nationalID']) : {}
}

function without(problems: RegisterProblems, fields: readonly RegisterField[]): RegisterProblems {
  const left = Object.entries(problems).filter(([name]) => !fields.some((field) => field === name))
  return Object.fromEntries(left)
}

async function register(draft: RegisterDraft, lang: Lang): Promise<Outcome> {
  try {
    await send('user/register', payloadOf(draft, lang), { silent: true })
    forgetDraft()
    return { kind: 'sent', email: draft.email.trim() }
  } catch (error) {
    if (!(error instanceof CallRefused)) return { kind: 'refused', message: null }
    const problems = problemsFrom(error.refusal, error.figures)
    if (Object.keys(problems).length > 0) return { kind: 'wrong', problems }
    return { kind: 'refused', message: error.message }
  }
}
