import { defineWords } from '#web/words/words.ts'

export const PASSWORD_WORDS = defineWords({
  tr: {
    password: 'Parola',
    newPassword: 'Yeni parola',
    passwordConfirm: 'Parola (yeniden)',
    showPassword: 'Parolayı göster',
    hidePassword: 'Parolayı gizle',
    hint: 'En az 6 karakter; içinde bir büyük harf ve bir rakam olmalı. Küçük harf ve özel karakter de eklerseniz daha zor tahmin edilir.',
    strength: 'Parolanın gücü',
    strengths: ['', 'Zayıf', 'Orta', 'İyi', 'Güçlü'],
    problems: {
      required: 'Bu alan zorunludur',
      'too-short': 'Parola en az 6 karakter olmalıdır',
      'no-uppercase': 'Parolada en az bir büyük harf olmalıdır',
      'no-number': 'Parolada en az bir rakam olmalıdır',
      common: 'Bu parola çok sık kullanılıyor. Tahmin edilmesi daha zor bir parola seçin',
      personal: 'Bu parola adınız, telefonunuz ya da e\u2011postanızdan tahmin edilebilir',
      same: 'Bu, şu anki parolanız. Yeni bir parola seçin',
      'no-match': 'Parolalar eşleşmiyor',
    },
  },
  en: {
    password: 'Password',
    newPassword: 'New password',
    passwordConfirm: 'Password (again)',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    hint: 'At least 6 characters, with an uppercase letter and a number. Add a lowercase letter and a special character too, and it is harder to guess.',
    strength: 'Password strength',
    strengths: ['', 'Weak', 'Fair', 'Good', 'Strong'],
    problems: {
      required: 'Required field',
      'too-short': 'Password must be at least 6 characters',
      'no-uppercase': 'Password must contain an uppercase letter',
      'no-number': 'Password must contain a number',
      common: 'This password is too common. Choose one that is harder to guess',
      personal: 'This password can be guessed from your name, phone or e\u2011mail',
      same: 'This is your present password. Choose a new one',
      'no-match': "Passwords don't match",
    },
  },
})
