import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import { useNavigate } from 'react-router'
import { cardClass } from '#kit/layout/card.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { useCall } from '#web/call/use-call.ts'
import { MethodMark } from '#web/parts/methods/method-mark.tsx'
import { useWords } from '#web/words/words.ts'
import { firstMethod, quickAmountsOf, type Method } from '../method.ts'
import { PleaseWait } from '../please-wait.tsx'
import { TransferForm } from '../transfer-form.tsx'
import { useTransfer } from '../use-transfer.ts'
import { CASHIER_WORDS } from '../words.ts'
import { DepositSummary } from './deposit-summary.tsx'
import { DEPOSIT_WORDS } from './deposit-words.ts'
import styles from './pay-panel.module.css'

/** The form of one method, and what became of it: its provider's page, or how it is paid here. */
export function DepositForm({ listed }: { listed: Method }) {
  const words = useWords(CASHIER_WORDS)
  const lang = useLang()
  const navigate = useNavigate()
  const method = useForm(listed)
  const quickAmounts = useQuickAmounts(method)
  const deposit = useTransfer({
    Type: 1,
    method,
    onDone: ({ url, transactionID }) => {
      const page = safePaymentPage(url ?? '')
      if (page !== '') location.assign(page)
      else void navigate(`/deposit?transaction=${transactionID}`)
    },
  })
  return (
    <section className={cardClass(styles['panel'])}>
      <MethodHead method={method} />
      <TransferForm
        asked={{ fields: method.fields, limits: method }}
        busy={deposit.waiting}
        refused={deposit.refused}
        quickAmounts={quickAmountsOf({ quickAmounts }, lang)}
        submitLabel={(sum) => (sum === null ? words.deposit : words.depositOf(sum))}
        summary={(kurus) => <DepositSummary method={method} kurus={kurus} />}
        onSend={(kurus, filled) => deposit.send(method, kurus, filled)}
      />
      {deposit.waiting && <PleaseWait onLeave={deposit.leave} />}
    </section>
  )
}

/** The method as it is now: its form, its limits, and what is left of them today. */
function useForm(listed: Method): Method {
  const query = useCall(
    'finance/list_cash_methods_new',
    { Type: 1, methodID: listed.id },
    { silent: true, freshMs: 0 },
  )
  return firstMethod(query.data?.methods_list ?? []) ?? listed
}

/** A bank says its amounts by itself; until it has, and for every other method, the list's stand. */
function useQuickAmounts({ bankcode, quickAmounts }: Method): readonly number[] {
  const query = useCall(
    'envoy/getDepositAmounts',
    { bankcode: bankcode ?? '' },
    { silent: true, enabled: bankcode !== null },
  )
  return query.data?.amounts ?? quickAmounts
}

function MethodHead({ method }: { method: Method }) {
  const words = useWords(DEPOSIT_WORDS)
  const { name, image, duration, hasQr, description } = method
  return (
    <>
      <div className={styles['head']}>
        <MethodMark image={image} size={56} />
        <div>
          <h2>{name}</h2>
          <p className={styles['chips']}>
            <span className={styles['chip']} data-quick="true">
              {duration}
            </span>
            <span className={styles['chip']}>{words.noFee}</span>
            {hasQr && (
              <span className={styles['chip']}>
                <Icon name="qr-code" size={14} />
                {words.qr}
              </span>
            )}
          </p>
        </div>
      </div>
      <p className={styles['lead']}>{description}</p>
    </>
  )
}
