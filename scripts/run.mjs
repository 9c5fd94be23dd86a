// Every npm script begins here, in plain JavaScript: a bare Node cannot run TypeScript, and on a
// fresh clone nothing is installed yet. It checks Node, installs what the lockfile says and the
// folder lacks, then runs the command's file, `scripts/<folder>/<name>.ts`, in this same process.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NODE_MIN = [20, 19]
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [name = '', ...rest] = process.argv.slice(2)
const script = commandFile(name)

if (!isNodeNewEnough())
  stop(`Kasa needs Node ${NODE_MIN.join('.')} or newer; this is ${process.version}.`)
if (script === undefined) stop(`There is no script "${name}".`)
process.chdir(root)
// Whoever reads only the first lines (`| head`) ends the pipe, not the work.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})
if (!isInstalled()) await install()
const { register } = await import('tsx/esm/api')
register()
process.argv = [process.argv[0] ?? 'node', script, ...rest]
await import(pathToFileURL(script).href)

function commandFile(command) {
  if (!/^[a-z-]+$/.test(command)) return undefined
  const folders = readdirSync(path.join(root, 'scripts'), { withFileTypes: true })
  return folders
    .filter((folder) => folder.isDirectory())
    .map(({ name: folder }) => path.join(root, 'scripts', folder, `${command}.ts`))
    .find((file) => existsSync(file))
}

function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])
}

/** Is every package of the lockfile here in its version? npm keeps what it installed beside it. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(([folder, { version, optional, link }]) => {
    if (folder === '' || link === true) return true
    const found = present[folder]
    // Those of other platforms are not installed here, and need not be.
    return found === undefined ? optional === true : found.version === version
  })
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages ?? null
  } catch {
    return null
  }
}

async function install() {
  console.log('Installing packages (npm ci; one to three minutes the first time)…')
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const ticking = setInterval(() => console.log(`  still installing, ${seconds()} s…`), 10_000)
  const code = await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
  clearInterval(ticking)
  if (code !== 0) stop('npm ci failed; its message stands above.')
  console.log(`Installed in ${seconds()} s.`)
}

function npm(...args) {
  const own = process.env['npm_execpath']
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []]
  const child = spawn(command, [...first, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((done) => {
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })
}

function stop(line) {
  console.error(line)
  process.exit(1)
}
