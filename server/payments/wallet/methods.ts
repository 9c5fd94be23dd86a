import { KURUS, lira } from '#contract/money.ts'
import { NETWORK } from '../fields.ts'
import type { PaymentMethod } from '../method.ts'
import { withdrawalForm } from '../withdrawal-form.ts'

/** What the sandbox wallet carries: an e-wallet each way, and coins that come in. */

const SOON = { tr: 'Birkaç saniye', en: 'A few seconds' }

const WALLET: PaymentMethod = {
  id: 5,
  key: 'wallet',
  name: { tr: 'Turna Cüzdan (deneme)', en: 'Turna Wallet (demo)' },
  image: '/banks/turna.svg',
  transferTypeId: 2,
  terms: {
    in: {
      description: {
        tr: 'Cüzdanınızdan gönderirsiniz; deneme cüzdanı birkaç saniyede kendisi öder.',
        en: 'You send it from your wallet; the sandbox wallet pays by itself in a few seconds.',
      },
      minimum: lira(20),
      maximum: lira(20_000),
      dailyMaximum: lira(40_000),
      duration: SOON,
      quickAmounts: [lira(100), lira(250), lira(500), lira(1_000), lira(2_500), lira(5_000)],
      isHighlighted: true,
      hasQr: false,
      fields: [],
    },
    out: {
      description: {
        tr: 'Ön ödemeli hesabınıza ya da cüzdanınıza gönderilir.',
        en: 'Sent to your prepaid account or wallet.',
      },
      minimum: lira(50),
      maximum: lira(20_000),
      dailyMaximum: null,
      duration: SOON,
      quickAmounts: [lira(100), lira(500), lira(1_000), lira(2_500)],
      isHighlighted: false,
      hasQr: false,
      fields: withdrawalForm([2]),
    },
  },
}

export const COINS_KEY = 'coins'

/** Play money at a standing rate. */
export const COIN = { currency: 'USDT', decimals: 2, rate: 3_395n * KURUS } as const

const COINS: PaymentMethod = {
  id: 8,
  key: COINS_KEY,
  name: { tr: 'Kripto para (deneme)', en: 'Crypto (demo)' },
  image: '/methods/coin.svg',
  transferTypeId: 2,
  terms: {
    in: {
      description: {
        tr: 'USDT ile, seçtiğiniz ağdan. Lira karşılığı hesabınıza geçer.',
        en: 'With USDT over the network you choose; its worth in lira is added.',
      },
      minimum: lira(200),
      maximum: lira(100_000),
      dailyMaximum: null,
      duration: { tr: '1–20 dk', en: '1–20 min' },
      quickAmounts: [lira(500), lira(1_000), lira(2_500), lira(5_000)],
      isHighlighted: false,
      hasQr: true,
      coin: COIN,
      fields: [NETWORK],
    },
  },
}

export const WALLET_METHODS: readonly PaymentMethod[] = [WALLET, COINS]
