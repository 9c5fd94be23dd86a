import { defineWords } from '#web/words/words.ts'

export const TRACK_WORDS = defineWords({
  tr: {
    limits: 'Bahis sınırları',
    kinds: {
      'altin-halic': '6 tazı · 480 m',
      'altin-bogazici': '8 at · 1.600 m',
      'altin-bozkir': '8 tazı · 550 m',
      'cini-ligi': '16 kulüp · haftada 8 maç',
      'sansli-5': '36 topta 5',
      'sansli-6': '60 topta 6',
      'sansli-7': '42 topta 7',
      'yildiz-carki': '18 sayı ve bir yıldız',
      'zar-duellosu': 'Kırmızı ve mavi zar',
      'element-savasi': 'Dört element',
      'bingo-lale': '90 top · jackpot',
      'bingo-cini': '90 top · jackpot',
      'bingo-sedef': '90 top · jackpot',
      'sesli-bingo-bulbul': '90 top · sesli',
      'sesli-bingo-kumru': '90 top · sesli',
    },
  },
  en: {
    limits: 'Stake limits',
    kinds: {
      'altin-halic': '6 greyhounds · 480 m',
      'altin-bogazici': '8 horses · 1,600 m',
      'altin-bozkir': '8 greyhounds · 550 m',
      'cini-ligi': '16 clubs · 8 matches',
      'sansli-5': '5 of 36 balls',
      'sansli-6': '6 of 60 balls',
      'sansli-7': '7 of 42 balls',
      'yildiz-carki': '18 numbers and a star',
      'zar-duellosu': 'A red and a blue die',
      'element-savasi': 'Four elements',
      'bingo-lale': '90 balls · jackpot',
      'bingo-cini': '90 balls · jackpot',
      'bingo-sedef': '90 balls · jackpot',
      'sesli-bingo-bulbul': '90 balls · voice',
      'sesli-bingo-kumru': '90 balls · voice',
    },
  },
})
