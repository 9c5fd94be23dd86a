import { useNavigate } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { useSend } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import { DEPOSIT_WORDS } from './deposit-words.ts'

/** Gives the deposit up and leads back to the form; where it was paid meanwhile, the page says so by itself. */
export function CancelButton({ transactionId }: { transactionId: number }) {
  const words = useWords(DEPOSIT_WORDS)
  const navigate = useNavigate()
  const { mutate, isPending } = useSend('finance/cancel_deposit', { success: words.canceled })
  const cancel = () =>
    mutate({ transactionID: transactionId }, { onSuccess: () => void navigate('/deposit') })
  return (
    <Button variant="quiet" busy={isPending} onClick={cancel}>
      {words.cancel}
    </Button>
  )
}
