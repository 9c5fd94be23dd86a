import { useMemo, type ReactNode } from 'react'
import { DateField } from '#kit/forms/date-field.tsx'
import { Field, SelectField } from '#kit/forms/field.tsx'
import { useLang } from '#kit/text/language.ts'
import { monthNames } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { countriesIn } from './countries.ts'
import { NewPasswordFields } from '#web/account/security/new-password-fields.tsx'
import type { IsCommon, NewPasswordProblem } from '#web/account/security/new-password.ts'
import { PASSWORD_WORDS } from '#web/account/security/password-words.ts'
import type { Consent, RegisterField } from './register-draft.ts'
import type { RegisterProblem } from './register-rules.ts'
import { Consents } from './register-consents.tsx'
import { MoreLimits } from './register-limits.tsx'
import { fieldId } from './register-field-id.ts'
import { REGISTER_WORDS } from './register-words.ts'
import styles from './register.module.css'
import type { Registration } from './use-registration.ts'

type TextField = Exclude<RegisterField, Consent>

interface StepProps {
  registration: Registration
}

const isOfPassword = (problem: RegisterProblem): problem is NewPasswordProblem =>
  problem in PASSWORD_WORDS.tr.problems

/** The sentence for a problem, in the language of the page. */
export function useProblemWords() {
  const [words, passwordWords] = [useWords(REGISTER_WORDS), useWords(PASSWORD_WORDS)]
  return (problem: RegisterProblem): string =>
    isOfPassword(problem) ? passwordWords.problems[problem] : words.problems[problem]
}

/** What every field of the form shares: its id, its value, what is wrong, and what typing does. */
function useEach({ draft, problems, change, left }: Registration) {
  const problemText = useProblemWords()
  return (field: TextField) => ({
    id: fieldId(field),
    name: field,
    summed: true,
    value: draft[field],
    error: problems[field] === undefined ? undefined : problemText(problems[field]),
    onBlur: () => left(field),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
}

const NEEDED = { 'aria-required': true } as const

export function WhoFields({ registration }: StepProps) {
  const words = useWords(REGISTER_WORDS)
  const lang = useLang()
  const each = useEach(registration)
  const { onChange: _, ...birthdate } = each('birthdate')
  const isTurkish = registration.draft.country === 'TR'
  const countries = useMemo(() => countriesIn(lang), [lang])
  return (
    <>
      <Pair>
        <Field
          {...each('firstname')}
          {...NEEDED}
          label={words.labels.firstname}
          autoComplete="given-name"
          maxLength={60}
        />
        <Field
          {...each('lastname')}
          {...NEEDED}
          label={words.labels.lastname}
          autoComplete="family-name"
          maxLength={60}
        />
      </Pair>
      <Pair>
        <DateField
          {...birthdate}
          label={words.labels.birthdate}
          labels={{ day: words.day, month: words.month, year: words.year }}
          months={monthNames(lang)}
          birthday
          onChange={(value) => registration.change({ birthdate: value })}
        />
        <SelectField
          {...each('country')}
          {...NEEDED}
          label={words.labels.country}
          autoComplete="country"
        >
          {countries.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
      </Pair>
      <Pair>
        <Field
          {...each('nationalID')}
          {...NEEDED}
          label={isTurkish ? words.turkishID : words.foreignID}
          inputMode={isTurkish ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={20}
        />
      </Pair>
    </>
  )
}

export function WhereFields({ registration }: StepProps) {
  const words = useWords(REGISTER_WORDS)
  const each = useEach(registration)
  return (
    <>
      <div className={styles['place']}>
        <Field
          {...each('city')}
          {...NEEDED}
          label={words.labels.city}
          autoComplete="address-level2"
          maxLength={80}
        />
        <Field
          {...each('address')}
          {...NEEDED}
          label={words.labels.address}
          autoComplete="address-line1"
          maxLength={200}
        />
      </div>
      <Pair>
        <Field
          {...each('email')}
          {...NEEDED}
          label={words.labels.email}
          hint={words.emailHint}
          icon="mail"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
        />
        <Field
          {...each('phone')}
          {...NEEDED}
          label={words.labels.phone}
          hint={words.phoneHint}
          icon="smartphone"
          type="tel"
          autoComplete="tel"
          maxLength={20}
        />
      </Pair>
    </>
  )
}

export function AccountFields({ registration, isCommon }: StepProps & { isCommon: IsCommon }) {
  const words = useWords(REGISTER_WORDS)
  const { draft, problems, change, left } = registration
  const each = useEach(registration)
  const ids = { password: fieldId('password'), passwordConfirm: fieldId('passwordConfirm') }
  return (
    <>
      <Pair>
        <NewPasswordFields
          value={draft}
          problems={passwordProblemsIn(problems)}
          about={[draft.firstname, draft.lastname, draft.email, draft.city]}
          isCommon={isCommon}
          ids={ids}
          onChange={change}
          onBlur={left}
        />
      </Pair>
      <div className={styles['extras']}>
        <SelectField {...each('currency')} label={words.labels.currency}>
          <option value="TRY">{words.lira}</option>
        </SelectField>
        <Field
          {...each('promotionCode')}
          label={`${words.labels.promotionCode} (${words.optional})`}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <Field
          {...each('referenceNumber')}
          label={`${words.labels.referenceNumber} (${words.optional})`}
          autoComplete="off"
          maxLength={40}
        />
      </div>
      <Field
        {...each('depositLimit')}
        label={`${words.labels.depositLimit} (${words.optional})`}
        hint={words.depositLimitHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
      />
      <MoreLimits registration={registration} each={each} />
      <Consents registration={registration} />
    </>
  )
}

function passwordProblemsIn({ password, passwordConfirm }: Registration['problems']) {
  const of = (problem: RegisterProblem | undefined) =>
    problem !== undefined && isOfPassword(problem) ? problem : undefined
  const [first, second] = [of(password), of(passwordConfirm)]
  return {
    ...(first === undefined ? {} : { password: first }),
    ...(second === undefined ? {} : { passwordConfirm: second }),
  }
}

function Pair(props: { children: ReactNode }) {
  return <div className={styles['pair']}>{props.children}</div>
}
