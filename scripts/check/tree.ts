import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const NOT_OURS = new Set(['node_modules', 'build', '.git', '.kasa', '.results'])

/** Every file of the project, sorted: what git tracks or would take; without git, what lies there. */
export function projectFiles(root: string): string[] {
  const listed = existsSync(path.join(root, '.git')) ? listedByGit(root) : walk(root, '')
  return listed.filter((file) => existsSync(path.join(root, file))).toSorted()
}

function listedByGit(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const out = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  return [...new Set(out.split('\0').filter(Boolean))]
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? walk(root, name) : [name]
    })
}

/** One hash over the names and the contents: a result counts only for the tree it was got from. */
export function treeHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of projectFiles(root)) {
    if (!statSync(path.join(root, file)).isFile()) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
