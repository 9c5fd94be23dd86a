import { useNavigate } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { showPlay } from '#web/state/auth.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './show-play.module.css'

const WORDS = defineWords({
  tr: {
    note: 'Bu tarayıcıda oyun ve tanıtım gösterilmiyor. Göstermek kapalı bir hesabı açmaz.',
    show: 'Siteyi yeniden göster',
  },
  en: {
    note: 'This browser shows no games and promotions. Showing them opens no account that is closed.',
    show: 'Show the site again',
  },
})

/** Of a browser in which play was closed: the plain way to be shown the house again, for whoever else sits at it. */
export function ShowPlay() {
  const words = useWords(WORDS)
  const navigate = useNavigate()
  const show = () => {
    showPlay()
    void navigate('/')
  }
  return (
    <div className={styles['show']}>
      <p>{words.note}</p>
      <Button onClick={show}>{words.show}</Button>
    </div>
  )
}
