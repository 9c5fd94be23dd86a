import { defineWords } from '#web/words/words.ts'

/** The Problem Gambling Severity Index (Ferris and Wynne, 2001), put into the house's own words. */
export const SELF_TEST_WORDS = defineWords({
  tr: {
    title: 'Kendinizi sınayın',
    lead: 'Son 12 ayı düşünün. Dokuz soru, iki dakika. Yanıtlarınız bu sayfadan çıkmaz; siz istemedikçe saklanmaz.',
    questions: [
      'Kaybetmeyi göze alabileceğinizden daha fazlasıyla oynadınız mı?',
      'Aynı heyecanı duymak için giderek daha büyük paralarla oynamanız gerekti mi?',
      'Kaybettiğiniz parayı geri kazanmak için başka bir gün yeniden oynadınız mı?',
      'Oynayabilmek için borç aldınız ya da bir şeyinizi sattınız mı?',
      'Oyunla ilgili bir sorununuz olabileceğini hissettiniz mi?',
      'Oyun size stres ya da kaygı gibi sağlık sorunları yaşattı mı?',
      'Haklı bulsanız da bulmasanız da, çevrenizden biri oynamanızı eleştirdi ya da bir sorununuz olduğunu söyledi mi?',
      'Oyun sizin ya da ailenizin bütçesinde sıkıntıya yol açtı mı?',
      'Oynama biçiminiz ya da oynarken olanlar yüzünden suçluluk duydunuz mu?',
    ],
    answers: ['Hiç', 'Bazen', 'Çoğu zaman', 'Neredeyse her zaman'],
    unanswered: 'Bu soru yanıt bekliyor.',
    unansweredMany: (count: number) => `${count} soru yanıt bekliyor`,
    show: 'Sonucu gör',
    again: 'Yeniden yanıtla',
    score: (score: number) => `27 üzerinden ${score}`,
    risks: {
      none: 'Bir sorun belirtisi yok',
      low: 'Düşük düzeyde belirti',
      moderate: 'Orta düzeyde belirti',
      high: 'Yüksek düzeyde belirti',
    },
    advice: {
      none: 'Böyle kalması için sınırlarınızı oyundan önce koymak iyi bir alışkanlıktır.',
      low: 'Oyun şimdilik hayatınızı zorlamıyor. Bir limit ya da hatırlatma, böyle kalmasına yardım eder.',
      moderate:
        'Oyun sizi zorlamaya başlamış olabilir. Limitlerinizi düşürmek ya da bir mola vermek iyi gelir; konuşmak da öyle.',
      high: 'Yanıtlarınız oyunun size zarar verdiğini gösteriyor. Yalnız değilsiniz: ücretsiz ve gizli destek var, hesabınızı da kapatabilirsiniz.',
    },
    note: 'Bu bir tanı değildir; kendinize bakmanız içindir. Sonucunuz hesabınızda hiçbir şeyi değiştirmez.',
    toLimits: 'Limitler ve mola',
    toExclusion: 'Hesabı oyuna kapat',
    keep: 'Sonucu sakla',
    keepText:
      'Saklarsanız günü ve dokuz yanıtınız hesabınızda saklanır, burada günü ve puanı durur; yalnız siz görürsünüz. İstediğiniz an hepsini silersiniz.',
    kept: 'Sakladığınız sonuçlar',
    forget: 'Hepsini sil',
    source: 'Kaynak: Problem Gambling Severity Index (Ferris ve Wynne, 2001).',
  },
  en: {
    title: 'Test yourself',
    lead: 'Think of the last 12 months. Nine questions, two minutes. Your answers stay on this page; nothing is kept unless you say so.',
    questions: [
      'Have you bet more than you could really afford to lose?',
      'Have you needed to gamble with larger amounts to get the same excitement?',
      'Did you go back another day to try to win back what you had lost?',
      'Have you borrowed money or sold anything to be able to gamble?',
      'Have you felt that you might have a problem with gambling?',
      'Has gambling caused you health problems, such as stress or anxiety?',
      'Rightly or not, have people criticised your betting or told you that you had a problem?',
      'Has gambling caused money problems for you or your household?',
      'Have you felt guilty about how you gamble or what happens when you do?',
    ],
    answers: ['Never', 'Sometimes', 'Most of the time', 'Almost always'],
    unanswered: 'This question is waiting for an answer.',
    unansweredMany: (count) =>
      count === 1 ? 'One question is not answered yet' : `${count} questions are not answered yet`,
    show: 'Show the result',
    again: 'Answer again',
    score: (score) => `${score} of 27`,
    risks: {
      none: 'No sign of a problem',
      low: 'A low level of signs',
      moderate: 'A moderate level of signs',
      high: 'A high level of signs',
    },
    advice: {
      none: 'Setting your limits before you play is a good way to keep it so.',
      low: 'Play is not getting in your way for now. A limit or a reminder helps to keep it so.',
      moderate:
        'Play may be starting to get in your way. A lower limit or a break does good, and so does talking.',
      high: 'Your answers say that play is hurting you. You are not alone: there is free, private help, and you can close your account to play.',
    },
    note: 'This is no diagnosis; it is for you to look at yourself. It changes nothing in your account.',
    toLimits: 'Limits and breaks',
    toExclusion: 'Close the account to play',
    keep: 'Keep the result',
    keepText:
      'If you keep it, its day and your nine answers are kept in your account, and its day and score stand here; only you see it. You can remove all of it whenever you like.',
    kept: 'Results you kept',
    forget: 'Remove them all',
    source: 'Source: Problem Gambling Severity Index (Ferris and Wynne, 2001).',
  },
})
