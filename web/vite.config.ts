import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const PRELOADED = /onest-latin(-ext)?-wght-normal.*\.woff2$/

/** What forms are made of: no screen that people arrive at has one. */
const FORMS = /\/kit\/forms\//

/** What stands around every screen and is wanted a moment after it, or at a press. */
const SOON =
  /\/kit\/feedback\/toasts|\/web\/(account\/login\/log-out|parts\/safer-play\/safer-play-|shell\/(panels\/(account|menu)-panel|frame\/(loading-notices|offline-bar)|start-up\/(inactivity|start-up|watch-member)))/

/** Small things that several screens take: one file, for each name costs the first script its bytes. */
const PIECES = /\/(kit|contract|web\/(words|parts|account\/profile))\//

/** The modules that the page's own script imports outright, and those of the home screen beside them. */
const frame = new Set<string>()
const first = new Set<string>()

/** Finds both once all modules are known. */
function findFirst(): Plugin {
  return {
    name: 'find-first',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      addWithImports(frame, resolve(here, 'index.html'), importsOf)
      addWithImports(first, resolve(here, 'home/home.tsx'), importsOf)
    },
  }
}

function addWithImports(
  found: Set<string>,
  id: string,
  importsOf: (id: string) => readonly string[],
): void {
  if (found.has(id)) return
  found.add(id)
  for (const next of importsOf(id)) addWithImports(found, next, importsOf)
}

/** A few constants that first screens and what comes soon agree on: neither waits for the other's chunk. */
const AGREED = '/contract/addresses/first-payloads.ts'

/** What the bundler adds of its own. */
const RUNTIME = 'rolldown/runtime'

const isFrame = (id: string): boolean =>
  id.endsWith(AGREED) ||
  id.includes(RUNTIME) ||
  (frame.has(id) && !id.endsWith('/web/index.html') && !id.endsWith('/web/main.tsx'))

/** What the home screen is made of and others take too: tiles, shelves and their like. */
const isOfHome = (id: string): boolean => first.has(id) && !id.includes('/web/home/')

/**
 * Asks for the text face with the page itself, both subsets, since Turkish is written with both. The
 * display face comes with the styles: headings stand in their fallback until then, in the same room.
 */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => PRELOADED.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
          })),
    },
  }
}

/**
 * Lets the page be shown before the site's script runs: what the page names is shell/start-up/open.js, and
 * the site's own script comes behind what the first screen is painted with.
 */
function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    buildStart() {
      const source = readFileSync(resolve(here, 'shell/start-up/open.js'))
      this.emitFile({ type: 'asset', name: 'open.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const opener = Object.keys(bundle).find((file) => OPENER.test(file))
        if (opener === undefined || !ENTRY.test(html)) throw new Error('the page names no script')
        return html
          .replace(
            ENTRY,
            `<script defer src="/${opener}" data-main="$1"></script>
    <link rel="later" crossorigin href="$1">`,
          )
          .replaceAll('rel="modulepreload"', 'rel="later"')
      },
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

const OPENER = /open-[\w-]+\.js$/
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** Its development files check what types have checked already, and carry their words for it. */
const ROUTER = resolve(here, '../node_modules/react-router/dist/production')

export default defineConfig(({ command }) => ({
  root: here,
  plugins: [react(), findFirst(), preloadFonts(), paintFirst(), offlineStyle()],
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
          groups: [
            { name: 'frame', test: isFrame },
            { name: 'tiles', test: isOfHome },
            { name: 'forms', test: FORMS },
            { name: 'soon', test: SOON },
            { name: 'shared', test: PIECES, minShareCount: 5, maxModuleSize: 3_000 },
          ],
        },
      },
    },
  },
  server: {
    // A running house answers everything that is not a page.
    proxy: Object.fromEntries(
      ['/endpoint', '/art'].map((path) => [path, process.env['HOUSE'] ?? 'http://127.0.0.1:8080']),
    ),
  },
}))
