import type { MovementKind } from '#contract/calls/histories.ts'
import { defineWords } from '#web/words/words.ts'

// A type, for an interface is no table of words.
type Words = {
  title: string
  lead: string
  movement: string
  balance: string
  none: string
  noneText: string
  kinds: Record<MovementKind, string>
}

const tr: Words = {
  title: 'Hesap hareketleri',
  lead: 'Bakiyenizi son 7 günde değiştiren her şey, en yenisi üstte. Daha eskisi para, oyun ve bonus geçmişinde durur.',
  movement: 'Hareket',
  balance: 'Sonraki bakiye',
  none: 'Son 7 günde hareket yok',
  noneText: 'Yatırdığınız, çektiğiniz, oynadığınız ve kazandığınız her tutar burada durur.',
  kinds: {
    deposit: 'Para yatırma',
    withdrawal: 'Para çekme talebi',
    'withdrawal-return': 'Çekimden geri gelen',
    stake: 'Bahis',
    payout: 'Kazanç',
    refund: 'Bahis iadesi',
    bonus: 'Bonus',
    jackpot: 'Jackpot',
    tournament: 'Turnuva ödülü',
    lottery: 'Çekiliş ödülü',
    poker: 'Poker cüzdanı',
    correction: 'Sonuç düzeltmesi',
  },
}

const en: Words = {
  title: 'Account history',
  lead: 'Everything that changed your balance in the last 7 days, newest first. What is older stands in the money, game and bonus histories.',
  movement: 'Movement',
  balance: 'Balance after',
  none: 'No movement in the last 7 days',
  noneText: 'Every amount you deposit, withdraw, play and win stands here.',
  kinds: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal request',
    'withdrawal-return': 'Back from a withdrawal',
    stake: 'Bet',
    payout: 'Win',
    refund: 'Bet refunded',
    bonus: 'Bonus',
    jackpot: 'Jackpot',
    tournament: 'Tournament prize',
    lottery: 'Lottery prize',
    poker: 'Poker purse',
    correction: 'Result corrected',
  },
}

export const ACCOUNT_HISTORY_WORDS = defineWords({ tr, en })
