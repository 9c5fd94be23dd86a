import type { Lang } from '../context.ts'
import type { BonusOffer } from './offers.ts'

/** An offer in one sentence, for whoever reads the list without the site. */
export function summaryOf(offer: BonusOffer, lang: Lang): string {
  const { kind, percent, wagering, rounds, bets } = offer
  const words = WORDS[lang]
  if (kind === 'free-rounds' || kind === 'free-bets') {
    const won = wagering === 0 ? words.wonCash : words.wonWagering(wagering)
    return `${words[kind](rounds ?? bets ?? 0)} ${won}`
  }
  return `${words[kind](percent)} ${wagering === 0 ? words.free : words.wagering(wagering)}`
}

const WORDS = {
  tr: {
    deposit: (percent: number) => `Yatırdığınızın %${percent} kadarı bonus.`,
    'loss-back': (percent: number) => `Net kaybınızın %${percent} kadarı geri.`,
    'free-rounds': (rounds: number) => `${rounds} ücretsiz tur; bahislerini biz yatırırız.`,
    'free-bets': (bets: number) => `${bets} ücretsiz spor bahsi; tutarlarını biz yatırırız.`,
    free: 'Çevrim şartı yoktur: doğrudan nakde eklenir.',
    wagering: (times: number) => `Bonusun ${times} katı bahis yapılınca nakde döner.`,
    wonCash: 'Kazandıkları nakittir.',
    wonWagering: (times: number) => `Kazandıkları, ${times} katı bahis yapılınca nakde döner.`,
  },
  en: {
    deposit: (percent: number) => `A bonus of ${percent} percent of your deposit.`,
    'loss-back': (percent: number) => `${percent} percent of your net loss back.`,
    'free-rounds': (rounds: number) =>
      `${rounds} free ${rounds === 1 ? 'round' : 'rounds'}, staked by us.`,
    'free-bets': (bets: number) =>
      `${bets} free ${bets === 1 ? 'bet' : 'bets'} on sports, staked by us.`,
    free: 'Nothing is to be wagered: it is cash at once.',
    wagering: (times: number) =>
      `It becomes cash once ${times === 1 ? 'as much as the bonus' : `${times} times the bonus`} is staked.`,
    wonCash: 'What they win is cash.',
    wonWagering: (times: number) =>
      `What they win becomes cash once ${times === 1 ? 'as much' : `${times} times of it`} is staked.`,
  },
} as const
