import { defineWords } from '#web/words/words.ts'

export const DEMO_WORDS = defineWords({
  tr: {
    title: (game: string) => `${game}, demo`,
    ribbon: 'Demo, oyun parası',
    about:
      'Gerçek para yatırılmaz ve kazanılmaz; sonuçlar aynı tablolardan çekilir. Demoda jackpot yoktur.',
    real: 'Gerçek oyunu aç',
    proofTitle: 'Bu demonun adillik kanıtı',
    proofIntro:
      'Demo turları da gerçek oyunun tablolarından çekilir. Tohum ilk turdan önce mühürlenir; özeti aşağıdadır ve demo boyunca değişmez.',
    rounds: 'Çekilen tur',
    reveal: 'Demoyu bitir ve tohumu aç',
    revealFailed: 'Tohum şu anda açılamadı. Demo sona ermiş olabilir.',
    revealed: 'Demo bitti, tohum açıldı. Her turu tarayıcınız yeniden hesaplar.',
    verify: 'Bütün turları doğrula',
    verified: (right: number, all: number) =>
      `${all} turun ${right} tanesi tohumdan yeniden çıktı.`,
    verifyFailed: 'Turlar şu anda doğrulanamadı.',
    newDemo: 'Yeni demo başlat',
  },
  en: {
    title: (game) => `${game}, demo`,
    ribbon: 'Demo, play money',
    about:
      'No real money is staked or won; outcomes are drawn from the very same tables. A demo has no jackpots.',
    real: 'Open the real game',
    proofTitle: 'Proof that this demo is fair',
    proofIntro:
      'Demo rounds are drawn from the tables of the real game. The seed is sealed before the first round; its hash stands below and does not change while the demo lasts.',
    rounds: 'Rounds drawn',
    reveal: 'End the demo and open the seed',
    revealFailed: 'The seed could not be opened just now. The demo may be over.',
    revealed: 'The demo is over and its seed is open. Your browser works every round out again.',
    verify: 'Verify every round',
    verified: (right, all) => `${right} of ${all} rounds came out of the seed again.`,
    verifyFailed: 'The rounds could not be verified just now.',
    newDemo: 'Begin a new demo',
  },
})
