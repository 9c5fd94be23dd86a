import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { transform } from 'esbuild'
import { defineConfig, type Plugin } from 'vite'
import { addWithImports, type ImportsOf } from '../scripts/site/module-graph.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** What the sportsbook and the history of its bets have in common, and no other screen. */
const COUPONS = /\/(games\/sports|web\/parts\/sports)\//

/** What cleans HTML that an operator wrote. */
const MARKUP = /\/node_modules\/dompurify\/|\/web\/parts\/content\/(safe-html|html-rules)\./

/** What forms are made of: no screen that people arrive at has one. */
const FORMS = /\/kit\/forms\//

/** Where what stands around every screen begins, and is wanted a moment after it or at a press. */
const SOON = [
  '../kit/feedback/toasts.tsx',
  'call/stream.ts',
  'content/popup.tsx',
  'parts/jackpots/ticker.tsx',
  'parts/safer-play/safer-play-panel.tsx',
  'shell/frame/inactivity-notice.tsx',
  'shell/frame/loading-notices.tsx',
  'shell/frame/offline-bar.tsx',
  'shell/panels/account-panel.tsx',
  'shell/panels/menu-panel.tsx',
  'shell/panels/purse-panel.tsx',
  'shell/start-up/inactivity.ts',
  'shell/start-up/open-ahead.ts',
  'shell/start-up/start-up.ts',
  'shell/start-up/watch-member.ts',
  'support/support.tsx',
]

/**
 * Small things that several screens take: one file, for each name costs the first script its bytes. Not the tiles of virtual games, what
 * proves a round, and what bets are called at each kind of table, which their own screens take alone.
 */
const PIECES =
  /\/(kit|contract(?!\/games\/(receipt|[a-z]+-names))|web\/(words|call|parts(?!\/(virtual|fairness)\/)|account\/profile))\//

/** The modules that the page's own script imports outright, and those of the home screen beside them. */
const frame = new Set<string>()
const first = new Set<string>()

/** What comes in one file behind a first screen, whichever it is; and behind that of home. */
const soon = new Set<string>()
const below = new Set<string>()

/** Of these two, what other screens are made of as well. */
const pieces = new Set<string>()

/** The lobbies of slots and of live tables, from one of which the other is a press away. */
const LOBBIES = ['casino/lobby.tsx', 'live/lobby.tsx']
const lobbies = new Set<string>()

/** Screens of matches, each of which is a press away from the others: what all of them stand on is one file, and what the lists do is another. */
const LISTS = ['sports/list/sport.tsx', 'sports/results/results.tsx']
const MATCHES = [...LISTS, 'sports/event/event.tsx']
const OF_MATCHES = /\/web\/sports\//
const matches = new Set<string>()
const lists = new Set<string>()

/** What games stand on that open, and what a deposit does: one file beside the screen itself, which the page asks for by its name. */
const GAMES = ['play/play.tsx', 'play/demo/demo.tsx']
const OF_GAMES = /\/web\/(play\/|state\/return-address)/
const games = new Set<string>()
const DEPOSIT = ['cashier/deposit/deposit.tsx']
const OF_DEPOSIT = /\/web\/(cashier|parts\/(methods|documents|protection))\/|\/contract\/cash-form/
const deposit = new Set<string>()

/** By what a round is proven, in a game as in its history: what weighs much comes when it is asked for. */
const OF_PROOFS = /\/(web\/parts\/fairness|contract\/games|chance)\//
const proofs = new Set<string>()

/** Screens that people arrive at besides: the small things that they are made of are pieces. */
const TEXTS = ['content/promotions.tsx', 'content/information.tsx']
const texts = new Set<string>()

/** Finds all of them once all modules are known. */
function findFirst(): Plugin {
  return {
    name: 'find-first',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      addWithImports(frame, resolve(here, 'index.html'), importsOf)
      addWithImports(first, resolve(here, 'home/home.tsx'), importsOf)
      for (const begin of SOON) addWithImports(soon, resolve(here, begin), importsOf)
      addWithImports(below, resolve(here, 'home/home-below.tsx'), importsOf)
      for (const screen of LOBBIES) addWithImports(lobbies, resolve(here, screen), importsOf)
      addCommon(matches, MATCHES, importsOf)
      addCommon(lists, LISTS, importsOf)
      for (const screen of TEXTS) addWithImports(texts, resolve(here, screen), importsOf)
      addOf(games, GAMES, OF_GAMES, importsOf)
      addOf(proofs, GAMES, OF_PROOFS, importsOf)
      addOf(deposit, DEPOSIT, OF_DEPOSIT, importsOf)
      const isBehindFirst = (id: string) => soon.has(id) || below.has(id)
      for (const id of [...soon, ...below]) {
        const importers = this.getModuleInfo(id)?.importers ?? []
        if (importers.some((by) => !isBehindFirst(by) && !isFirst(by)))
          addWithImports(pieces, id, importsOf)
      }
    },
  }
}

/** What all of these screens import, of the sportsbook's own. */
function addCommon(found: Set<string>, screens: readonly string[], importsOf: ImportsOf): void {
  const [one, ...others] = screens.map((screen) => {
    const all = new Set<string>()
    addWithImports(all, resolve(here, screen), importsOf)
    return all
  })
  for (const id of one ?? [])
    if (OF_MATCHES.test(id) && others.every((other) => other.has(id))) found.add(id)
}

/** What any of these screens imports, of one subject; not the screens themselves. */
function addOf(
  found: Set<string>,
  screens: readonly string[],
  subject: RegExp,
  importsOf: ImportsOf,
): void {
  const all = new Set<string>()
  for (const screen of screens) addWithImports(all, resolve(here, screen), importsOf)
  const isScreen = (id: string) => screens.some((screen) => id.endsWith(screen))
  for (const id of all) if (subject.test(id) && !isScreen(id)) found.add(id)
}

/** A few constants that first screens and what comes soon agree on: neither waits for the other's chunk. */
const AGREED = '/contract/addresses/first-payloads.ts'

/** What the bundler adds of its own. */
const RUNTIME = 'rolldown/runtime'

const isFrame = (id: string): boolean =>
  id.endsWith(AGREED) ||
  id.includes(RUNTIME) ||
  (frame.has(id) && !id.endsWith('/web/index.html') && !id.endsWith('/web/main.tsx'))

const isFirst = (id: string): boolean => frame.has(id) || first.has(id)

const isPiece = (id: string): boolean => pieces.has(id) && !first.has(id)

const isPieceOfTexts = (id: string): boolean => texts.has(id) && PIECES.test(id) && !isFirst(id)

const isOfLobbies = (id: string): boolean =>
  lobbies.has(id) && !isFirst(id) && !LOBBIES.some((screen) => id.endsWith(screen))

/** What the home screen is made of and others take too: tiles, shelves and their like. */
const isOfHome = (id: string): boolean => first.has(id) && !id.includes('/web/home/')

/**
 * Lets the page be shown before the site's script runs: what the page holds is shell/start-up/open.js, and
 * the site's own script comes behind what the first screen is painted with.
 */
function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const source = readFileSync(resolve(here, 'shell/start-up/open.js'), 'utf8')
        const { code } = await transform(source, { minify: true, format: 'iife', target: 'es2022' })
        const [, main = ''] = ENTRY.exec(html) ?? []
        if (main === '') throw new Error('the page names no script')
        return html
          .replace(ENTRY, `<link rel="modulepreload" crossorigin href="${main}">`)
          .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
          .replace(OPENER, () => `<script data-main="${main}">${code.trim()}</script>`)
      },
    },
  }
}

const PRELOADER = '\0vite/preload-helper.js'
const IN_HEAD = 'document.head.appendChild(link)'

/**
 * The page's own stylesheets stand at its end, where nothing waits for them: what comes with a later chunk has to
 * stand behind them, or a screen's rules would lose to those of the pieces it is made of.
 */
function sheetsInOrder(): Plugin {
  return {
    name: 'sheets-in-order',
    apply: 'build',
    transform(code, id) {
      if (id !== PRELOADER) return null
      if (!code.includes(IN_HEAD)) throw new Error('the preloader puts its links elsewhere now')
      return code.replace(IN_HEAD, 'document.body.append(link)')
    },
  }
}

/** Puts the offline page's style beside it, the house's tokens included: nothing else can be had then. */
function offlineStyle(): Plugin {
  return {
    name: 'offline-style',
    apply: 'build',
    generateBundle() {
      const files = ['../kit/tokens.css', 'shell/frame/offline.css']
      const source = files.map((file) => readFileSync(resolve(here, file), 'utf8')).join('')
      this.emitFile({ type: 'asset', fileName: 'offline.css', source })
    },
  }
}

/** Where the page begins to fetch the site. */
const OPENER = '<!--opener-->'
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** Its development files check what types have checked already, and carry their words for it. */
const ROUTER = resolve(here, '../node_modules/react-router/dist/production')

export default defineConfig(({ command }) => ({
  root: here,
  plugins: [react(), findFirst(), paintFirst(), sheetsInOrder(), offlineStyle()],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
          ]
        : [],
  },
  build: {
    outDir: resolve(here, '../build/web'),
    emptyOutDir: true,
    // .size-limit.cjs reads it.
    manifest: true,
    target: 'es2022',
    // Fonts and pictures stay files: inlined they would be fetched twice and never cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every screen stands on comes in one piece: a dozen small files cost more than they save.
    rollupOptions: {
      output: {
        // The first script carries the name of every file that a screen wants: .vite/manifest.json says which is which.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // What belongs where is found above, by what imports what.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'frame', test: isFrame },
            { name: 'markup', test: MARKUP },
            { name: 'tiles', test: isOfHome },
            {
              name: 'pieces',
              // One file: what several screens take drags its parts along, whichever of them is wanted.
              test: (id: string) => isPieceOfTexts(id) || isPiece(id) || isOfLobbies(id),
            },
            { name: 'soon', test: (id: string) => soon.has(id) && !first.has(id) },
            { name: 'below', test: (id: string) => below.has(id) && !first.has(id) },
            { name: 'forms', test: FORMS },
            { name: 'coupons', test: COUPONS },
            { name: 'matches', test: (id: string) => matches.has(id) && !isFirst(id) },
            { name: 'match-lists', test: (id: string) => lists.has(id) && !isFirst(id) },
            { name: 'proofs', test: (id: string) => proofs.has(id) && !isFirst(id) },
            { name: 'games', test: (id: string) => games.has(id) && !isFirst(id) },
            { name: 'cashier', test: (id: string) => deposit.has(id) && !isFirst(id) },
            { name: 'shared', test: PIECES, minShareCount: 3, maxModuleSize: 3_000 },
          ],
        },
      },
    },
  },
  server: {
    // A running house answers everything that is not a page.
    proxy: Object.fromEntries(
      ['/endpoint', '/art', '/investment-methods.json'].map((path) => [
        path,
        process.env['HOUSE'] ?? 'http://127.0.0.1:8080',
      ]),
    ),
  },
}))
