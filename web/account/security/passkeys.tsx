import { useState, type ReactNode } from 'react'
import { deviceOf } from '#contract/members/device.ts'
import { nameProblem } from '#contract/members/plain-name.ts'
import { Badge } from '#kit/feedback/badge.tsx'
import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Field } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import type { Data } from '#contract/registry.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { useFocusFirst } from './code-form.tsx'
import { makePasskey, PasskeyKnown, passkeyWay } from './passkey.ts'
import { PASSKEY_WORDS } from './passkey-words.ts'
import styles from '#web/account/layout/device-list.module.css'

type Passkey = Data<'user/passkeys'>[number]

/** `/profile/passkeys`: the keys that open this account without a password. */
export function PasskeysScreen() {
  const words = useWords(PASSKEY_WORDS)
  const way = passkeyWay()
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {way === 'needs-name' && <Notice title={words.needsName}>{words.needsNameText}</Notice>}
      {way === 'unsupported' && <Notice title={words.unsupported}>{words.unsupportedText}</Notice>}
      <Passkeys canAdd={way === 'ready'} />
    </AccountPage>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['notice']}>
      <Icon name="info" size={22} />
      <div>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
    </section>
  )
}

function Passkeys({ canAdd }: { canAdd: boolean }) {
  const words = useWords(PASSKEY_WORDS)
  const query = useCall('user/passkeys', {}, { silent: true, freshMs: 0 })
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  if (query.isPending) return <Skeleton height={90} radius={16} />
  if (query.isError) return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  const keys = query.data.data
  const add = canAdd && (
    <Button variant="act" icon="plus" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <>
      {keys.length === 0 ? (
        <EmptyState icon="key-round" title={words.none} text={words.noneText}>
          {add}
        </EmptyState>
      ) : (
        <>
          <ul className={stackClass(12)}>
            {keys.map((key) => (
              <PasskeyRow key={key.passkeyID} passkey={key} onRemove={() => setRemoving(key)} />
            ))}
          </ul>
          <p>{add}</p>
        </>
      )}
      <PressedDialog
        open={adding}
        firm
        onClose={() => setAdding(false)}
        title={words.add}
        closeLabel={words.cancel}
      >
        <AddForm onEnd={() => setAdding(false)} />
      </PressedDialog>
      <RemoveDialog passkey={removing} onClose={() => setRemoving(null)} />
    </>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const words = useWords(PASSKEY_WORDS)
  const lang = useLang()
  const { name, backedUp, madeAt, usedAt } = passkey
  return (
    <li className={cardClass(styles['row'])}>
      <span className={styles['picture']}>
        <Icon name="key-round" size={24} />
      </span>
      <div className={styles['text']}>
        <strong>
          {name}
          {backedUp && <Badge>{words.backedUp}</Badge>}
        </strong>
        <span>{usedAt === null ? words.unused : words.used(dayAndTime(usedAt, lang))}</span>
        <span>{words.made(dayAndTime(madeAt, lang))}</span>
      </div>
      <Button size="small" onClick={onRemove} aria-label={words.removeNamed(name)}>
        {words.remove}
      </Button>
    </li>
  )
}

const NAME_MAX = 60

/** A name first, then the browser asks for the finger; the key is kept only when the house took it. */
function AddForm({ onEnd }: { onEnd: () => void }) {
  const words = useWords(PASSKEY_WORDS)
  const { browser, system } = deviceOf(navigator.userAgent)
  const device = [system, browser].filter(Boolean).join(' · ')
  const [name, setName] = useState(words.nameLike(device))
  const field = useFocusFirst()
  const { busy, problem, add } = useAdding(onEnd)
  const wrong = nameProblem(name)
  return (
    <form
      className={stackClass(16)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && wrong === null) void add(name.trim())
      }}
    >
      <Field
        ref={field}
        label={words.name}
        hint={words.nameHint}
        error={wrong === null ? problem : words.nameProblems[wrong]}
        value={name}
        maxLength={NAME_MAX}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="act" wide busy={busy}>
        {words.goOn}
      </Button>
    </form>
  )
}

function useAdding(onEnd: () => void) {
  const words = useWords(PASSKEY_WORDS)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const add = async (name: string) => {
    setBusy(true)
    setProblem('')
    try {
      const response = await makePasskey(
        await send('user/passkey_offer', { name }, { silent: true }),
      )
      if (response === null) setProblem(words.declined)
      else {
        await send('user/passkey_add', { name, response }, { success: words.added })
        onEnd()
      }
    } catch (error) {
      if (error instanceof PasskeyKnown) setProblem(words.known)
      else if (error instanceof CallRefused && error.refusal === 'proof-needed') onEnd()
      else setProblem(error instanceof CallRefused ? error.message : words.failed)
    }
    setBusy(false)
  }
  return { busy, problem, add }
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const words = useWords(PASSKEY_WORDS)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (passkey === null) return
    setBusy(true)
    try {
      const { passkeyID } = passkey
      await send('user/passkey_remove', { passkeyID }, { success: words.removed })
    } catch {
      // Told by the call layer; the list shows what is still there.
    }
    setBusy(false)
    onClose()
  }
  return (
    <PressedDialog
      open={passkey !== null}
      onClose={onClose}
      title={words.question(passkey?.name ?? '')}
      closeLabel={words.cancel}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </>
      }
    >
      <p>{words.questionText}</p>
    </PressedDialog>
  )
}
