import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A small tree outside the project, with the project's tools and the named configurations. */
export interface Sandbox {
  root: string
  plant: (file: string, text: string) => void
  /** Runs one of the project's tools there. */
  run: (tool: string, ...args: string[]) => Promise<{ code: number; words: string }>
  clear: () => void
}

export function sandbox(...configurations: string[]): Sandbox {
  const root = mkdtempSync(path.join(tmpdir(), 'kasa-planted-'))
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  for (const file of configurations) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    cpSync(path.join(ROOT, file), path.join(root, file))
  }
  return {
    root,
    plant: (file, text) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    },
    run: (tool, ...args) => runIn(root, tool, args),
    clear: () => rmSync(root, { recursive: true, force: true }),
  }
}

function runIn(
  cwd: string,
  tool: string,
  args: string[],
): Promise<{ code: number; words: string }> {
  return new Promise((resolve) => {
    const file = path.join(cwd, 'node_modules/.bin', tool)
    execFile(file, args, { cwd, maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : 1
      resolve({ code, words: stdout + stderr })
    })
  })
}
