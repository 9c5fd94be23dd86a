import postcss, { type AtRule, type Container, type Rule } from 'postcss'

/** What is drawn for nobody before the page has a script: a pointer over it, a press, a selection. */
const LATER = /::selection|:(?:hover|active|focus|focus-visible|focus-within|disabled|target)\b/
const CLASS = /\.((?:[\w-]|\\.)+)/g
const ATTRIBUTE_OF_CLASS = /\bclass="([^"]*)"/g
const AROUND = /:(?:not|where|is|has)\([^)]*\)/g

/**
 * The rules of `css` that draw `html`, in their order: those all of whose classes stand in it, and those of
 * elements. Of faces those of the device are: type comes behind the first paint. A class within `:not()` and its like counts for nothing.
 */
export function criticalStyle(css: string, html: string): string {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(ATTRIBUTE_OF_CLASS))
    for (const name of names.split(/\s+/)) classes.add(name)
  const isDrawn = (selector: string): boolean =>
    !LATER.test(selector) &&
    [...selector.replaceAll(AROUND, '').matchAll(CLASS)].every(([, name = '']) =>
      classes.has(name.replaceAll('\\', '')),
    )
  const root = postcss.parse(css)
  keepDrawn(root, isDrawn)
  dropUnusedFrames(root)
  return root.toString()
}

function keepDrawn(within: Container, isDrawn: (selector: string) => boolean): void {
  within.each((node) => {
    if (node.type === 'rule') keepSelectors(node, isDrawn)
    else if (node.type === 'comment') node.remove()
    else if (node.type === 'atrule') keepAtRule(node, isDrawn)
  })
}

function keepSelectors(rule: Rule, isDrawn: (selector: string) => boolean): void {
  const drawn = rule.selectors.filter(isDrawn)
  if (drawn.length === 0) rule.remove()
  else rule.selectors = drawn
}

function keepAtRule(rule: AtRule, isDrawn: (selector: string) => boolean): void {
  if (rule.name === 'font-face') keepFace(rule)
  else if (rule.name === 'media' && rule.params === 'print') rule.remove()
  else if (rule.name.endsWith('keyframes') || rule.nodes === undefined) return
  else {
    keepDrawn(rule, isDrawn)
    if (rule.nodes.length === 0) rule.remove()
  }
}

/** What the device has stands at once, in the room that the real face will take. */
function keepFace(face: AtRule): void {
  if (face.toString().includes('url(')) face.remove()
}

/** Movements that nothing kept speaks of. */
function dropUnusedFrames(root: Container): void {
  let moved = ''
  root.walkDecls(/^(-webkit-)?animation/, ({ value }) => void (moved += ` ${value}`))
  const names = new Set(moved.split(/[\s,]+/))
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!names.has(rule.params)) rule.remove()
  })
}
