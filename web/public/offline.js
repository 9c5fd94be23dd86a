/** Puts the page into the member's language and light, and leads on once the line is back. */
const root = document.documentElement
if (localStorage.getItem('bnwUserLang') === 'en') {
  root.lang = 'en'
  document.title = 'No connection · Kasa'
}
if (localStorage.getItem('bnwUserMode') === 'light') root.dataset.mode = 'day'
addEventListener('online', () => location.reload())
