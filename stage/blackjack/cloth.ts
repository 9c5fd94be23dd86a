/** The drawn table: a felt of stars in a rim of walnut, a gilt line, and the shoe that the cards come from. */
const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 16 }, (_, n) => {
    const angle = (n * Math.PI) / 8
    const at = n % 2 === 0 ? r : r * 0.76
    return `${(x + at * Math.sin(angle)).toFixed(1)} ${(y - at * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

export const CLOTH = `<svg viewBox="0 0 1280 720" preserveAspectRatio="none">
<defs>
<radialGradient id="bj-felt" cx=".5" cy=".12" r=".8"><stop class="bj-light" offset="0"/><stop class="bj-middle" offset=".5"/><stop class="bj-dark" offset="1"/></radialGradient>
<linearGradient id="bj-wood" x2="0" y2="1"><stop offset="0" stop-color="#5a3218"/><stop offset=".5" stop-color="#8a5227"/><stop offset="1" stop-color="#2b150a"/></linearGradient>
<pattern id="bj-stars" width="86" height="86" patternUnits="userSpaceOnUse"><path d="${star(43, 43, 42)}" fill="none" stroke="#fff" stroke-opacity=".055" stroke-width="1.3"/><path d="${star(43, 43, 19)}" fill="#fff" fill-opacity=".025"/></pattern>
</defs>
<path d="M-80-20V60C-60 470 270 712 640 712S1340 470 1360 60V-20Z" fill="url(#bj-wood)"/>
<path d="M-56-20V60C-36 452 288 690 640 690S1316 452 1336 60V-20Z" fill="none" stroke="#e2b866" stroke-width="2"/>
<path id="bj-edge" d="M-44-20V60C-24 442 296 676 640 676S1304 442 1324 60V-20Z" fill="url(#bj-felt)"/>
<path d="M-44-20V60C-24 442 296 676 640 676S1304 442 1324 60V-20Z" fill="url(#bj-stars)"/>
</svg>
<svg class="bj-shoe" viewBox="0 0 168 104"><path d="M8 92h150l-6 10H14z" opacity=".35"/><path d="M62 4h78l22 84H84z" fill="#0d1636"/><path d="M62 4 8 40l22 52 54-4z" fill="#202c62"/><path d="M62 4h78l6 22H68z" fill="#2a3a80"/><path d="M18 50l48-14 12 34-50 12z" fill="#f4f7ff"/><path d="M12 44 66 26l4 11-54 16z" fill="#141d45"/><path d="${star(120, 54, 17)}" fill="none" stroke="#7fe3da" stroke-width="1.6"/></svg>`

/** A gilt line under the dealer, and along it what the table pays. */
export const ARC = `<path d="M4 0C40 134 212 194 412 194S784 134 820 0" fill="none" stroke="#e2b866" stroke-opacity=".6" stroke-width="1.6"/>
<path id="bj-arc" d="M18 -10C54 118 222 174 412 174S770 118 806 -10" fill="none"/>
<text><textPath href="#bj-arc" startOffset="50%"></textPath></text>`
