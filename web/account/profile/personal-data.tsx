import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { saveFile } from '#web/words/save-file.ts'
import { useWords } from '#web/words/words.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { PERSONAL_DATA_WORDS } from './personal-data-words.ts'
import styles from './personal-data.module.css'
import twoFactor from '#web/account/security/two-factor.module.css'

const SUBJECTS = [
  ['identity', 'user-round'],
  ['contact', 'bell'],
  ['money', 'wallet'],
  ['play', 'history'],
  ['safety', 'shield-check'],
  ['messages', 'receipt'],
] as const satisfies readonly (readonly [string, IconName])[]

/** `/profile/data`: what is kept about the member and why, and all of it to take along. */
export function PersonalDataScreen() {
  const words = useWords(PERSONAL_DATA_WORDS)
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <Card>
        <ul className={styles['subjects']}>
          {SUBJECTS.map(([subject, icon]) => (
            <Subject key={subject} icon={icon} texts={words.subjects[subject]} />
          ))}
        </ul>
      </Card>
      <Card title={words.never} text={words.neverText} />
      <Export />
    </AccountPage>
  )
}

function Subject({ icon, texts }: { icon: IconName; texts: readonly string[] }) {
  const words = useWords(PERSONAL_DATA_WORDS)
  const [name, what, why] = texts
  return (
    <li>
      <h2>
        <Icon name={icon} size={20} />
        {name}
      </h2>
      <dl>
        <dt>{words.what}</dt>
        <dd>{what}</dd>
        <dt>{words.why}</dt>
        <dd>{why}</dd>
      </dl>
    </li>
  )
}

function Export() {
  const words = useWords(PERSONAL_DATA_WORDS)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const take = async () => {
    setBusy(true)
    setProblem('')
    try {
      const data = await send('user/personal_data', {}, { silent: true })
      const day = data.madeAt.slice(0, 'yyyy-mm-dd'.length)
      saveFile(words.fileName(day), JSON.stringify(data, null, 2), 'application/json')
      showToast({ tone: 'positive', text: words.downloaded })
    } catch (error) {
      const isDeclined = error instanceof CallRefused && error.refusal === 'proof-needed'
      if (!isDeclined) setProblem(error instanceof CallRefused ? error.message : words.failed)
    }
    setBusy(false)
  }
  return (
    <Card title={words.export} text={words.exportText}>
      {problem !== '' && (
        <p role="alert" className={twoFactor['problem']}>
          {problem}
        </p>
      )}
      <p>
        <Button variant="act" icon="download" busy={busy} onClick={() => void take()}>
          {words.download}
        </Button>
      </p>
    </Card>
  )
}
