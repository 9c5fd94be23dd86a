import { defineWords } from '#web/words/words.ts'

export const WAY_IN_WORDS = defineWords({
  tr: {
    motto: 'Evin kasası, sizin elinizde.',
    fair: 'Her sonuç önceden mühürlenir; sonradan kendiniz doğrularsınız.',
    exact: 'Her kuruş çift kayıtlı bir defterde durur.',
    care: 'Ne kadar oynadığınızı, ne kazanıp kaybettiğinizi hep görürsünüz.',
  },
  en: {
    motto: 'The house’s bank, in your hands.',
    fair: 'Every outcome is sealed beforehand; you can verify it yourself afterwards.',
    exact: 'Every kuruş stands in a double-entry ledger.',
    care: 'You always see how long you have played, and what you have won or lost.',
  },
})
