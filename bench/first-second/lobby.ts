/** A lobby of ten thousand games and nothing else: what the house is measured beside. */
import { createElement as h, useEffect, useState } from 'react'

export interface Game {
  id: number
  name: string
  provider: string
}

const COLOURS = ['#1d3fb8', '#0c6b5e', '#b0432f', '#8a5a0a', '#4b2a8a']
const PAGE = 24

const FIRSTS = [
  'Altın',
  'Gizli',
  'Kayıp',
  'Mavi',
  'Kızıl',
  'Büyülü',
  'Sonsuz',
  'Deli',
  'Yitik',
  'Kutlu',
]
const SECONDS = [
  'Lale',
  'Kervan',
  'Saray',
  'Deniz',
  'Yıldız',
  'Bahçe',
  'Kule',
  'Orman',
  'Irmak',
  'Kale',
]

export const gamesOf = (many: number): Game[] =>
  Array.from({ length: many }, (_, id) => ({
    id,
    name: `${FIRSTS[id % 10] ?? ''} ${SECONDS[Math.floor(id / 10) % 10] ?? ''} ${Math.floor(id / 100)}`,
    provider: `Stüdyo ${id % 37}`,
  }))

/** What the page of a lobby carries: its games, and the pictures that take turns in their tiles, if any. */
export interface Shown {
  games: readonly Game[]
  covers: readonly string[]
}

/** Every game by name, a page at a time as one scrolls, narrowed by what is typed. */
export function Lobby({ games, covers }: Shown) {
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(PAGE)
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
    const more = () => {
      if (innerHeight + scrollY > document.body.scrollHeight - 400) setShown((now) => now + PAGE)
    }
    addEventListener('scroll', more, { passive: true })
    return () => removeEventListener('scroll', more)
  }, [])
  const wanted = typed.toLocaleLowerCase('tr')
  const found = games.filter(({ name }) => name.toLocaleLowerCase('tr').includes(wanted))
  return h(
    'main',
    null,
    h('h1', null, 'Slotlar'),
    h('input', {
      'aria-label': 'Oyun ara',
      value: typed,
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    }),
    h(
      'ul',
      null,
      ...found.slice(0, shown).map((game, at) => tile(game, coverAt(covers, game, at))),
    ),
  )
}

/** On a phone six tiles are in sight: theirs are asked for at once. */
const IN_SIGHT = 6
/** Of each cover, in the pixels of a page. */
export const COVER = { width: 184, height: 245 } as const

function coverAt(covers: readonly string[], { id }: Game, at: number) {
  const src = covers[id % covers.length]
  if (src === undefined) return null
  return h('img', { src, ...COVER, alt: '', loading: at < IN_SIGHT ? 'eager' : 'lazy' })
}

const tile = ({ id, name, provider }: Game, cover: ReturnType<typeof coverAt>) =>
  h(
    'li',
    { key: id, style: { background: COLOURS[id % COLOURS.length] } },
    cover,
    h('a', { href: `#${id}` }, h('b', null, name), h('span', null, provider)),
  )

export const STYLE = `body{margin:0;background:#0b1024;color:#eef2ff;font:16px/1.5 system-ui}main{padding:16px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px;padding:0;list-style:none}
li{border-radius:16px;aspect-ratio:3/4;display:grid}a{display:grid;align-content:end;padding:12px;color:inherit}
li>*{grid-area:1/1}img{width:100%;height:100%;object-fit:cover;border-radius:16px}`
