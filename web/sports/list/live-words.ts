import { defineWords } from '#web/words/words.ts'

/** What the screen of matches in play says, and no other. */
export const LIVE_WORDS = defineWords({
  tr: {
    liveTitle: 'Canlı spor',
    liveNone: 'Şu anda oynanan maç yok',
    liveNoneText: 'Bugünün maçları saatleri gelince burada durur.',
    liveNotes: {
      football:
        'Canlı bahis, birkaç saniye sonra yeniden bakılıp kabul edilir. Bu arada gol, kart ya da penaltı olursa ya da oran değişirse alınmaz ve paranız geri gelir.',
      basketball:
        'Canlı bahis, birkaç saniye sonra yeniden bakılıp kabul edilir. Bu arada çeyrek biterse ya da oranlar izin verdiğinizden çok değişirse alınmaz ve paranız geri gelir.',
      tennis:
        'Canlı bahis, birkaç saniye sonra yeniden bakılıp kabul edilir. Bu arada set biterse ya da oranlar izin verdiğinizden çok değişirse alınmaz ve paranız geri gelir.',
      volleyball:
        'Canlı bahis, birkaç saniye sonra yeniden bakılıp kabul edilir. Bu arada set biterse ya da oranlar izin verdiğinizden çok değişirse alınmaz ve paranız geri gelir.',
      esport:
        'Canlı bahis haritalar arasında alınır, birkaç saniye sonra yeniden bakılıp kabul edilir. Bu arada harita başlarsa alınmaz ve paranız geri gelir. Harita oynanırken yalnızca ondan sonra kesin oynanacak haritaya bahis alınır.',
    },
  },
  en: {
    liveTitle: 'Live sport',
    liveNone: 'No matches in play right now',
    liveNoneText: 'Today’s matches appear here once they start.',
    liveNotes: {
      football:
        'Live bets are checked again after a few seconds before they are accepted. If there is a goal, card or penalty in the meantime, or the odds change, your bet is not placed and your money is returned.',
      basketball:
        'Live bets are checked again after a few seconds before they are accepted. If a quarter ends in the meantime, or the odds move by more than you allow, your bet is not placed and your money is returned.',
      tennis:
        'Live bets are checked again after a few seconds before they are accepted. If a set ends in the meantime, or the odds move by more than you allow, your bet is not placed and your money is returned.',
      volleyball:
        'Live bets are checked again after a few seconds before they are accepted. If a set ends in the meantime, or the odds move by more than you allow, your bet is not placed and your money is returned.',
      esport:
        'Live bets are taken between maps and checked again after a few seconds before they are accepted. If a map starts in the meantime, your bet is not placed and your money is returned. While a map is being played you can bet only on the next one, if it is certain to be played.',
    },
  },
})
