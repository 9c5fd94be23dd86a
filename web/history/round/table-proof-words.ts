import { defineWords } from '#web/words/words.ts'

/** What a round of a table is held to beside its draw, whatever is played there. */
export const TABLE_PROOF_WORDS = defineWords({
  tr: {
    notedChainStep:
      'tohum, masa bu turdan önce açılırken bu tarayıcıya gösterilen halkadan devam ediyor.',
    notedRulesStep:
      'masanın kuralları ve tuzu, bu turdan önce bu tarayıcıya gösterilenlerin aynısı.',
    chainNotNoted:
      'Bu turun tohum zinciri, turdan önce bu tarayıcıda görülmemiş. Ucunu bir yere yazdıysanız kendiniz karşılaştırın.',
    notNoted:
      'Bu masanın kuralları, tuzu ve tohum zinciri turdan önce bu tarayıcıda görülmemiş. Bir yere yazdıysanız kendiniz karşılaştırın.',
    stakesStep: (right: number, all: number) =>
      `${all} bahsinizin ${right} tanesi, masanın kurallarına ve bu sonuca göre ödenmesi gereken kadar ödenmiş.`,
    handsStep: 'gösterilen eller, çekilen kartlardan ve verilen kararlardan çıkıyor.',
    gameStep:
      'satılan kartlar odanın tuzundan çıkanlar; ödüller ve kazananlar bu toplarla kartların verdiği.',
    figuresStep: 'turun bahsi, ödemesi ve çarpanı bu bahislerden çıkıyor.',
    others: 'Bu masanın bütün turları',
  },
  en: {
    notedChainStep:
      'the seed follows from the link that this browser was shown when the table opened before this round.',
    notedRulesStep:
      'the rules and the salt of the table are those that this browser was shown before this round.',
    chainNotNoted:
      'This browser was not shown the chain of this round’s seed before the round. If you wrote its end down, compare the two.',
    notNoted:
      'This browser was not shown the rules, the salt and the chain of this table before the round. If you wrote them down, compare.',
    stakesStep: (right, all) =>
      `${right} of your ${all} stakes were paid what the table’s rules and this outcome give.`,
    handsStep: 'the hands shown are those that the cards drawn and the decisions make.',
    gameStep:
      'the tickets sold are what the room’s salt gives; prizes and winners are what these balls and tickets give.',
    figuresStep: 'stake, payout and multiplier of the round follow from these stakes.',
    others: 'Every round of this table',
  },
})
