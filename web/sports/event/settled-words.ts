import { defineWords } from '#web/words/words.ts'

export const SETTLED_WORDS = defineWords({
  tr: {
    settled: 'Bahislerin sonucu',
    settledNote: 'Kazanan ve iade edilen seçimler; ötekiler kaybetti.',
    resultNames: {
      'half-win': 'yarısı kazandı',
      void: 'iade',
      'half-lose': 'yarısı iade',
      unknown: 'sonucu bekleniyor',
    },
  },
  en: {
    settled: 'Settled markets',
    settledNote: 'Selections that won or were void; all others lost.',
    resultNames: {
      'half-win': 'half won',
      void: 'void',
      'half-lose': 'half lost',
      unknown: 'awaiting result',
    },
  },
})
