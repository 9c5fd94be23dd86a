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

/** An installed Chromium: the one `CHROMIUM` names, else the first on the path. */
export function installedChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['CHROMIUM'] !== undefined) return env['CHROMIUM']
  const folders = (env['PATH'] ?? '').split(path.delimiter)
  return folders
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => isExecutable(file))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A Chromium for the tests, fetched when the machine has none, by the nearest way that works. */
export async function chromium(): Promise<string> {
  const ways = [installedChromium, fromDebian, fromPackage, fromPlaywright]
  for (const way of ways) {
    const found = await way()
    if (found !== undefined) return found
  }
  throw new Error('No Chromium could be had. Install one, or name it: CHROMIUM=/path npm test')
}

function fromDebian(): string | undefined {
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isDebian) return undefined
  console.log('No Chromium here: installing it with apt-get …')
  const packages = ['chromium', 'fonts-noto-color-emoji']
  if (!tried('apt-get', ['update'])) return undefined
  return tried('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
    ? installedChromium()
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

function tried(command: string, args: string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(command, args, { stdio: 'inherit', env })
    return true
  } catch {
    return false
  }
}
