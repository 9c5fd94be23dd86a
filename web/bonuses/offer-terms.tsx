import { useEffect, useRef } from 'react'
import { surface } from '#contract/surface.ts'
import { Button } from '#kit/controls/button.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { forgetStale } from '#web/call/memory.ts'
import { notifyReply } from '#web/call/notify.ts'
import { useRequestIds } from '#web/call/request-ids.ts'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './bonuses.module.css'
import { exampleOf, rowsOf, standingOf, usesUpOf, type BonusOffer } from './terms.ts'
import { BONUS_WORDS } from './words.ts'

/** Every term, and at their end what asks for it. */
export function OfferTerms({ offer, onClose }: { offer: BonusOffer | null; onClose: () => void }) {
  const words = useWords(BONUS_WORDS)
  return (
    <PressedSheet
      open={offer !== null}
      onClose={onClose}
      title={offer?.name ?? ''}
      closeLabel={words.close}
      actions={offer !== null && <Ask offer={offer} onClose={onClose} />}
    >
      {offer !== null && <TermsTable offer={offer} />}
    </PressedSheet>
  )
}

function TermsTable({ offer }: { offer: BonusOffer }) {
  const words = useWords(BONUS_WORDS)
  const lang = useLang()
  const usesUp = usesUpOf(offer, words)
  return (
    <>
      <p className={styles['example']}>{exampleOf(offer, words, lang)}</p>
      {offer.status !== 'open' && (
        <p aria-live="polite">
          <strong>{standingOf(offer, words, lang)}</strong>
        </p>
      )}
      {usesUp !== null && (
        <p>
          <strong>{usesUp}</strong>
        </p>
      )}
      <table className={styles['terms']}>
        <caption className="heard-only">{words.terms}</caption>
        <tbody>
          {rowsOf(offer, words, lang).map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Ask({ offer, onClose }: { offer: BonusOffer; onClose: () => void }) {
  const words = useWords(BONUS_WORDS)
  const lang = useLang()
  const ids = useRequestIds()
  const { mutate, isPending } = useSend('bonus/request', { success: false })
  const { bonusID, amount, wagering, freeRounds, freeBets, status } = offer
  const close = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(status === 'open')
  // What was pressed is gone from the sheet: whoever pressed it goes on from its other end.
  useEffect(() => {
    if (wasOpen.current && status !== 'open') close.current?.focus()
    wasOpen.current = status === 'open'
  }, [status])
  const isCash = wagering === 0
  const sum = formatMoney(amount ?? 0, lang)
  const ask = () =>
    mutate(
      { bonusID, requestId: ids.idFor(`${bonusID} ${amount}`) },
      {
        onSuccess: ({ amount: given }) => {
          notifyReply('positive', {
            tr: textOf('tr', offer, given),
            en: textOf('en', offer, given),
          })
          onClose()
        },
        // Somebody was first, or it is offered no more: what stands here is asked for anew, and says why.
        onError: (failure) => {
          if (failure instanceof CallRefused) forgetStale(surface['bonus/request'].stale ?? [])
        },
      },
    )
  return (
    <>
      <Button ref={close} onClick={onClose}>
        {words.close}
      </Button>
      {status === 'open' && (
        <Button variant="act" busy={isPending} onClick={ask}>
          {freeRounds
            ? words.free.ask(freeRounds.rounds)
            : freeBets
              ? words.bets.ask(freeBets.bets)
              : isCash
                ? words.askCash(sum)
                : words.ask(sum)}
        </Button>
      )}
    </>
  )
}

function textOf(lang: Lang, { freeRounds, freeBets, wagering }: BonusOffer, given: number): string {
  const words = BONUS_WORDS[lang]
  if (freeRounds) return words.free.given(freeRounds.rounds)
  if (freeBets) return words.bets.given(freeBets.bets)
  return (wagering === 0 ? words.givenCash : words.given)(formatMoney(given, lang))
}
