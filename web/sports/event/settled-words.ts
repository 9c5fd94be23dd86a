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
    settled: 'How the markets were settled',
    settledNote: 'Selections that won or were given back; the others lost.',
    resultNames: {
      'half-win': 'half won',
      void: 'given back',
      'half-lose': 'half given back',
      unknown: 'result awaited',
    },
  },
})
