import { defineWords } from '#web/words/words.ts'

export const SAFER_PLAY_WORDS = defineWords({
  tr: {
    lead: 'Oyun para kazanma yolu değildir. Her oyun, uzun vadede yatırılan bahislerden azını geri verir; kaybı geri kazanmaya çalışmak kaybı büyütür.',
    stop: 'Durmak',
    stopText:
      'Oyunu dilediğiniz anda kapatabilirsiniz. Bakiyeniz ve yarım kalan turunuz olduğu gibi durur.',
    see: 'Ne kadar oynadığınızı görmek',
    seeText:
      'Oyun ekranında geçen süre ve net durumunuz yazar. Oyun geçmişinizde her turun bahsi ve ödemesi durur.',
    sessions: 'Açık oturumlar',
    sessionsText:
      'Hesabınızın hangi tarayıcılarda açık olduğunu görür, dilediğinizi oradan kapatırsınız.',
    controlText: 'Yatırma, kayıp, bahis ve süre limitleri, hatırlatma, mola ve kendini dışlama.',
  },
  en: {
    lead: 'Play is no way to make money. In the long run every game gives back less than is staked, and chasing a loss makes it larger.',
    stop: 'Stopping',
    stopText:
      'You can close a game at any moment. Your balance and an unfinished round stay as they are.',
    see: 'Seeing how much you play',
    seeText:
      'The game screen shows the time spent and your net position. Your game history keeps the stake and payout of every round.',
    sessions: 'Open sessions',
    sessionsText: 'You see in which browsers your account is open, and can end any of them there.',
    controlText:
      'Limits of deposits, losses, stakes and time; reminders, breaks and self-exclusion.',
  },
})
