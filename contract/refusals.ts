/**
 * Every expected "no", in one closed table: its code on the wire, what the member reads, and what
 * the site then does by itself. Pure rooms return a refusal, answers throw it, the site shows it.
 * A row is added here and the compiler asks for the rest.
 */
import { KEYED, row } from './keyed-refusals.ts'

export const REFUSALS = {
  'not-json': row({
    code: 400,
    tr: 'İstek okunamadı. Lütfen yeniden deneyin.',
    en: 'The request could not be read. Please try again.',
  }),
  'foreign-origin': row({
    code: 403,
    tr: 'Bu adresten çağrı kabul edilmiyor.',
    en: 'Calls from this address are not accepted.',
  }),
  'unknown-call': row({
    code: 404,
    tr: 'Böyle bir çağrı yok.',
    en: 'There is no such call.',
  }),
  'too-large': row({
    code: 413,
    tr: 'İstek çok büyük.',
    en: 'The request is too large.',
  }),
  'bad-payload': row({
    code: 422,
    tr: 'Bazı alanlar eksik ya da hatalı. Lütfen kontrol edin.',
    en: 'Some fields are missing or wrong. Please check them.',
  }),
  'no-such-date': row({
    code: 422,
    tr: 'Böyle bir tarih yok. Lütfen tarihi kontrol edin.',
    en: 'There is no such date. Please check it.',
  }),
  'dates-crossed': row({
    code: 422,
    tr: 'Başlangıç tarihi bitiş tarihinden sonra olamaz.',
    en: 'The first date cannot be later than the last one.',
  }),
  'too-many-decimals': row({
    code: 422,
    tr: 'Tutar en çok iki ondalık basamakla yazılır.',
    en: 'An amount has at most two decimals.',
  }),
  'too-many-calls': row({
    code: 429,
    tr: 'Çok fazla istek gönderdiniz. Biraz bekleyip yeniden deneyin.',
    en: 'Too many requests. Please wait a moment and try again.',
  }),
  busy: row({
    code: 429,
    tr: 'Şu anda yoğunluk var. Biraz bekleyip yeniden deneyin.',
    en: 'We are busy right now. Please wait a moment and try again.',
  }),
  'statement-too-long': row({
    code: 422,
    tr: 'Bu aralıkta bir dosyaya sığmayacak kadar çok kayıt var. Daha kısa bir aralık seçin.',
    en: 'This span holds more records than one file takes. Please choose a shorter one.',
  }),
  'too-many-messages': row({
    code: 429,
    tr: 'Art arda çok mesaj gönderdiniz. Bir dakika sonra yeniden deneyin.',
    en: 'You sent many messages in a row. Please try again in a minute.',
  }),
  'not-built': row({
    code: 501,
    tr: 'Bu işlem henüz kullanıma açılmadı.',
    en: 'This is not available yet.',
  }),
  maintenance: KEYED.maintenance,
  'session-expired': KEYED['session-expired'],
  'no-permission': KEYED['no-permission'],
  'login-failed': KEYED['login-failed'],
  'account-inactive': KEYED['account-inactive'],
  'not-found': KEYED['not-found'],
  'account-closed': row({
    code: 422,
    tr: 'Hesabınız kapalı: yeni bahis alınmıyor.',
    en: 'Your account is closed: no new bets are taken.',
  }),
  'self-excluded': row({
    code: 422,
    tr: 'Kendinizi oyunlardan hariç tuttunuz: bu süre boyunca bahis alınmıyor.',
    en: 'You have excluded yourself from play: no bets are taken until that ends.',
  }),
  'play-paused': row({
    code: 422,
    tr: 'Oyuna ara verdiniz: aranız bitene kadar bahis alınmıyor.',
    en: 'You are taking a break: no bets are taken until it ends.',
  }),
  'limit-reached': row({
    code: 422,
    tr: 'Bu bahis belirlediğiniz limiti aşıyor.',
    en: 'This bet goes beyond the limit you have set.',
  }),
  'reality-check': row({
    code: 422,
    tr: 'Hatırlatma zamanı: yeni bahisten önce yanıtlayın; süren bir tur varsa sonunda sorulur.',
    en: 'It is time for your reminder: answer it before you bet again; while a round goes on, it is asked at its end.',
  }),
  'member-paused': row({
    code: 422,
    tr: 'Hesabınız oyuna kapalı. Para çekme, geçmiş, belgeler ve destek açık.',
    en: 'Your account is closed to play. Withdrawals, history, documents and support stay open.',
  }),
  'deposit-limit-reached': row({
    code: 422,
    tr: 'Bu tutar belirlediğiniz yatırma limitini aşıyor.',
    en: 'This amount goes beyond the deposit limit you have set.',
  }),
  'limit-not-whole-minutes': row({
    code: 422,
    tr: 'Süreyi tam dakika olarak yazın.',
    en: 'Write the time in whole minutes.',
  }),
  'too-early': row({
    code: 409,
    tr: 'Henüz zamanı gelmedi: bu adım için bekleme süresi dolmalı.',
    en: 'It is too early: the waiting time has to pass first.',
  }),
  'pause-longer': row({
    code: 409,
    tr: 'Şu anki aranız daha uzun; kısaltılamaz.',
    en: 'Your present pause lasts longer; it cannot be made shorter.',
  }),
  'register-silent': row({
    code: 422,
    tr: 'Girişte sorulan dışlama kaydına şu anda ulaşılamıyor. Biraz sonra yeniden deneyin.',
    en: 'The register of exclusions that is asked at a login cannot be reached right now. Please try again in a while.',
  }),
  'person-excluded': row({
    code: 422,
    tr: 'Ara veren ya da kendini dışlayan bir üyenin bu süre içinde yeni bir hesabı olamaz. Sorularınız için desteğe yazın.',
    en: 'Somebody who has paused or excluded themselves cannot open another account in that time. Write to support if you have questions.',
  }),
  'bonus-stake-max': row({
    code: 422,
    tr: 'Bonusunuz sürerken bir bahis bu kadar büyük olamaz. Sınırı Bonuslar sayfanızda görürsünüz; bonustan vazgeçince kalkar.',
    en: 'While your bonus is active a stake cannot be this high. Your Bonuses page says how high; it ends when you give the bonus up.',
  }),
  'bonus-game-excluded': row({
    code: 422,
    tr: 'Bonusunuz sürerken bu oyun oynanamaz. Bonuslar sayfanızdan bonustan vazgeçerseniz açılır.',
    en: 'This game cannot be played while your bonus is active. It opens when you give the bonus up on your Bonuses page.',
  }),
  'bonus-taken': row({
    code: 409,
    tr: 'Bu bonusu bu dönem için aldınız.',
    en: 'You have taken this bonus for this time.',
  }),
  'bonus-active': row({
    code: 409,
    tr: 'Süren bir bonusunuz var. Çevrimli iki bonus birlikte kullanılamaz.',
    en: 'You have a bonus under way. Two that are to be wagered cannot be had at once.',
  }),
  'bonus-in-play': row({
    code: 409,
    tr: 'Önceki bonusunuzun parası süren bir turda. Tur bitince bu bonusu isteyebilirsiniz.',
    en: 'Money from your earlier bonus is still in an open round. You can ask for this one once it ends.',
  }),
  'bonus-no-basis': row({
    code: 422,
    tr: 'Bu bonus için uygun bir yatırma ya da kayıp yok. Şartlarda hangisinin sayıldığı yazar.',
    en: 'There is no deposit or loss that this bonus is given for. Its terms say which count.',
  }),
  'bonus-withdrawn': row({
    code: 422,
    tr: 'Bu yatırmadan sonra çekim istediniz; bonus o yatırma için verilmez.',
    en: 'You asked for a withdrawal after this deposit; the bonus is not given for it.',
  }),
  'product-closed': row({
    code: 422,
    tr: 'Bu ürün şu anda kapalı: yeni bahis alınmıyor.',
    en: 'This product is closed for now: no new bets are taken.',
  }),
  'insufficient-funds': row({
    code: 422,
    tr: 'Bakiyeniz bu işlem için yeterli değil.',
    en: 'Your balance is not enough for this.',
  }),
  'reference-reused': row({
    code: 409,
    tr: 'Bu istek numarası başka bir işlem için kullanılmış.',
    en: 'This request id was already used for something else.',
  }),
  'hold-closed': row({
    code: 409,
    tr: 'Bu bahis daha önce sonuçlandı.',
    en: 'This bet has already been settled.',
  }),
  'amount-out-of-range': row({
    code: 422,
    tr: 'Girdiğiniz tutar alt ve üst sınırlar arasında değil.',
    en: 'The amount you entered is not within the minimum and maximum range',
  }),
  'daily-limit-reached': row({
    code: 422,
    tr: 'Bu yöntemle bugün yatırabileceğiniz tutarı aşıyor. Daha azını ya da başka bir yöntemi deneyin.',
    en: 'This is more than you can deposit by this method today. Try less, or another method.',
  }),
  'deposit-settled': row({
    code: 409,
    tr: 'Bu yatırma işlemi sonuçlandı.',
    en: 'This deposit has already been settled.',
  }),
  'method-unknown': row({
    code: 422,
    tr: 'Ödeme yöntemi tanımlı değil.',
    en: 'Payment method not defined',
  }),
  'account-unknown': row({
    code: 422,
    tr: 'Lütfen geçerli bir hesap seçin',
    en: 'Please select a valid account',
  }),
  'withdrawal-under-way': row({
    code: 409,
    tr: 'Bu çekim isteği incelemeye alındı; artık geri alınamaz.',
    en: 'This withdrawal is already being looked at and can no longer be taken back.',
  }),
  'bank-unknown': row({
    code: 422,
    tr: 'Lütfen listeden bir banka seçin.',
    en: 'Please choose a bank from the list.',
  }),
  'account-owner-other': row({
    code: 422,
    tr: 'Yalnızca kendi adınıza kayıtlı bir hesap ekleyebilirsiniz. Hesap sahibi, hesabınızdaki ad olmalı.',
    en: 'You can only add an account in your own name. Its owner has to be the name on your account here.',
  }),
  'iban-wrong': row({
    code: 422,
    tr: 'Bu IBAN doğru değil. Harf ve rakamlarına yeniden bakın.',
    en: 'This IBAN is not right. Please look at its letters and digits again.',
  }),
  'iban-other-bank': row({
    code: 422,
    tr: 'Bu IBAN seçtiğiniz bankanın değil. Bankayı ya da IBAN’ı düzeltin.',
    en: 'This IBAN is not one of the bank you chose. Correct the bank or the IBAN.',
  }),
  'iban-ours': row({
    code: 422,
    tr: 'Bu IBAN, yatırmaların gönderildiği site hesabıdır. Kendi hesabınızın IBAN’ını yazın.',
    en: 'This IBAN is the house’s own, to which deposits are sent. Write the IBAN of your own account.',
  }),
  'account-number-wrong': row({
    code: 422,
    tr: 'Hesap numarasını rakamlarla yazın: en az 6, en çok 12 hane.',
    en: 'Write the account number in digits: at least 6, at most 12.',
  }),
  'account-exists': row({
    code: 422,
    tr: 'Bu hesap listenizde zaten var.',
    en: 'This account is on your list already.',
  }),
  'accounts-full': row({
    code: 422,
    tr: 'En çok 10 banka hesabınız olabilir. Yenisini eklemek için birini silin.',
    en: 'You can have up to 10 bank accounts. Delete one to add another.',
  }),
  'return-first': row({
    code: 422,
    tr: 'Yatırdığınız tutar önce geldiği yoldan geri gönderilir. Önce o yöntemi seçin.',
    en: 'What you put in goes back the way it came first. Please choose that method first.',
  }),
  'document-closed': row({
    code: 409,
    tr: 'Bu belge şu anda değiştirilemez: inceleniyor ya da onaylandı.',
    en: 'This document cannot be replaced now: it is being looked at, or accepted.',
  }),
  'document-ticket-over': row({
    code: 409,
    tr: 'Yükleme süresi doldu. Lütfen dosyayı yeniden seçin.',
    en: 'The time to send it is over. Please choose the file once more.',
  }),
  'document-empty': row({
    code: 422,
    tr: 'Dosya boş. Lütfen başka bir dosya seçin.',
    en: 'The file is empty. Please choose another one.',
  }),
  'document-too-large': row({
    code: 413,
    tr: 'Dosya 10 MB’tan büyük. Daha küçük bir fotoğraf ya da PDF yükleyin.',
    en: 'The file is larger than 10 MB. Please send a smaller photo or PDF.',
  }),
  'document-type': row({
    code: 422,
    tr: 'Bu dosya JPG, PNG, WebP ya da PDF değil. Belgenin bir fotoğrafını yükleyin.',
    en: 'This file is no JPG, PNG, WebP or PDF. Please send a photo of the document.',
  }),
  'document-damaged': row({
    code: 422,
    tr: 'Dosya eksik ya da bozuk. Lütfen yeniden çekip yükleyin.',
    en: 'The file is cut off or damaged. Please take it once more.',
  }),
  'document-mixed': row({
    code: 422,
    tr: 'Dosyanın içinde belgeden başka bir şey var. Fotoğrafı yeniden çekip yükleyin.',
    en: 'There is something else in this file beside the document. Please take the photo once more.',
  }),
  'document-active': row({
    code: 422,
    tr: 'Bu PDF komut ya da ek dosya içeriyor. Belgenin fotoğrafını çekip yükleyin.',
    en: 'This PDF holds commands or attached files. Please send a photo of the document.',
  }),
  'document-locked': row({
    code: 422,
    tr: 'Bu PDF parolalı. Parolasız olarak kaydedip yükleyin.',
    en: 'This PDF is locked by a password. Please save it without one.',
  }),
  'document-too-many-pixels': row({
    code: 422,
    tr: 'Bu resmin ölçüleri çok büyük. Daha küçük bir fotoğraf yükleyin.',
    en: 'This picture is too large in pixels. Please send a smaller photo.',
  }),
  'document-too-small': row({
    code: 422,
    tr: 'Bu resim okunamayacak kadar küçük. Daha yakından, daha büyük çekin.',
    en: 'This picture is too small to be read. Please take a larger one from nearer.',
  }),
  'document-infected': row({
    code: 422,
    tr: 'Bu dosya zararlı yazılım taraması tarafından reddedildi. Belgeyi yeniden çekip yükleyin.',
    en: 'The scan for malicious software turned this file down. Please take the photo once more.',
  }),
  'document-scan-unreachable': row({
    code: 422,
    tr: 'Dosya şu anda taranamıyor. Biraz sonra yeniden deneyin.',
    en: 'The file cannot be scanned right now. Please try again later.',
  }),
  'documents-full': row({
    code: 429,
    tr: 'Bugün çok sayıda belge yüklediniz. Yarın yeniden deneyin ya da desteğe yazın.',
    en: 'You have sent many files today. Please try again tomorrow, or write to support.',
  }),
  'too-many-open': row({
    code: 422,
    tr: 'Sonuçlanmamış çok sayıda işleminiz var. Önce birinin sonuçlanmasını bekleyin.',
    en: 'You have many transactions that are not finished. Wait until one of them is.',
  }),
  'payment-provider-unreachable': row({
    code: 422,
    tr: 'Ödeme sağlayıcısına ulaşılamadı. Aynı işlemi biraz sonra yeniden deneyebilirsiniz.',
    en: 'The payment provider could not be reached. You can try the same again in a moment.',
  }),
  'poker-partner-missing': row({
    code: 422,
    tr: 'Poker, tavla ve okey masası henüz yok.',
    en: 'There are no poker, backgammon or okey tables yet.',
  }),
  'poker-partner-unreachable': row({
    code: 422,
    tr: 'Salona şu anda ulaşılamıyor. Biraz sonra yeniden deneyin.',
    en: 'The room cannot be reached right now. Please try again in a while.',
  }),
  'poker-name-needed': row({
    code: 422,
    tr: 'Önce salondaki adınızı seçin.',
    en: 'Choose your name in the room first.',
  }),
  'poker-name-taken': row({
    code: 422,
    tr: 'Bu ad salonda başkasının. Başka bir ad seçin.',
    en: 'Somebody else has this name in the room. Choose another one.',
  }),
  'poker-name-set': row({
    code: 409,
    tr: 'Salondaki adınızı daha önce seçtiniz; değiştirilemez.',
    en: 'You have chosen your name in the room before; it cannot be changed.',
  }),
  'poker-transfer-unanswered': row({
    code: 422,
    tr: 'Salon henüz yanıt vermedi. Yeniden göndermeyin: aktarmanın sonunu biz soruyoruz, listenizde görürsünüz.',
    en: 'The room has not answered yet. Do not send it again: we keep asking, and your list shows what comes of it.',
  }),
  'poker-transfer-refused': row({
    code: 422,
    tr: 'Salon bu aktarmayı kabul etmedi. Tutar bakiyenizde.',
    en: 'The room did not take this transfer. The amount is in your balance.',
  }),
  'poker-purse-short': row({
    code: 422,
    tr: 'Salon kasanızda bu kadar para yok. Masadaki para, masadan kalkınca kasanıza döner.',
    en: 'There is not that much in your room purse. Money at a table comes back to it when you leave the table.',
  }),
  'game-unknown': row({
    code: 404,
    tr: 'Bu oyun bulunamadı.',
    en: 'This game could not be found.',
  }),
  'game-disabled': row({
    code: 422,
    tr: 'Bu oyun şu anda kapalı.',
    en: 'This game is closed right now.',
  }),
  'no-demo': row({
    code: 422,
    tr: 'Bu oyunun demosu yok.',
    en: 'This game has no demo.',
  }),
  'version-missing': row({
    code: 422,
    tr: 'Bu turun oynandığı oyun sürümü şu anda burada yok. Tur kayıtlıdır; lütfen desteğe yazın.',
    en: 'The version of the game that this round was played on is not here right now. The round is on record; please write to support.',
  }),
  'favourites-full': row({
    code: 422,
    tr: 'En çok 100 favoriniz olabilir. Yenisini eklemek için birini çıkarın.',
    en: 'You can have up to 100 favourites. Take one out to add another.',
  }),
  'round-active': row({
    code: 409,
    tr: 'Süren bir turunuz var. Tohumu yenilemeden önce onu bitirin.',
    en: 'You have a round under way. Finish it before you renew the seed.',
  }),
  'seeds-changed': row({
    code: 409,
    tr: 'Tohumunuz bu arada yenilenmiş. Yeni tohuma bakıp yeniden deneyin.',
    en: 'Your seed was renewed meanwhile. Look at the new one and try again.',
  }),
  'seed-needed': row({
    code: 409,
    tr: 'Önce kendi tohumunuz seçilmeli: Adillik sayfanızı açın, tarayıcınız seçer.',
    en: 'Your own seed has to be chosen first: open your Fairness page, and your browser chooses it.',
  }),
  'seed-used': row({
    code: 422,
    tr: 'Bu tohumu daha önce kullandınız: biliniyordu, sıradaki sunucu tohumu ona göre seçilmiş olabilirdi. Yeni bir tohum yazın.',
    en: 'You have used this seed before: it was known, and the next server seed could have been picked to suit it. Write a new one.',
  }),
  'code-wrong': row({
    code: 422,
    tr: 'Doğrulama kodu hatalı.',
    en: 'The verification code is incorrect.',
  }),
  'code-needed': row({
    code: 422,
    tr: 'Önce geçerli bir doğrulama kodu girin.',
    en: 'Enter a valid verification code first.',
  }),
  'too-many-codes': row({
    code: 429,
    tr: 'Çok fazla kod denendi. Biraz sonra yeniden deneyin.',
    en: 'Too many codes were tried. Please try again later.',
  }),
  'locked-out': row({
    code: 429,
    tr: 'Çok fazla yanlış deneme yapıldı. Lütfen bir süre sonra yeniden deneyin ya da parolanızı yenileyin.',
    en: 'Too many wrong tries. Please try again in a while, or reset your password.',
  }),
  'password-wrong': row({
    code: 422,
    tr: 'Parolanız hatalı.',
    en: 'The password is not right.',
  }),
  'password-common': row({
    code: 422,
    tr: 'Bu parola çok sık kullanılıyor. Tahmin edilmesi daha zor bir parola seçin.',
    en: 'This password is too common. Choose one that is harder to guess.',
  }),
  'password-needed': row({
    code: 422,
    tr: 'Bu adresle birden fazla kayıt yapıldı. Hesabı açmak için kaydolurken seçtiğiniz parolayı girin.',
    en: 'This address was registered more than once. Enter the password that you chose, and the account is opened.',
  }),
  'password-same': row({
    code: 422,
    tr: 'Bu, şu anki parolanız. Yeni bir parola seçin.',
    en: 'This is your present password. Choose a new one.',
  }),
  'password-personal': row({
    code: 422,
    tr: 'Bu parola adınız, telefonunuz ya da e-postanızdan tahmin edilebilir. Başka bir parola seçin.',
    en: 'This password can be guessed from your name, phone or e-mail. Choose another one.',
  }),
  'proof-needed': row({
    code: 422,
    tr: 'Devam etmek için parolanızı yeniden girin.',
    en: 'Enter your password again to go on.',
  }),
  'link-over': row({
    code: 422,
    tr: 'Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış. Yenisini isteyin.',
    en: 'This link has expired or was already used. Ask for a new one.',
  }),
  'joining-paused': row({
    code: 429,
    tr: 'Bu ağdan bugün yeni kayıt alınamıyor. Türkiye saatiyle 03.00’ten sonra yeniden deneyin.',
    en: 'No more registrations are taken from this network today. Please try again after 03:00, Turkish time.',
  }),
  'too-young': row({
    code: 422,
    tr: 'Üye olmak için en az 18 yaşında olmalısınız.',
    en: 'You must be at least 18 years old to join.',
  }),
  'national-id-wrong': row({
    code: 422,
    tr: 'T.C. kimlik numarası hatalı.',
    en: 'national ID incorrect',
  }),
  'country-unknown': row({
    code: 422,
    tr: 'Listeden bir ülke seçin.',
    en: 'Choose a country from the list.',
  }),
  'phone-wrong': row({
    code: 422,
    tr: 'Telefon numarası hatalı.',
    en: 'The phone number is not right.',
  }),
  'phone-missing': row({
    code: 422,
    tr: 'Hesabınızda telefon numarası yok.',
    en: 'There is no phone number on your account.',
  }),
  'promotion-code-unknown': row({
    code: 422,
    tr: 'Bu promosyon kodu geçerli değil.',
    en: 'This promotion code is not valid.',
  }),
  'reference-unknown': row({
    code: 422,
    tr: 'Bu referans numarası bulunamadı.',
    en: 'This reference number could not be found.',
  }),
  'second-factor-off': row({
    code: 409,
    tr: 'İki adımlı doğrulama açık değil.',
    en: 'Two-step login is not on.',
  }),
  'passkey-refused': row({
    code: 422,
    tr: 'Geçiş anahtarı doğrulanamadı. Yeniden deneyin ya da parolanızla girin.',
    en: 'The passkey could not be verified. Try again, or use your password.',
  }),
  'bets-closed': row({
    code: 409,
    tr: 'Bu turda bahisler kapandı; bahisleriniz olduğu gibi duruyor.',
    en: 'Bets are closed for this round; yours stand as they were.',
  }),
  'table-closed': row({
    code: 409,
    tr: 'Bu masa şimdilik kapalı: yeni bahis almıyor. Önceki bahisleriniz sonuna kadar oynanır.',
    en: 'This table is closed for now: it takes no new bets. Those you made before are played to their end.',
  }),
  'stake-range': row({
    code: 422,
    tr: 'Bu tutar masanın sınırları dışında.',
    en: 'This amount is outside the limits of the table.',
  }),
  'spot-taken': row({
    code: 409,
    tr: 'Bu yerde zaten bahsiniz var.',
    en: 'You have a bet in this place already.',
  }),
  'table-limit': row({
    code: 422,
    tr: 'Bu bahisle masanın bu yere ya da bu tura koyduğu sınır aşılır; bir şey ayrılmadı.',
    en: 'With this bet you would pass the table’s limit for this place or this round; nothing was set aside.',
  }),
  'room-full': row({
    code: 422,
    tr: 'Odada bu kadar kart kalmadı; bir şey ayrılmadı.',
    en: 'The room has not so many tickets left; nothing was set aside.',
  }),
  'spot-unknown': row({
    code: 422,
    tr: 'Bu masada böyle bir bahis yok.',
    en: 'There is no such bet at this table.',
  }),
  'no-bet': row({
    code: 409,
    tr: 'Burada açık bir bahsiniz yok.',
    en: 'You have no open bet here.',
  }),
  'not-flying': row({
    code: 409,
    tr: 'Henüz çekilemez: çekim 1,01× ile başlar.',
    en: 'It cannot be cashed out yet: that begins at 1.01×.',
  }),
  flown: row({
    code: 409,
    tr: 'Geç kaldı: uçuş bitmişti ya da bahis çekilmişti.',
    en: 'Too late: the flight was over, or the bet was cashed out.',
  }),
  'no-half': row({
    code: 409,
    tr: 'Bu bahsin yarısı çekilemez.',
    en: 'Half of this bet cannot be cashed out.',
  }),
  'seat-taken': row({
    code: 409,
    tr: 'Bu koltukta başkası oturuyor.',
    en: 'Somebody else sits there.',
  }),
  'seat-limit': row({
    code: 409,
    tr: 'Bir masada en çok üç koltukta oturabilirsiniz.',
    en: 'You may sit in three seats of a table at most.',
  }),
  'seat-not-yours': row({
    code: 409,
    tr: 'Bu koltuk sizin değil: önce oturun ya da arkasına bahis koyun.',
    en: 'This seat is not yours: sit down first, or bet behind it.',
  }),
  'seat-yours': row({
    code: 409,
    tr: 'Kendi koltuğunuzun arkasına bahis konmaz.',
    en: 'Nobody bets behind a seat of their own.',
  }),
  'seat-empty': row({
    code: 409,
    tr: 'Bu koltukta kimse oturmuyor.',
    en: 'Nobody sits there.',
  }),
  'seat-in-play': row({
    code: 409,
    tr: 'Bu koltukta bahsiniz var: el bitince kalkabilirsiniz.',
    en: 'You have a bet on this seat: you can leave it when the hand is over.',
  }),
  'boards-full': row({
    code: 409,
    tr: 'Saklanabilecek kadar tahta sakladınız. Yenisi için birini silin.',
    en: 'You keep as many boards as there is room for. Please remove one for another.',
  }),
  'board-name-taken': row({
    code: 409,
    tr: 'Bu adla bir tahta saklıyorsunuz. Başka bir ad yazın.',
    en: 'You keep a board of that name. Please choose another name.',
  }),
  'chat-unwelcome': row({
    code: 422,
    tr: 'Bu satır yazılamaz: hakaret, adres, numara ve hesap paylaşılmaz. Lütfen değiştirin.',
    en: 'This line cannot be said: no insults, addresses, numbers or accounts. Please change it.',
  }),
  'chat-repeated': row({
    code: 409,
    tr: 'Bunu az önce yazdınız.',
    en: 'You have just said that.',
  }),
  'chat-silenced': row({
    code: 403,
    tr: 'Bir süre yazamazsınız: bir satırınız bildirildi. Okumaya devam edebilirsiniz.',
    en: 'You cannot write for a while: a line of yours was reported. You can go on reading.',
  }),
  'chat-of-members': row({
    code: 403,
    tr: 'Demoda sohbet yalnızca okunur. Yazmak için masaya üye olarak oturun.',
    en: 'In a demo the chat is only read. Sit down as a member to write.',
  }),
  'not-asked': row({
    code: 409,
    tr: 'Şu anda size bu sorulmuyor: sıra sizde değil ya da karar verildi.',
    en: 'You are not asked this now: it is not your turn, or it was decided.',
  }),
  'decision-late': row({
    code: 409,
    tr: 'Süre dolmuştu: karar sizin yerinize kurala göre verildi; hiçbir şey eklenmedi.',
    en: 'Time was up: the hand was decided by the rule; nothing was added.',
  }),
  'decision-unavailable': row({
    code: 409,
    tr: 'Bu elde bu karar verilemez.',
    en: 'This hand cannot do that.',
  }),
  'odds-changed': row({
    code: 409,
    tr: 'Oranlar bu arada değişti; kupon oynanmadı. Yeni oranlara bakıp yeniden deneyin.',
    en: 'The odds have changed meanwhile; no coupon was placed. Look at the new ones and try again.',
  }),
  'selection-closed': row({
    code: 409,
    tr: 'Seçimlerinizden birine artık bahis alınmıyor; kupon oynanmadı. O seçimi çıkarın.',
    en: 'One of your picks takes no bets any more; no coupon was placed. Take that pick out.',
  }),
  'selection-suspended': row({
    code: 409,
    tr: 'Seçimlerinizden birine bahis şu anda askıda; kupon oynanmadı. Açılınca yeniden deneyin.',
    en: 'Betting on one of your picks is suspended right now; no coupon was placed. Try again when it opens.',
  }),
  'selection-unknown': row({
    code: 422,
    tr: 'Böyle bir seçim yok. Seçimi çıkarıp listeden yeniden ekleyin.',
    en: 'There is no such pick. Take it out and choose it from the list again.',
  }),
  'selection-repeated': row({
    code: 422,
    tr: 'Aynı seçim kuponda iki kez var. Birini çıkarın.',
    en: 'The same pick stands on the coupon twice. Take one out.',
  }),
  'same-event': row({
    code: 422,
    tr: 'Bir maçtan iki seçim aynı kombinede oynanmaz. Birini çıkarın ya da tekli oynayın.',
    en: 'Two picks of one match cannot be combined. Take one out, or play singles.',
  }),
  'boost-not-in-system': row({
    code: 422,
    tr: 'Yükseltilmiş oran sistemde oynanmaz: seçim orada normal oranıyla durur. Yeni oranlara bakıp yeniden deneyin.',
    en: 'A boosted price does not stand in a system: there the pick has its ordinary odds. Look at them and try again.',
  }),
  'selections-not-together': row({
    code: 422,
    tr: 'Bu seçimler birlikte oynanmaz: biri ötekilerden zaten çıkıyor, hepsi birden tutamaz ya da biri iade olabilir.',
    en: 'These picks cannot stand together: one follows from the others, not all of them can win, or one may be given back.',
  }),
  'free-bet-gone': row({
    code: 409,
    tr: 'Bu ücretsiz bahis artık yok: oynandı ya da süresi doldu. Kuponu kendi tutarınızla oynayabilirsiniz.',
    en: 'This free bet is no longer there: it was placed, or its time is over. You can place the coupon with a stake of your own.',
  }),
  'free-bet-terms': row({
    code: 422,
    tr: 'Bu kupon ücretsiz bahsin şartlarına uymuyor. En düşük oran, seçim sayısı ve sporlar Bonuslar sayfanızda yazar.',
    en: 'This coupon does not meet the terms of the free bet. Its least odds, picks and sports stand on your Bonuses page.',
  }),
  'free-bet-uneven': row({
    code: 422,
    tr: 'Ücretsiz bahsin tutarı bu sistemin kolonlarına eşit bölünmüyor. Başka bir sistem seçin ya da tek kupon oynayın.',
    en: 'The free bet does not divide among the lines of this system. Choose another system, or place a single coupon.',
  }),
  'cashout-closed': row({
    code: 409,
    tr: 'Bu kupon artık bozdurulamaz: sonuçlandı, bozduruldu ya da henüz kabul edilmedi.',
    en: 'This coupon can no longer be cashed out: it is settled, sold, or not accepted yet.',
  }),
  'cashout-suspended': row({
    code: 409,
    tr: 'Kuponunuzdaki bir maçta teklif askıda; kupon sizde kaldı. Açılınca yeniden deneyin.',
    en: 'The offer is suspended by a match of your coupon; you still have it. Try again when it opens.',
  }),
  'cashout-changed': row({
    code: 409,
    tr: 'Teklif bu arada düştü; kupon sizde kaldı. Yeni teklife bakıp yeniden deneyin.',
    en: 'The offer has fallen meanwhile; you still have the coupon. Look at the new one and try again.',
  }),
  'cashout-waiting': row({
    code: 409,
    tr: 'Bu kupon için bir bozdurma yanıt bekliyor. Sonucunu bekleyin.',
    en: 'A cash-out of this coupon waits for its answer. Wait for it.',
  }),
} as const

export type RefusalName = keyof typeof REFUSALS

/** A refusal as data: its name and the figures that belong to it (JSON-safe). */
export interface Refusal {
  refusal: RefusalName
  figures?: Readonly<Record<string, unknown>>
}

/** The same, thrown by an answer. The door turns it into a reply; nothing else catches it. */
export class Refused extends Error {
  readonly refusal: RefusalName
  readonly figures: Readonly<Record<string, unknown>>

  constructor(refusal: RefusalName, figures: Readonly<Record<string, unknown>> = {}) {
    super(refusal)
    this.refusal = refusal
    this.figures = figures
  }
}
