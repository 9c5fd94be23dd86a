import { expect, it } from 'vitest'
import { criticalStyle } from './critical-style.ts'

const HTML = '<main class="page w-1\\/2"><h1 class="title"></h1></main>'
const kept = (css: string) => criticalStyle(css, HTML)

it('keeps the rules of what is drawn, in their order, and of a list the selectors that are', () => {
  expect(kept('.title{a:b}.other{a:b}h1,.other p,.page .title{a:c}')).toBe(
    '.title{a:b}h1,.page .title{a:c}',
  )
})

it('keeps elements and attributes, for nobody knows beforehand what these will be', () => {
  const rules = ':root{a:b}[data-mode=day]{a:b}li{a:b}.page[data-header=shown]{a:b}'
  expect(kept(rules)).toBe(rules)
})

it('takes what is only excluded for absent', () => {
  expect(kept('.title:not(.other){a:b}')).toBe('.title:not(.other){a:b}')
})

it('leaves what a pointer or a press would draw to the stylesheets', () => {
  expect(kept('.title:hover{a:b}.title:focus-visible{a:b}')).toBe('')
})

it('keeps the faces of the device, and leaves those that have to be fetched', () => {
  const own = "@font-face{font-family:F;src:local('Arial')}"
  expect(kept(`${own}@font-face{font-family:T;src:url(/t.woff2)}`)).toBe(own)
})

it('looks into conditions, and keeps none that is empty', () => {
  const css = '@media (width>1px){.title{a:b}.other{a:b}}@media (width>2px){.other{a:b}}'
  expect(kept(css)).toBe('@media (width>1px){.title{a:b}}')
})

it('keeps a movement that a kept rule speaks of', () => {
  const css = '.title{animation:1s rise}@keyframes rise{to{a:b}}@keyframes fall{to{a:b}}'
  expect(kept(css)).toBe('.title{animation:1s rise}@keyframes rise{to{a:b}}')
})
