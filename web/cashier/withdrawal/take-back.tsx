import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useSend } from '#web/call/use-call.ts'
import { notifyReply } from '#web/call/notify.ts'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { inEach, useWords } from '#web/words/words.ts'
import type { Withdrawal } from './withdrawals.ts'
import { WITHDRAWAL_WORDS } from './words.ts'

/** The quiet way back: there while nobody looks at the request, and never advertised. */
export function TakeBack({ withdrawal }: { withdrawal: Withdrawal }) {
  const words = useWords(WITHDRAWAL_WORDS)
  const lang = useLang()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useSend('finance/cancel_withdrawal', { success: false })
  const takeBack = () =>
    mutate(
      { transactionID: withdrawal.transactionID },
      {
        onSuccess: () =>
          notifyReply(
            'positive',
            inEach(WITHDRAWAL_WORDS, ({ takenBack }) => takenBack),
          ),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsking(true)}>
        {words.takeBack}
      </Button>
      <PressedDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.takeBackTitle}
        closeLabel={words.close}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
            <Button variant="act" busy={isPending} onClick={takeBack}>
              {words.takeBack}
            </Button>
          </>
        }
      >
        <p>{words.takeBackText(formatMoney(withdrawal.amount, lang))}</p>
      </PressedDialog>
    </>
  )
}
