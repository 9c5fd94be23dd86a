import { defineWords } from '#web/words/words.ts'

/** What the screen of matches in play says, and no other. */
export const LIVE_WORDS = defineWords({
  tr: {
    liveTitle: 'Canlı spor',
    liveLead: 'Oynanan maçlar, skorları ve her dakika yeniden hesaplanan oranlar.',
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
    liveLead: 'Matches being played, their scores, and odds made anew with every minute.',
    liveNone: 'No match is being played right now',
    liveNoneText: 'Today’s matches stand here once their hour has come.',
    liveNotes: {
      football:
        'A live bet is looked at again after some seconds and then accepted. If there is a goal, a card or a penalty meanwhile, or the odds change, it is not taken and your money comes back.',
      basketball:
        'A live bet is looked at again after some seconds and then accepted. If a quarter ends meanwhile, or the odds change by more than you allow, it is not taken and your money comes back.',
      tennis:
        'A live bet is looked at again after some seconds and then accepted. If a set ends meanwhile, or the odds change by more than you allow, it is not taken and your money comes back.',
      volleyball:
        'A live bet is looked at again after some seconds and then accepted. If a set ends meanwhile, or the odds change by more than you allow, it is not taken and your money comes back.',
      esport:
        'Live bets are taken between maps, looked at again after some seconds and then accepted. If a map begins meanwhile, it is not taken and your money comes back. While a map is played, bets are taken on the one after it alone, where that is sure to be played.',
    },
  },
})
