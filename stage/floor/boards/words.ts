const tr = {
  open: 'Favori bahisler',
  close: 'Kapat',
  keep: 'Masadakini sakla',
  keepWhat: '{count} yer, {amount}',
  keepNone: 'Saklamak için önce masaya fiş koyun.',
  keepFull: '{most} tahta sakladınız: yenisi için birini silin.',
  name: 'Tahtanın adı',
  save: 'Sakla',
  kept: '{name} saklandı.',
  list: 'Sakladıklarınız',
  empty:
    'Henüz bir tahta saklamadınız. Sakladıklarınız bütün rulet masalarında ve her cihazda burada durur.',
  what: '{count} yer · {amount}',
  lay: 'Koy',
  layNamed: '{name}: koy, {amount}',
  rename: '{name}: adını değiştir',
  renamed: 'Yeni adı {name}.',
  remove: '{name}: sil',
  removeAsk: 'Silinsin mi?',
  removeYes: 'Sil',
  removed: '{name} silindi.',
  cancel: 'Vazgeç',
  whole: 'Bir tahta ya bütünüyle konur ya da hiç konmaz: bir sınıra takılırsa hiçbir fiş alınmaz.',
}

const en: typeof tr = {
  open: 'Favourite bets',
  close: 'Close',
  keep: 'Keep what lies on the table',
  keepWhat: '{count} places, {amount}',
  keepNone: 'Lay chips first, then keep them here.',
  keepFull: 'You keep {most} boards: remove one for another.',
  name: 'Name of the board',
  save: 'Keep',
  kept: '{name} is kept.',
  list: 'What you keep',
  empty:
    'You keep no board yet. What you keep is here at every roulette table and on every device.',
  what: '{count} places · {amount}',
  lay: 'Lay',
  layNamed: '{name}: lay, {amount}',
  rename: '{name}: rename',
  renamed: 'Now called {name}.',
  remove: '{name}: remove',
  removeAsk: 'Remove it?',
  removeYes: 'Remove',
  removed: '{name} was removed.',
  cancel: 'Cancel',
  whole: 'A board is laid whole or not at all: where it meets a limit, no chip is taken.',
}

export const words = { tr, en }
export type BoardsWords = typeof tr
