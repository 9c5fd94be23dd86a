import { HELP_LINES } from '#contract/addresses/information-pages.ts'
import { Icon } from '#kit/art/icon.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { useCall } from '#web/call/use-call.ts'
import { LaterHtml } from '#web/parts/content/later-html.tsx'
import { CONTENT_FRESH_MS, informationPayload } from '#web/parts/content/site-content.ts'
import { ListFailed } from '#web/parts/screen/screen-states.tsx'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './help-lines.module.css'

const WORDS = defineWords({
  tr: { failed: 'Yardım hatları görüntülenemiyor' },
  en: { failed: 'The help lines cannot be displayed' },
})

/** Who helps, as the operator wrote it: its heading stands at that level of the page. */
export function HelpLines({ level }: { level: 2 | 3 }) {
  const words = useWords(WORDS)
  const { data, isError, isFetching, refetch } = useCall(
    'cmscontroller/getInformation',
    informationPayload(HELP_LINES.type),
    { silent: true, freshMs: CONTENT_FRESH_MS },
  )
  if (isError)
    return (
      <ListFailed
        title={words.failed}
        {...{ level }}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton height={160} radius={16} />
  const lines = data.data.find(({ slug }) => slug === HELP_LINES.slug)
  if (lines === undefined) return null
  return (
    <section className={cardClass(styles['lines'])}>
      <Icon name="heart-handshake" size={24} />
      <LaterHtml html={lines.Text} level={level} quiet />
    </section>
  )
}
