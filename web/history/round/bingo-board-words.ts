import { defineWords } from '#web/words/words.ts'

/** What became of tickets, what was called, and who won. */
export const BINGO_STAKE_WORDS = defineWords({
  tr: {
    spot: (name: string, amount: string) => `${name}: ${amount}`,
    states: {
      placed: () => 'Oyunda.',
      back: () => 'Geri verdiniz.',
      paid: (amount: string) => `${amount} ödendi.`,
      lost: () => 'Kazanmadı.',
      void: () => 'Oyun iptal; parası geri verildi.',
    },
    called: (count: number) => `${count} top`,
    balls: 'Çekilen toplar, sırasıyla',
    prizes: 'Ödüller',
    prize: (name: string, amount: string, ball: number) => `${name}: ${amount}, ${ball}. topta`,
    winners: (tickets: readonly number[], own: number) => {
      const named = `${tickets.length === 1 ? 'Kart' : 'Kartlar'} ${tickets.join(', ')}`
      if (own === 0) return named
      if (own < tickets.length) return `${named} (${own === 1 ? 'biri' : `${own} tanesi`} sizin)`
      return `${named} (${own === 1 ? 'sizin' : own === 2 ? 'ikisi de sizin' : 'hepsi sizin'})`
    },
    pot: (before: string, after: string) => `Odanın jackpotu: önce ${before}, sonra ${after}`,
    sold: (count: number) => `Satılan kart: ${count}`,
    tickets: 'Kartlar',
    ticket: (number: number, isOwn: boolean) => `Kart ${number}${isOwn ? ', sizin' : ''}`,
  },
  en: {
    spot: (name, amount) => `${name}: ${amount}`,
    states: {
      placed: () => 'In the game.',
      back: () => 'You gave them back.',
      paid: (amount) => `${amount} paid.`,
      lost: () => 'Not won.',
      void: () => 'Game void; given back.',
    },
    called: (count) => `${count} balls`,
    balls: 'Balls called, in order',
    prizes: 'Prizes',
    prize: (name, amount, ball) => `${name}: ${amount}, at ball ${ball}`,
    winners: (tickets, own) => {
      const named = `${tickets.length === 1 ? 'Ticket' : 'Tickets'} ${tickets.join(', ')}`
      if (own === 0) return named
      if (own < tickets.length) return `${named} (${own === 1 ? 'one is' : `${own} are`} yours)`
      return `${named} (${own === 1 ? 'yours' : own === 2 ? 'both are yours' : 'all are yours'})`
    },
    pot: (before, after) => `The room’s jackpot: ${before} before, ${after} after`,
    sold: (count) => `Tickets sold: ${count}`,
    tickets: 'Tickets',
    ticket: (number, isOwn) => `Ticket ${number}${isOwn ? ', yours' : ''}`,
  },
})
