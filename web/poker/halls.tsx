import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useWords } from '#web/words/words.ts'
import { launchPoker } from './account.ts'
import styles from './halls.module.css'
import { POKER_WORDS } from './words.ts'

const HALLS = ['poker', 'tavla', 'okey'] as const
type Hall = (typeof HALLS)[number]

/** What is played at the partner's, and the way in once the member has a name there. */
export function Halls({ isOpen }: { isOpen: boolean }) {
  const words = useWords(POKER_WORDS)
  const [opening, setOpening] = useState<Hall | null>(null)
  const open = async (hall: Hall) => {
    setOpening(hall)
    await openHall(hall)
    setOpening(null)
  }
  return (
    <section className={styles['halls']} aria-label={words.halls}>
      {HALLS.map((hall) => (
        <article key={hall} className={cardClass(styles['hall'])}>
          <img src={`/poker/${hall}.svg`} alt="" width={370} height={208} />
          <div className={styles['caption']}>
            <div className={styles['text']}>
              <h2>{words.hall[hall]}</h2>
              <p>{words.hallText[hall]}</p>
            </div>
            {isOpen && (
              <Button
                iconAfter="external-link"
                busy={opening === hall}
                aria-label={`${words.hall[hall]}: ${words.openHall}, ${words.opens}`}
                onClick={() => void open(hall)}
              >
                {words.openHall}
              </Button>
            )}
          </div>
        </article>
      ))}
    </section>
  )
}

/**
 * The tab is opened by the press itself, for later the browser takes it for a pop-up; where it has none to give, the
 * lobby opens here. It is the partner's: it learns nothing of the page that opened it.
 */
async function openHall(hall: Hall): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  const { url } = await launchPoker()
  if (url === '') tab?.close()
  else if (tab) tab.location.replace(`${url}#${hall}`)
  else location.assign(`${url}#${hall}`)
}
