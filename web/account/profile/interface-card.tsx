import { Card } from '#kit/layout/card.tsx'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Segments } from '#kit/forms/segments.tsx'
import { Switch } from '#kit/forms/switch.tsx'
import { OddsChoice } from '#web/parts/sports/odds-choice.tsx'
import { LanguageButtons } from '#web/parts/screen/language-buttons.tsx'
import { toggleBalance, useAuth } from '#web/state/auth.ts'
import { chooseMode, modeState } from '#web/state/mode-state.ts'
import { useWords } from '#web/words/words.ts'
import styles from './interface-card.module.css'
import { PROFILE_WORDS } from './profile-words.ts'

const MODES = ['night', 'day'] as const

/** How the member likes the interface: remembered by this browser. */
export function InterfaceCard() {
  const words = useWords(PROFILE_WORDS)
  const mode = useStore(modeState)
  const isShown = useAuth((state) => state.showBalance)
  return (
    <Card title={words.interface}>
      <Choice name={words.language} text={words.languageText}>
        <LanguageButtons />
      </Choice>
      <Choice name={words.mode} text={words.modeText}>
        <Segments
          label={words.mode}
          options={MODES.map((value) => ({ value, text: words[value] }))}
          chosen={mode}
          onChoose={chooseMode}
        />
      </Choice>
      <Choice name={words.odds} text={words.oddsText}>
        <OddsChoice />
      </Choice>
      <Choice name={words.balance} text={words.balanceText}>
        <Switch label={words.balance} on={isShown} onChange={toggleBalance} />
      </Choice>
    </Card>
  )
}

function Choice(props: { name: string; text: string; children: ReactNode }) {
  return (
    <div className={styles['choice']}>
      <p>
        <strong>{props.name}</strong>
        <span>{props.text}</span>
      </p>
      <div className={styles['control']}>{props.children}</div>
    </div>
  )
}
