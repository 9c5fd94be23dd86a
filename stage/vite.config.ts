import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The one bundle every house game is served from, under its own `/<game>/<version>/`. The art comes
 * along as it lies in build/art, which `npm run build` draws before.
 */
export default defineConfig({
  root: here('.'),
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
  },
})
