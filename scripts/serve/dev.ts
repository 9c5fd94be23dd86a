import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build, createServer } from 'vite'
import { freePort } from '#server/free-port.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { buildChanged } from '../site/build.ts'
import { provideDatabase } from './start/database.ts'
import { refuseUnusableFiles } from './start/files.ts'
import { refuseTakenPorts } from './start/ports.ts'
import { print, exitWithOneLine } from './start/print.ts'

/**
 * `npm run dev`: Vite answers on the site's own port and swaps changed modules in the open page;
 * what is not a page or a module goes to the house behind it, which starts again on every change of
 * its sources. The stage is built again on every change: reload the game.
 */

/** What the house answers beside pages. */
const HOUSE_PATHS = [
  '/endpoint',
  '/art',
  '/tables',
  '/payments',
  '/sandbox-pay',
  '/outbox.json',
  '/providers',
  '/healthz',
  '/readyz',
  '/metrics',
]

const WATCH = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false']

try {
  const settings = readSettings(process.env)
  await refuseUnusableFiles(settings)
  await refuseTakenPorts(settings)
  await buildChanged(print)
  const database = await provideDatabase(settings)
  const innerPort = await freePort()
  const house = startWatched(settings, innerPort, database.url)
  const site = await startSite(settings, innerPort)
  const stage = await watchStage()
  print(`\nKasa in development: ${settings.publicUrl}   (Ctrl+C closes it)\n`)
  closeOnSignals(async () => {
    await Promise.all([ended(house), site.close(), stage.close()])
    await database.stop()
  })
} catch (error) {
  exitWithOneLine(error)
}

/** The house in a process of its own, which tsx starts again when a file it imports changes. */
function startWatched(settings: Settings, innerPort: number, databaseUrl: string): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DEMO: settings.demo ? '1' : '0',
    PORT: String(innerPort),
    GAMES_PORT: String(settings.gamesPort),
    PUBLIC_URL: settings.publicUrl,
    GAMES_URL: settings.gamesUrl,
  }
  // In a group of its own: Ctrl+C would reach it twice, and tsx takes the second as impatience.
  const options = { env, stdio: 'inherit', detached: true } as const
  return spawn(process.execPath, [...WATCH, 'scripts/serve/start/house.ts'], options)
}

async function startSite(
  { host, port }: Settings,
  innerPort: number,
): Promise<{ close: () => Promise<void> }> {
  const target = `http://${host}:${innerPort}`
  const proxy = Object.fromEntries(HOUSE_PATHS.map((path) => [path, { target, ws: true }]))
  const server = { host, port, strictPort: true, proxy }
  const site = await createServer({ configFile: 'web/vite.config.ts', server })
  await site.listen()
  return site
}

async function watchStage(): Promise<{ close: () => Promise<void> }> {
  const configFile = 'stage/vite.config.ts'
  if (!existsSync(configFile)) return { close: async () => {} }
  const watcher = await build({
    configFile,
    mode: 'development',
    logLevel: 'warn',
    build: { watch: {} },
  })
  return 'close' in watcher ? watcher : { close: async () => {} }
}

function closeOnSignals(close: () => Promise<void>): void {
  let closing: Promise<void> | null = null
  // Vite's own handler ends the process at once, and the database would be left running.
  process.removeAllListeners('SIGTERM')
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      closing ??= close().then(() => process.exit(0), exitWithOneLine)
    })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
