import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { addWithImports } from '../scripts/site/module-graph.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** How often each module is a part of a kind of table; those of the frame and of slots are none. */
const parts = new Map<string, number>()

const TABLE = /\/stage\/(?!slots\/)\w+\/kind\.ts$/

/** Finds what kinds of tables have in common, once all modules are known. */
function findParts(): Plugin {
  return {
    name: 'find-parts',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const madeOf = (...begins: string[]) => {
        const found = new Set<string>()
        for (const begin of begins) addWithImports(found, begin, importsOf)
        return found
      }
      const apart = madeOf(here('index.html'), here('slots/kind.ts'))
      for (const kind of [...this.getModuleIds()].filter((id) => TABLE.test(id)))
        for (const id of madeOf(kind)) if (!apart.has(id)) parts.set(id, (parts.get(id) ?? 0) + 1)
    },
  }
}

const isShared = (id: string): boolean => (parts.get(id) ?? 0) > 1

/**
 * The one bundle every house game is served from, under its own `/<game>/<version>/`. The art comes
 * along as it lies in build/art, which `npm run build` draws before.
 */
export default defineConfig({
  root: here('.'),
  plugins: [findParts()],
  base: './',
  publicDir: here('../build/art'),
  build: {
    outDir: here('../build/stage'),
    emptyOutDir: true,
    // Which chunks a kind of game loads: .size-limit.cjs reads it.
    manifest: true,
    target: 'es2022',
    // Under the frame's CSP nothing may come from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // One file in place of twenty small ones.
          groups: [{ name: 'tables', test: isShared }],
        },
      },
    },
  },
})
