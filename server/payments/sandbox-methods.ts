import { lira, type Money } from '#contract/money.ts'
import { REFERENCE } from './fields.ts'
import type { MethodTerms, PaymentMethod } from './method.ts'
import { withdrawalForm } from './withdrawal-form.ts'

/** The methods that the sandbox bank carries: one adapter, set up in several ways. */

const AT_ONCE = { tr: 'Hemen', en: 'At once' }

const liras = (...amounts: number[]): Money[] => amounts.map((amount) => lira(amount))

const IN: Omit<MethodTerms, 'description'> = {
  minimum: lira(10),
  maximum: lira(50_000),
  dailyMaximum: null,
  duration: AT_ONCE,
  quickAmounts: liras(50, 100, 250, 500, 1_000, 5_000),
  isHighlighted: false,
  hasQr: false,
  fields: [REFERENCE],
}

const QR: PaymentMethod = {
  id: 1,
  key: 'sandbox',
  name: { tr: 'Karekod ile ödeme (deneme)', en: 'Pay by QR (demo)' },
  image: '/methods/qr.svg',
  transferTypeId: 2,
  terms: {
    in: {
      ...IN,
      description: {
        tr: 'Oyun parasıyla: karekodu okutun, deneme bankasında onaylayın.',
        en: 'With play money: scan the code and approve at the sandbox bank.',
      },
      isHighlighted: true,
      hasQr: true,
    },
  },
}

const FAST: PaymentMethod = {
  id: 2,
  key: 'sandbox-fast',
  name: { tr: 'Banka hesabına FAST (deneme)', en: 'Instant transfer (demo)' },
  image: '/methods/fast.svg',
  transferTypeId: 2,
  terms: {
    out: {
      description: {
        tr: 'Onaylandıktan sonra saniyeler içinde hesabınızda. Deneme bankası öder.',
        en: 'In your account seconds after approval. The sandbox bank pays it.',
      },
      minimum: lira(100),
      maximum: lira(50_000),
      dailyMaximum: null,
      duration: AT_ONCE,
      quickAmounts: liras(500, 1_000, 2_500, 5_000),
      isHighlighted: true,
      hasQr: false,
      fields: withdrawalForm([1]),
    },
  },
}

const CARD: PaymentMethod = {
  id: 3,
  key: 'sandbox-card',
  name: { tr: 'Banka kartı (deneme)', en: 'Bank card (demo)' },
  image: '/methods/card.svg',
  transferTypeId: 2,
  terms: {
    in: {
      ...IN,
      description: {
        tr: 'Deneme bankasının sayfasında onaylarsınız; kart bilgisi istenmez.',
        en: 'You approve on the sandbox bank’s page; no card details are asked for.',
      },
    },
  },
}

export const QUICK_CASH_KEY = 'sandbox-cash'

const QUICK_CASH: PaymentMethod = {
  id: 4,
  key: QUICK_CASH_KEY,
  name: { tr: 'Hızlı Nakit (deneme)', en: 'Quick cash (demo)' },
  image: '/methods/cash.svg',
  transferTypeId: 2,
  terms: {
    in: {
      ...IN,
      description: {
        tr: 'Bir kod alırsınız; bayide söyler, nakit ödersiniz.',
        en: 'You get a code; say it at a counter and pay in cash.',
      },
      minimum: lira(50),
      maximum: lira(5_000),
      dailyMaximum: lira(10_000),
      quickAmounts: liras(100, 250, 500, 1_000),
      isHighlighted: true,
      fields: [],
    },
  },
}

export const SANDBOX_METHODS: readonly PaymentMethod[] = [QR, FAST, QUICK_CASH, CARD]
