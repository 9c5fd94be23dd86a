import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Owner } from './postgres-binaries.ts'

/** Beside the cluster: other users of this machine reach the port, so it asks for a password. */
function passwordPath(cluster: string): string {
  return path.join(path.dirname(cluster), 'postgres-password')
}

export async function writePassword(cluster: string, as: Owner): Promise<string> {
  const file = passwordPath(cluster)
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  await as.own(file)
  return file
}

export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(passwordPath(cluster), 'utf8')).trim()
}
