import { defineWords } from '#web/words/words.ts'

export const DEMO_WORDS = defineWords({
  tr: {
    title: (game: string) => `${game}, demo`,
    ribbon: 'Demo, oyun parası',
    about:
      'Gerçek para yatırılmaz ve kazanılmaz; sonuçlar aynı tablolardan çekilir. Demoda jackpot yoktur.',
    aboutTable:
      'Tur gerçek, fişleriniz oyun parası: masada görünmezsiniz, hiçbir hesaba bir şey geçmez.',
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
    ownSeed:
      'İkinci tohumu, özet buraya geldikten sonra tarayıcınız yaptı: sonuçları ne biz ne de siz önceden bilebilirdik.',
    sealHolds: 'Özet ve ikinci tohum, demo açılırken burada gösterilenlerin aynısı.',
    sealFails: 'Özet ya da ikinci tohum, demo açılırken burada gösterilen değil.',
    countHolds: (drawn: number) =>
      drawn === 0
        ? 'Tohumdan hiç tur çekilmemiş.'
        : `Sıra numaraları art arda, eksik yok ve ${drawn}. turda bitiyor.`,
    countFails: (drawn: number, listed: number) =>
      `Sıra numaraları tutmuyor: tohumdan ${drawn} tur çekilmiş, ${listed} tanesi listede.`,
    counted: (played: number) =>
      `Bu sayfa ${played} tur saydı; bir turun ortasında yenilendiyse sayısı bir eksik kalır.`,
    notCounted:
      'Bu oyun sayfaya kaç tur oynandığını söylemiyor: kendiniz saydıysanız karşılaştırın.',
    notNoted: (rounds: number) =>
      `Bunların ${rounds} tanesinin tablosu demo açılırken bu tarayıcıda not edilmemiş: kaydın kendi söylediği gibi alındı.`,
    verifyFailed: 'Turlar şu anda doğrulanamadı.',
    newDemo: 'Yeni demo başlat',
  },
  en: {
    title: (game) => `${game}, demo`,
    ribbon: 'Demo, play money',
    about:
      'No real money is staked or won; outcomes are drawn from the very same tables. A demo has no jackpots.',
    aboutTable:
      'The round is real, your chips are play money: you are not seen at the table, and nothing goes to any account.',
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
    ownSeed:
      'Your browser made the second seed after the hash had come here: neither we nor you could know what comes.',
    sealHolds: 'The hash and the second seed are those that were shown here when the demo opened.',
    sealFails:
      'The hash or the second seed is not the one that was shown here when the demo opened.',
    countHolds: (drawn) =>
      drawn === 0
        ? 'No round was drawn from the seed.'
        : `The nonces follow one another, none is missing, and they end with round ${drawn}.`,
    countFails: (drawn, listed) =>
      `The nonces do not hold: ${drawn} rounds were drawn from the seed and ${listed} are listed.`,
    counted: (played) =>
      `This page counted ${played}; if it was loaded anew in the midst of a round, it counted one less.`,
    notCounted:
      'This game does not say to the page how many rounds were played: if you counted them, compare the two.',
    notNoted: (rounds) =>
      `The table of ${rounds} of them was not noted in this browser when the demo opened: it was taken as the record says.`,
    verifyFailed: 'The rounds could not be verified just now.',
    newDemo: 'Begin a new demo',
  },
})
