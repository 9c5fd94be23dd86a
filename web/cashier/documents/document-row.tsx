import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './documents.module.css'
import { DropZone, FileButton } from './file-chooser.tsx'
import { dayText, type MemberDocument } from './member-documents.ts'
import { useUpload } from './use-upload.ts'
import { DOCUMENT_WORDS } from './words.ts'

interface RowProps {
  document: MemberDocument
  yearlyAmount: number | null
}

const ICONS: Readonly<Record<MemberDocument['kind'], IconName>> = {
  'identity-front': 'id-card',
  'identity-back': 'id-card',
  address: 'file-text',
}

/** One document: what it is, how far it is, and the way to send it. */
export function DocumentRow({ document, yearlyAmount }: RowProps) {
  const words = useWords(DOCUMENT_WORDS)
  const { kind, state, isOpen, neededFor } = document
  const upload = useUpload(kind)
  const name = words.kinds[kind]
  const isAwaited = isOpen && state !== 'received' && state !== 'refused' && neededFor !== null
  const button = { received: words.replace, refused: words.again }
  const text = state === 'received' || state === 'refused' ? button[state] : words.upload
  return (
    <li className={styles['row']} data-document={kind} data-state={state}>
      <div className={styles['head']}>
        <span className={styles['mark']}>
          <Icon name={ICONS[kind]} size={24} />
        </span>
        <div className={styles['texts']}>
          <h2>{name}</h2>
          <Details document={document} yearlyAmount={yearlyAmount} />
        </div>
        <span className={styles['state']}>
          {state === 'accepted' && <Icon name="check" size={16} />}
          {state === 'none' && neededFor !== null ? words.states.asked : words.states[state]}
        </span>
        {isOpen && !isAwaited && (
          <FileButton upload={upload} name={`${name}: ${text}`} text={text} />
        )}
      </div>
      {isAwaited && <DropZone upload={upload} name={`${name}: ${words.upload}`} />}
      <output className={styles['problem']} hidden={upload.problem === null}>
        {upload.problem}
      </output>
    </li>
  )
}

/** What is to be said of it, most of all how to do better. */
function Details({ document, yearlyAmount }: RowProps) {
  const words = useWords(DOCUMENT_WORDS)
  const lang = useLang()
  const { kind, state, file, reasonText, sentAt, validUntil, neededFor } = document
  const day = validUntil === null ? '' : dayText(validUntil, lang)
  if (state === 'refused') return <p className={styles['better']}>{reasonText}</p>
  if (state === 'expired') return <p className={styles['better']}>{words.expiredText(day)}</p>
  if (state === 'accepted') return <p>{words.validText(day)}</p>
  if (file !== null)
    return (
      <p className={styles['file']}>
        {file.name} · {sizeText(file.bytes, lang)}
        {sentAt !== null && ` · ${words.sentText(dayAndTime(sentAt, lang))}`}
      </p>
    )
  const isLater = kind === 'address' && neededFor === null && yearlyAmount !== null
  return (
    <>
      <p>{words.hints[kind]}</p>
      {isLater && <p>{words.yearly(formatMoney(yearlyAmount, lang))}</p>}
      {neededFor !== null && <p className={styles['cause']}>{words.causes[neededFor]}</p>}
      {state === 'asked' && reasonText !== null && <p>{reasonText}</p>}
    </>
  )
}

const KILO = 1024
const sizeText = (bytes: number, lang: 'tr' | 'en'): string =>
  bytes < KILO * KILO
    ? `${formatNumber(Math.ceil(bytes / KILO), lang)} kB`
    : `${formatNumber(bytes / KILO / KILO, lang, 1)} MB`
