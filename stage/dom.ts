import { ICON_SHAPES } from '#kit/art/icon-shapes.ts'

type Attributes = Readonly<Record<string, string | boolean | undefined>>
type Child = Node | string

/** An element with its attributes and children; `false` and undefined attributes are left out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** A drawing from markup of our own; never from text that comes from outside. */
export function draw(viewBox: string, inner: string, attributes: Attributes = {}): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, String(value))
  svg.innerHTML = inner
  return svg
}

/** From Lucide (ISC), beside those of the kit: only a game needs them. */
const GAME_ICONS = {
  minus: '<path d="M5 12h14"/>',
  zap: '<path d="M15.914 4a1.5 1.5 0 0 0-2.474-1.561l-9 9A1.5 1.5 0 0 0 5.5 14h4.002a.5.5 0 0 1 .471.666L8.086 20a1.5 1.5 0 0 0 2.475 1.56l9-9A1.5 1.5 0 0 0 18.5 10h-3.997a.5.5 0 0 1-.472-.667z"/>',
  'volume-off':
    '<path d="M11 4.702a.7.7 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.7.7 0 0 0 11 19.298zm5.5 9.798l5-5m-5 0l5 5"/>',
  'volume-on':
    '<path d="M11 4.702a.7.7 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.7.7 0 0 0 11 19.298zM16 9a5 5 0 0 1 0 6m3.364 3.364a9 9 0 0 0 0-12.728"/>',
  repeat:
    '<path d="m17 2l4 4l-4 4"/><path d="M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4l4-4"/><path d="M21 13v1a4 4 0 0 1-4 4H3"/>',
  undo: '<path d="M9 14L4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"/>',
  'copy-plus':
    '<path d="M15 12v6m-3-3h6"/><rect width="14" height="14" x="8" y="8" rx="2" ry="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>',
  'trash-2':
    '<path d="M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
  'message-circle':
    '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092a10 10 0 1 0-4.777-4.719"/>',
  bookmark:
    '<path d="M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z"/>',
  pencil:
    '<path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z"/>',
  'chevrons-right': '<path d="m6 17l5-5l-5-5m7 10l5-5l-5-5"/>',
} as const

const SHAPES = { ...ICON_SHAPES, ...GAME_ICONS }
export type IconName = keyof typeof SHAPES

export function icon(name: IconName, size = 20): SVGSVGElement {
  return draw('0 0 24 24', SHAPES[name], {
    width: String(size),
    height: String(size),
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

/** Says this, and touches nothing where it is said already: whatever is written anew is laid out anew. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** The same of an attribute. */
export function setAttribute(element: Element, name: string, text: string): void {
  if (element.getAttribute(name) !== text) element.setAttribute(name, text)
}

/** Does it before every frame that somebody may see; one that fails does not end those that follow. */
export function eachFrame(work: () => void): void {
  const next = (): void => {
    requestAnimationFrame(next)
    if (!document.hidden) work()
  }
  requestAnimationFrame(next)
}
