import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

/** What a Chromium of ours is started with: no sandbox (containers), and no talking to its maker. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** The same engine without the windows, menus and toolbars that nobody sees: a fifth of the work for a page. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

/** An installed Chromium: the one `CHROMIUM` names, else the first on the path. */
export function installedChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env['CHROMIUM'] ?? onPath(NAMES, env)
}

/** What journeys and benches run in: the one `CHROMIUM` names, else a headless shell, else a whole Chromium. */
export function installedHeadless(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env['CHROMIUM'] ?? onPath(SHELL_NAMES, env) ?? onPath(NAMES, env)
}

function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(path.delimiter)
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => isExecutable(file))
}

/** Is this a file that can be run? */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

type Way = () => string | undefined | Promise<string | undefined>

/** A whole Chromium, fetched when the machine has none, by the nearest way that works. */
export const chromium = (): Promise<string> =>
  firstOf([installedChromium, fromDebian('chromium'), fromPackage, fromPlaywright])

/** A browser for journeys and benches, fetched in the same way. */
export const headlessBrowser = (): Promise<string> =>
  firstOf([installedHeadless, fromDebian('chromium-headless-shell'), chromium])

async function firstOf(ways: readonly Way[]): Promise<string> {
  for (const way of ways) {
    const found = await way()
    if (found !== undefined) return found
  }
  throw new Error('No Chromium could be had. Install one, or name it: CHROMIUM=/path npm test')
}

const fromDebian =
  (name: string): Way =>
  () => {
    const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
    if (!isDebian) return undefined
    console.log(`No ${name} here: installing it with apt-get …`)
    const packages = [name, 'fonts-noto-color-emoji']
    if (!tried('apt-get', ['update'])) return undefined
    return tried('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
      ? onPath([name], process.env)
      : undefined
  }

async function fromPackage(): Promise<string | undefined> {
  console.log('No Chromium here: unpacking the one from npm …')
  const { default: packed } = await import('@sparticuz/chromium')
  const file = await packed.executablePath()
  return tried(file, ['--version', ...CHROMIUM_FLAGS]) ? file : undefined
}

async function fromPlaywright(): Promise<string | undefined> {
  console.log("No Chromium here: fetching Playwright's …")
  if (!tried('node_modules/.bin/playwright', ['install', 'chromium'])) return undefined
  const { chromium: own } = await import('@playwright/test')
  return own.executablePath()
}

/** Runs it in sight of whoever waits; false when it fails. */
export function tried(command: string, args: string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(command, args, { stdio: 'inherit', env })
    return true
  } catch {
    return false
  }
}
