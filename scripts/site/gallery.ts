import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, preview } from 'vite'

const CONFIG = 'stage/vite.config.ts'

/**
 * The stage as it is built for the house, with its gallery and its test kind in it, in a folder of its
 * own. The art must have been drawn (`npm run build`).
 */
export async function buildTestStage(): Promise<{ outDir: string; remove: () => Promise<void> }> {
  const outDir = await mkdtemp(path.resolve('build/gallery-'))
  const quiet = { rolldownOptions: { checks: { pluginTimings: false } } }
  await build({
    configFile: CONFIG,
    mode: 'development',
    logLevel: 'warn',
    build: { ...quiet, outDir },
  })
  return { outDir, remove: () => rm(outDir, { recursive: true, force: true }) }
}

/** The same on a port of its own: for those who look at the gallery, test it or measure it. */
export async function serveGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  const { outDir, remove } = await buildTestStage()
  const server = await preview({
    configFile: CONFIG,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', open: false },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('the gallery could not be served')
  return {
    url,
    close: async () => {
      await server.close()
      await remove()
    },
  }
}
