import { cardClass } from '#kit/layout/card.tsx'
import { CounterSlip } from './counter-slip.tsx'
import type { OpenDeposit } from './deposits.ts'
import styles from './pay-panel.module.css'
import { ScanToPay } from './scan-to-pay.tsx'
import { TransferSteps } from './transfer-steps.tsx'

const PANELS = { transfer: TransferSteps, counter: CounterSlip, qr: ScanToPay }

/** How a deposit is paid that is not paid on a page of its provider's. */
export function PayPanel({ deposit }: { deposit: OpenDeposit }) {
  const Panel = PANELS[deposit.instructions.kind]
  return (
    <section className={cardClass(styles['panel'])} data-kind={deposit.instructions.kind}>
      <Panel deposit={deposit} />
    </section>
  )
}
