import { describe, expect, it } from 'vitest'
import { firstFrames } from './first-frame.ts'
import type { FirstReply } from './first-data.ts'

interface Drawings {
  styles: object
  frames: object
}

const NONE: Drawings = { styles: {}, frames: {} }
const textOf = (visitor: Drawings, member = NONE) =>
  JSON.stringify({ quiet: '.quiet{}', visitor, member })

const VISITOR: Drawings = {
  styles: { '/': '.home{}', '/info/faq': '.faq{}' },
  frames: {
    'tr-night': {
      '/': 'bare',
      '/+': '<a href="/play/slot/987654321"><img src="{image}" alt="{name}">',
    },
    'tr-day': {
      '/~': '<h2>{sol-title}</h2><img src="{sol-image}"><h2>{sag-title}</h2>',
      '/info/faq-': '<ul><!--each--><li>{each-title}</li><!--/each--></ul>',
    },
    'en-day': { '/': 'bare in English by day' },
  },
}
const MEMBER: Drawings = {
  styles: { '/deposit': '.deposit{}', '/*': '.around{}' },
  frames: { 'tr-night': { '/deposit': 'deposit', '/*': 'around a member' } },
}
const TEXT = textOf(VISITOR, MEMBER)
const GAME = { gameID: 7, name: '"><script>x', providerName: '{name}', image: '/art/a&b.svg' }

const replyOf = (call: string, data: object[]): FirstReply => ({
  call,
  input: {},
  reply: { result: true, message: '', data, code: 200 },
})

const listOf = (games: object[]): FirstReply[] => [replyOf('casino/games_list', games)]

/** As the page was built, with what draws that. */
const QUIET = { html: null, style: '.quiet{}' }

const frame = firstFrames()
const shown = (games: object[], more: { url?: string; cookies?: Record<string, string> } = {}) =>
  frame(TEXT, {
    request: { url: more.url ?? '/', cookies: more.cookies ?? {} },
    lang: 'tr',
    mode: 'night',
    data: listOf(games),
  })

describe('the first screen in the page', () => {
  it('holds the first game, and nothing in its name is markup', () => {
    expect(shown([GAME])).toEqual({
      html:
        '<div class="first-screen" data-frame="visitor" data-each="1" inert aria-hidden="true"><a href="/play/slot/7">' +
        '<img src="/art/a&amp;b.svg" alt="&quot;&gt;&lt;script&gt;x"></div>',
      style: '.home{}',
    })
  })

  it('is that of the path, whatever stands behind it, and none where that narrows the screen', () => {
    expect(shown([], { url: '/?utm_source=x' })?.html).toContain('>bare<')
    expect(shown([], { url: '/?q=x' })).toEqual(QUIET)
  })

  it('is what stands around every screen where that is not drawn, and nothing where a game takes the whole', () => {
    const text = textOf({
      styles: { '/': '.home{}', '/*': '.around{}' },
      frames: { 'tr-night': { '/': 'bare', '/*': 'around' } },
    })
    const at = (url: string, cookies: Record<string, string> = {}) =>
      firstFrames()(text, { request: { url, cookies }, lang: 'tr', mode: 'night', data: [] })
    for (const url of ['/sport', '/login?next=/x', '/?q=x', '/no-such-page']) {
      expect(at(url)?.html, url).toContain('>around<')
      expect(at(url)?.style).toBe('.around{}')
    }
    for (const url of ['/play/slot/1', '/demo/live/6', '/replay/a/1/base/2'])
      expect(at(url), url).toEqual(QUIET)
    expect(at('/sport', { 'kasa-browser': 'x' })).toEqual(QUIET)
  })

  it('is the picture of the game that opens, by its section, and the quiet one for none or one without', () => {
    const frames = {
      'tr-night': {
        '/demo/live/*': '<h1>{name}</h1><img src="{image}"> 987654321',
        '/*': 'around',
      },
    }
    const text = textOf({ styles: { '/demo/live/*': '.cover{}' }, frames })
    const cover = (data: object, result = true): FirstReply => ({
      call: 'casino/cover',
      input: {},
      reply: { result, message: '', data, code: 200 },
    })
    const at = (url: string, data: FirstReply[]) =>
      firstFrames()(text, { request: { url, cookies: {} }, lang: 'tr', mode: 'night', data })
    const known = cover({ name: '<Rulet>', image: '/a.svg' })
    expect(at('/demo/live/6?x=1', [known])).toEqual({
      html:
        '<div class="first-screen" data-frame="visitor" data-each="0" inert aria-hidden="true">' +
        '<h1>&lt;Rulet&gt;</h1><img src="/a.svg"> 6</div>',
      style: '.cover{}',
    })
    expect(at('/play/live/6', [known])).toEqual(QUIET)
    // The name of a drawing is no address of a game.
    expect(at('/demo/live/*', [known])).toEqual(QUIET)
    expect(at('/demo/live/*', [])).toEqual(QUIET)
    expect(at('/demo/slot/6', [known])).toEqual(QUIET)
    expect(at('/demo/live/6', [])).toEqual(QUIET)
    expect(at('/demo/live/6', [cover({ refusal: 'game-unknown' }, false)])).toEqual(QUIET)
    expect(at('/demo/live/6', [cover({ name: 'A', image: '' })])).toEqual(QUIET)
  })

  it('is without a game where there is none, or where too many to stand as open books', () => {
    expect(shown([])?.html).toContain('>bare<')
    expect(shown(Array.from({ length: 5 }, () => GAME))?.html).toContain('>bare<')
  })

  it('holds the first slides where both sides have a whole one, and is none where they have not', () => {
    const slide = { title: '<b>{name}', text: '', image: '/a.svg', link: '/slot', button: 'Bak' }
    const sides = (narrow: object) => [
      { ...slide, sliderPlace: 'sol' },
      { ...slide, sliderPlace: 'sag', title: 'Dar', ...narrow },
    ]
    const drawn = (slides: object[]) =>
      frame(TEXT, {
        request: { url: '/', cookies: {} },
        lang: 'tr',
        mode: 'day',
        data: [replyOf('cmscontroller/getSlider', slides), ...listOf([GAME])],
      })?.html
    expect(drawn(sides({}))).toContain('<h2>&lt;b&gt;{name}</h2><img src="/a.svg"><h2>Dar</h2>')
    expect(drawn(sides({ button: '' }))).toBeNull()
    expect(drawn(sides({}).slice(0, 1))).toBeNull()
  })

  it('lets the first of pictures alike come first', () => {
    const text = textOf({
      styles: {},
      frames: {
        'tr-day': {
          '/slot+':
            '<!--each--><img src="{each-image}" fetchPriority="high" loading="eager"/><!--/each-->',
        },
      },
    })
    const drawn = firstFrames()(text, {
      request: { url: '/slot', cookies: {} },
      lang: 'tr',
      mode: 'day',
      data: listOf([GAME, { ...GAME, image: '/b.svg' }]),
    })
    expect(drawn?.html).toContain(
      '<img src="/art/a&amp;b.svg" fetchPriority="high" loading="eager"/><img src="/b.svg" fetchPriority="auto" loading="lazy"/>',
    )
  })

  it('repeats what there is more than one of, and looks through nothing twice', () => {
    const entries = ['{html}', 'Kim?'].map((title) => ({ slug: '', title, Text: '' }))
    const drawn = frame(TEXT, {
      request: { url: '/info/faq', cookies: {} },
      lang: 'tr',
      mode: 'day',
      data: [replyOf('cmscontroller/getInformation', entries)],
    })
    expect(drawn?.html).toContain('<ul><li>{html}</li><li>Kim?</li></ul>')
  })

  it('follows language and mode, and begins without a notice that was closed', () => {
    const request = { url: '/', cookies: { kasa_noticed: 'demo' } }
    const drawn = frame(TEXT, { request, lang: 'en', mode: 'day', data: [] })
    expect(drawn?.html).toContain('bare in English by day')
    expect(drawn?.html).toContain('data-noticed')
  })

  it('is a member’s where the site has written so, with what is theirs alone, and a visitor’s where they have left', () => {
    const at = (url: string, cookies: Record<string, string>) => shown([], { url, cookies })
    const member = { 'kasa-browser': 'x', kasa_frame: 'member' }
    expect(at('/deposit', member)?.html).toContain('>deposit<')
    expect(at('/deposit', member)?.style).toBe('.deposit{}')
    expect(at('/withdraw', member)?.html).toContain('>around a member<')
    expect(at('/deposit', {})).toEqual(QUIET)
    expect(at('/', { 'kasa-browser': 'x', kasa_frame: 'visitor' })?.html).toContain('>bare<')
    // A method or a payment that is named shows something else.
    for (const url of ['/deposit?method=4', '/deposit?transaction=7'])
      expect(at(url, member)?.html, url).toContain('>around a member<')
    // As a build of before left it.
    const noMember = JSON.stringify({ quiet: '.quiet{}', visitor: NONE })
    const request = { url: '/', cookies: member }
    expect(firstFrames()(noMember, { request, lang: 'tr', mode: 'night', data: [] })).toEqual(QUIET)
  })

  it('is the quiet one where play is closed, whatever else is known, and where something unknown is written', () => {
    for (const kasa_frame of ['quiet', '', 'toString', 'quiet; member'])
      for (const more of [{}, { 'kasa-browser': 'x' }])
        for (const url of ['/', '/slot', '/deposit', '/demo/live/6', '/play/live/6'])
          expect(shown([], { url, cookies: { kasa_frame, ...more } }), url).toEqual(QUIET)
  })

  it('is the quiet one where a member was here and nothing is written, at other addresses and while the house is closed', () => {
    expect(shown([], { cookies: { 'kasa-browser': 'x' } })).toEqual(QUIET)
    expect(shown([], { url: '/slot/category/1' })).toEqual(QUIET)
    const request = { url: '/', cookies: {} }
    expect(frame(TEXT, { request, lang: 'tr', mode: 'night', data: null })).toEqual(QUIET)
  })

  it('is none where nothing is built', () => {
    expect(
      frame(null, { request: { url: '/', cookies: {} }, lang: 'tr', mode: 'night', data: [] }),
    ).toBeNull()
  })
})
