import type { Lang } from '../context.ts'
import type { Offer } from './offers.ts'

/** An offer in one sentence, for whoever reads the list without the site. */
export function summaryOf({ kind, percent, wagering }: Offer, lang: Lang): string {
  const words = WORDS[lang]
  return `${words[kind](percent)} ${wagering === 0 ? words.free : words.wagering(wagering)}`
}

const WORDS = {
  tr: {
    deposit: (percent: number) => `Yatırdığınızın %${percent}’i kadar bonus.`,
    'loss-back': (percent: number) => `Net kaybınızın %${percent}’i geri.`,
    free: 'Çevrim şartı yoktur: doğrudan nakde eklenir.',
    wagering: (times: number) => `Bonusun ${times} katı bahis yapılınca nakde döner.`,
  },
  en: {
    deposit: (percent: number) => `A bonus of ${percent} percent of your deposit.`,
    'loss-back': (percent: number) => `${percent} percent of your net loss back.`,
    free: 'Nothing is to be wagered: it is cash at once.',
    wagering: (times: number) => `It becomes cash once ${times} times the bonus is staked.`,
  },
} as const
