/* oxlint-disable no-var -- browsers that old know nothing else */
/*
 * Says so where the site cannot run: without modules the page runs this by itself, without Web
 * Crypto shell/open.js does. Written for browsers that know nothing newer than 2009.
 */
;(function () {
  var words =
    document.documentElement.lang === 'en'
      ? [
          'Device Unsupported',
          'This browser is too old for Kasa, or the page was not opened over https. Please use an up-to-date Chrome, Edge, Firefox or Safari.',
        ]
      : [
          'Cihazınız desteklenmiyor',
          'Bu tarayıcı Kasa için çok eski ya da sayfa https ile açılmadı. Lütfen güncel bir Chrome, Edge, Firefox ya da Safari kullanın.',
        ]
  var root = document.getElementById('root')
  if (!root) return
  var main = document.createElement('main')
  main.className = 'device-unsupported'
  var title = document.createElement('h1')
  title.appendChild(document.createTextNode(words[0]))
  var text = document.createElement('p')
  text.appendChild(document.createTextNode(words[1]))
  main.appendChild(title)
  main.appendChild(text)
  document.title = words[0] + ' · Kasa'
  while (root.firstChild) root.removeChild(root.firstChild)
  root.appendChild(main)
})()
