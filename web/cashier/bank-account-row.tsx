import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { BareButton, Button, IconButton } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { calendarDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { destinationOf, shortDestination, titleOf, type BankAccount } from './bank-account.ts'
import styles from './bank-account-row.module.css'
import { BANK_ACCOUNT_WORDS } from './bank-account-words.ts'
import { BankMark } from './bank-mark.tsx'
import { useSlide } from './use-slide.ts'

/** What is open of a row: the button behind it, the question whether it is to be deleted. */
export type RowState = 'closed' | 'slid' | 'asking'

interface RowProps {
  account: BankAccount
  state: RowState
  onState: (state: RowState) => void
  /** It is to take the focus, once. */
  takesFocus: boolean
  onFocused: () => void
  onEdit: () => void
  onRemove: () => void
}

/** One account: a press edits it, a slide to the left, Delete or the menu ask whether to delete it. */
export function BankAccountRow(props: RowProps) {
  const words = useWords(BANK_ACCOUNT_WORDS)
  const { account, state, onState, onEdit, onRemove } = props
  const main = useRef<HTMLButtonElement>(null)
  useTakenFocus(main, props)
  const slide = useSlide({
    isOpen: state === 'slid',
    onOpen: (isOpen) => onState(isOpen ? 'slid' : 'closed'),
    onFar: () => setTimeout(() => onState('asking')),
  })
  const close = () => {
    onState('closed')
    main.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && event.target === main.current) onState('asking')
    else if (event.key === 'Escape' && state !== 'closed') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isUncovered = state === 'slid' || slide.isDragged
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <li
      className={cardClass(styles['row'])}
      data-state={state}
      data-uncovered={isUncovered}
      onKeyDown={onKeyDown}
    >
      {isUncovered && (
        <BareButton
          className={styles['uncovered']}
          aria-label={words.removeNamed(titleOf(account))}
          onClick={() => onState('asking')}
        >
          <Icon name="trash-2" size={22} />
          {words.remove}
        </BareButton>
      )}
      <div
        className={styles['surface']}
        data-dragged={slide.isDragged}
        style={{ translate: `${slide.offset}px 0` }}
        {...slide.handlers}
      >
        <BareButton
          ref={main}
          className={styles['main']}
          aria-label={words.edit(`${titleOf(account)}, ${destinationOf(account)}`)}
          aria-keyshortcuts="Enter Delete"
          data-account={account.bankAccountID}
          onClick={onEdit}
        >
          <Face account={account} />
        </BareButton>
        <Menu account={account} onEdit={onEdit} onAsk={() => onState('asking')} />
      </div>
      {state === 'asking' && <Question account={account} onCancel={close} onRemove={onRemove} />}
    </li>
  )
}

function useTakenFocus(
  main: RefObject<HTMLButtonElement | null>,
  { takesFocus, onFocused }: RowProps,
): void {
  useEffect(() => {
    if (!takesFocus) return
    main.current?.focus()
    onFocused()
  }, [main, takesFocus, onFocused])
}

function Face({ account }: { account: BankAccount }) {
  const words = useWords(BANK_ACCOUNT_WORDS)
  const lang = useLang()
  return (
    <>
      <BankMark image={account.image} />
      <span className={styles['text']}>
        <span className={styles['title']}>
          <strong>{account.bankName}</strong>
          {account.accountName !== '' && <span>{account.accountName}</span>}
        </span>
        <span className={styles['whole']}>{destinationOf(account)}</span>
        <span className={styles['short']}>{shortDestination(account)}</span>
      </span>
      <span className={styles['added']}>{words.added(calendarDay(account.addedAt, lang))}</span>
      <Icon name="chevron-right" size={18} className={styles['opens'] ?? ''} />
    </>
  )
}

interface MenuProps {
  account: BankAccount
  onEdit: () => void
  onAsk: () => void
}

/** Everything about the account, and what can be done with it: for whoever does not slide. */
function Menu({ account, onEdit, onAsk }: MenuProps) {
  const words = useWords(BANK_ACCOUNT_WORDS)
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const then = (act: () => void) => () => {
    setOpen(false)
    // The sheet gives the focus back first.
    setTimeout(act)
  }
  return (
    <>
      <IconButton
        icon="ellipsis"
        className={styles['dots'] ?? ''}
        label={words.more(titleOf(account))}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <PressedSheet
        open={open}
        onClose={() => setOpen(false)}
        title={titleOf(account)}
        closeLabel={words.close}
        actions={
          <>
            <Button variant="danger" icon="trash-2" onClick={then(onAsk)}>
              {words.remove}
            </Button>
            <Button onClick={then(onEdit)}>{words.update}</Button>
          </>
        }
      >
        <Facts values="under">
          {(
            [
              [account.IBAN === '' ? words.number : 'IBAN', destinationOf(account)],
              [words.owner, account.accountOwner],
              [words.branch, account.branchName],
              [words.addedOn, calendarDay(account.addedAt, lang)],
            ] as const
          ).map(([name, value]) =>
            value === '' ? null : (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ),
          )}
        </Facts>
      </PressedSheet>
    </>
  )
}

/** Asked in the row itself; the answer that deletes has the focus, for it was just asked for. */
function Question(props: { account: BankAccount; onCancel: () => void; onRemove: () => void }) {
  const words = useWords(BANK_ACCOUNT_WORDS)
  const remove = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(
    () => remove.current?.querySelector<HTMLElement>('button:last-of-type')?.focus(),
    [],
  )
  return (
    <fieldset
      ref={remove}
      className={styles['question']}
      aria-label={words.question(props.account.bankName)}
    >
      <Icon name="trash-2" size={18} className={styles['sign'] ?? ''} />
      <p>
        {words.question(props.account.bankName)} <span>{words.questionText}</span>
      </p>
      <div className={styles['answers']}>
        <Button size="small" onClick={props.onCancel}>
          {words.cancel}
          <kbd className={styles['key']} aria-hidden="true">
            Esc
          </kbd>
        </Button>
        <Button size="small" variant="danger" onClick={props.onRemove}>
          {words.remove}
        </Button>
      </div>
    </fieldset>
  )
}
