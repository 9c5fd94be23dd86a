import { defineWords } from '#web/words/words.ts'

export const DEMO_WORDS = defineWords({
  tr: {
    title: (game: string) => `${game}, demo`,
    ribbon: 'Demo, oyun parası',
    about: 'Gerçek para yatırılmaz ve kazanılmaz; sonuçlar aynı tablolardan çekilir.',
    real: 'Gerçek oyunu aç',
    proofTitle: 'Bu demonun adillik kanıtı',
    proofIntro:
      'Demo turları da gerçek oyunun tablolarından çekilir. Tohum ilk turdan önce mühürlenir; özeti aşağıdadır ve demo boyunca değişmez.',
    rounds: 'Çekilen tur',
  },
  en: {
    title: (game) => `${game}, demo`,
    ribbon: 'Demo, play money',
    about: 'No real money is staked or won; outcomes are drawn from the very same tables.',
    real: 'Open the real game',
    proofTitle: 'Proof that this demo is fair',
    proofIntro:
      'Demo rounds are drawn from the tables of the real game. The seed is sealed before the first round; its hash stands below and does not change while the demo lasts.',
    rounds: 'Rounds drawn',
  },
})
