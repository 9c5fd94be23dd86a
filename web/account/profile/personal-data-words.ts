import { defineWords } from '#web/words/words.ts'

export const PERSONAL_DATA_WORDS = defineWords({
  tr: {
    title: 'Kişisel veriler',
    lead: 'Hakkınızda neyi, ne için sakladığımız tek sayfada. Hepsini bir dosya olarak alabilirsiniz.',
    subjects: {
      identity: [
        'Kimliğiniz',
        'Üye adı ve numarası (uid), üye türü (rid), ad, soyad, doğum tarihi, kimlik numarası, ülke, şehir ve adres; hesabın açıldığı ve onaylandığı zaman, kullandığınız promosyon kodu ve referans numarası.',
        'On sekiz yaşından büyük olduğunuzu ve her kişinin tek hesabı bulunduğunu bilmek, para çekerken parayı gerçekten size göndermek için.',
      ],
      contact: [
        'Size ulaşma yolları',
        'E\u2011posta adresi, telefon, dil, SMS ve e\u2011posta izinleriniz, kabul ettiğiniz kuralların sürümü.',
        'Hesabınızla ilgili haberleri, kodları ve bağlantıları göndermek için. Tanıtım yalnızca izin verdiyseniz gelir.',
      ],
      money: [
        'Paranız',
        'Bakiyeler, defterdeki her hareket, yatırma ve çekme işlemleri, banka hesaplarınız.',
        'Her kuruşun hesabını verebilmek için. Defterden satır silinmez: sağlaması bütün satırlarla yapılır.',
      ],
      play: [
        'Oyunlarınız',
        'Açtığınız oyunlar, her turun bahsi ve sonucu, turnuvalardaki sıranız, tohumlar, favoriler.',
        'Sonuçları sonradan doğrulayabilmeniz ve oyun geçmişinizi görebilmeniz için.',
      ],
      safety: [
        'Oturumlar ve güvenlik',
        'Giriş yapılan tarayıcılar, IP adresleri ve ülkeleri, giriş zamanları, geçiş anahtarlarının adları, seçtiğiniz iki adımlı giriş yolu, doğrulayıcı uygulamanızın anahtarı, kurtarma ve SMS kodlarının zamanı, e\u2011postayla gönderilen bağlantıların amacı ve zamanı, parolanızın son değiştiği zaman, yanlış denemelerin sayısı.',
        'Hesabınıza sizden başkasının girmediğinden emin olmak ve girmek isteyeni durdurmak için.',
      ],
      messages: [
        'Gönderdiğimiz iletiler',
        'Hangi adrese, hangi konuda, ne zaman ileti gittiği; sitedeki duyurulardan hangilerini okuduğunuz; canlı destekteki yazışmanız. Gönderilen bir iletinin metni gönderildikten sonra silinir.',
        'Gelmeyen bir iletiyi araştırabilmek ve okumadıklarınızı saymak için.',
      ],
    },
    what: 'Ne saklanıyor',
    why: 'Ne için',
    never: 'Okunur halde hiç saklanmayanlar',
    neverText:
      'Parolanız, kurtarma kodlarınız ve oturum anahtarlarınız yalnızca geri çevrilemeyen özetleriyle durur; onları biz de okuyamayız. Size giden bir iletinin metni, içindeki kod ya da bağlantıyla birlikte, gönderilince silinir. Bu yüzden dosyada da yoklar. Doğrulayıcı uygulamanızın anahtarı da dosyaya yazılmaz.',
    export: 'Verilerinizi alın',
    exportText:
      'Dosya JSON biçimindedir; her başka programla okunabilir. İçinde kişisel bilgileriniz olduğu için onu güvendiğiniz bir yerde saklayın.',
    download: 'Dosyayı indir',
    downloaded: 'Dosya hazır, indiriliyor.',
    failed: 'Dosya hazırlanamadı. Yeniden deneyin.',
    fileName: (day: string) => `kasa-verilerim-${day}.json`,
  },
  en: {
    title: 'Personal data',
    lead: 'What we keep about you and what for, on one page. You can have all of it as a file.',
    subjects: {
      identity: [
        'Who you are',
        'Member name and number (uid), kind of member (rid), name, surname, birth date, national id, country, city and address; when the account was opened and confirmed, the promotion code and the reference number you used.',
        'To know that you are over eighteen and that everybody has one account, and to send a withdrawal to you and nobody else.',
      ],
      contact: [
        'How to reach you',
        'E\u2011mail address, phone, language, your consent to SMS and e\u2011mail, the version of the rules you accepted.',
        'To send you news, codes and links of your account. Promotions come only if you asked for them.',
      ],
      money: [
        'Your money',
        'Balances, every movement in the ledger, deposits and withdrawals, your bank accounts.',
        'To account for every kuruş. Nothing is taken out of the ledger: all of its rows together prove it.',
      ],
      play: [
        'Your games',
        'The games you opened, stake and outcome of every round, your ranks in tournaments, seeds, favourites.',
        'So that you can verify outcomes later and look back on what you played.',
      ],
      safety: [
        'Sessions and safety',
        'Browsers you logged in from, IP addresses and their countries, times of login, the names of your passkeys, your way of two-step login, the key of your authenticator app, the times of recovery and SMS codes, what links sent by mail were for and when, when your password was last changed, how many wrong tries there were.',
        'To be sure that nobody but you gets in, and to stop whoever tries.',
      ],
      messages: [
        'Messages we sent',
        'Which address was written to, about what and when; which of the news on the site you have read; your conversation with live support. The text of a message that was sent goes once it is sent.',
        'To find out about a message that did not arrive, and to count what you have not read.',
      ],
    },
    what: 'What is kept',
    why: 'What for',
    never: 'Never kept in readable form',
    neverText:
      'Your password, your recovery codes and the keys of your sessions stand only as one-way hashes; we cannot read them either. The text of a message to you, with the code or link in it, is deleted once it is sent. That is why the file does not hold them. Nor does it hold the key of your authenticator app.',
    export: 'Take your data along',
    exportText:
      'The file is JSON, which any other program can read. It holds personal details: keep it somewhere you trust.',
    download: 'Download the file',
    downloaded: 'The file is ready and on its way to you.',
    failed: 'The file could not be made. Try again.',
    fileName: (day) => `kasa-my-data-${day}.json`,
  },
})
