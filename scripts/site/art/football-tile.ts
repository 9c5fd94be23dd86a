/** The tile of a league of 3D football: a player who shoots, before a full stand. */
import type { LeagueLook } from '#contract/games/table-looks.ts'
import { starPath } from '#kit/art/star.ts'

const CROWD = ['#5b6aa8', '#8a5a74', '#c98d66', '#39508f', '#7f8fc6', '#4c7f86']

/** Shallower than the house's stars elsewhere: it has to be seen as one at this size. */
const star = (x: number, y: number, far: number): string => starPath(x, y, far, 0.72)

/** Of the table of that name. */
export function drawMatch(table: string, { sky, shirt: [first, second] }: LeagueLook): string {
  const crowd = Array.from({ length: 200 }, (_, n) => {
    const [x, y] = [(n * 7_919) % 300, 74 + ((n * 3_571) % 92)]
    return `<circle cx="${x}" cy="${y}" r="4" fill="${CROWD[n % CROWD.length]}" opacity="0.75"/>`
  }).join('')
  const boards = [30, 105, 180, 255]
    .map((x) => `<path d="${star(x, 184, 9)}" fill="#23d5c3"/>`)
    .join('')
  const stripes = Array.from({ length: 6 }, (_, n) => {
    const [top, foot] = [n * 60 - 30, n * 150 - 300]
    return `<path d="M${top} 200h30L${foot + 75} 400h-75Z" fill="#2c9560"/>`
  }).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><linearGradient id="${table}-sky" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
<rect width="300" height="200" fill="url(#${table}-sky)"/>
<path d="M0 66H300V170H0Z" fill="#131a3c"/>${crowd}
<rect y="168" width="300" height="32" fill="#1b2f86"/>${boards}
<rect y="200" width="300" height="200" fill="#227c4f"/>${stripes}
<path d="M0 232 300 206M0 392 300 300" stroke="#f3f5ff" stroke-width="4" opacity="0.85"/>
<g transform="translate(128 286) scale(0.6)">
<ellipse cx="6" cy="4" rx="74" ry="11" fill="#03180f" opacity="0.45"/>
<g stroke-linecap="round" stroke-linejoin="round" fill="none">
<path d="M-18 -206L-54 -176L-34 -148" stroke="#c98d66" stroke-width="17"/>
<path d="M-12 -116L-34 -62L-22 -4" stroke="#c98d66" stroke-width="27"/><path d="M-31 -56L-22 -8" stroke="${second}" stroke-width="22"/><path d="M-24 -2L-2 1" stroke="#0b1024" stroke-width="18"/>
<path d="M12 -116L58 -88L104 -66" stroke="#c98d66" stroke-width="27"/><path d="M64 -86L102 -68" stroke="${second}" stroke-width="22"/><path d="M104 -68L116 -82" stroke="#0b1024" stroke-width="18"/>
</g>
<path d="M-34 -138L36 -138L44 -98L8 -104L-32 -98Z" fill="${second}"/>
<path d="M-36 -214Q0 -232 38 -214L32 -128L-32 -128Z" fill="${first}"/>
<path d="M-18 -221H-4L-5 -128H-17ZM12 -222H26L22 -128H11Z" fill="${second}"/>
<path d="M30 -204L64 -176L92 -192" stroke="#c98d66" stroke-width="17" stroke-linecap="round" stroke-linejoin="round" fill="none"/>
<circle cx="6" cy="-252" r="27" fill="#c98d66"/><path d="M-22 -254A28 28 0 0 1 34 -258Q8 -268 -22 -254Z" fill="#23150f"/>
</g>
<circle cx="224" cy="228" r="17" fill="#fff" stroke="#141a33" stroke-width="2"/><path d="${star(224, 228, 9)}" fill="#141a33"/>
</svg>`
}
