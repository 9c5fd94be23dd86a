import { access, mkdir, mkdtemp, readFile, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { createSecureContext } from 'node:tls'
import type { Settings } from '#server/settings.ts'
import { CannotStart } from './print.ts'

/** Looks before anything is built: files and folders that the settings name and cannot be used. */
export async function refuseUnusableFiles({ tls, dataDir, databaseUrl }: Settings): Promise<void> {
  if (tls) await refuseWrongCertificate(tls)
  if (databaseUrl === undefined) await refuseUnusableFolder(path.resolve(dataDir))
}

async function refuseWrongCertificate(tls: NonNullable<Settings['tls']>): Promise<void> {
  const cert = await textOf('TLS_CERT', tls.certPath)
  const key = await textOf('TLS_KEY', tls.keyPath)
  try {
    createSecureContext({ cert, key })
  } catch {
    throw new CannotStart('TLS_CERT and TLS_KEY are not a certificate and its key in PEM.')
  }
}

async function textOf(setting: string, file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new CannotStart(`${setting}=${file} cannot be read (${codeOf(error)}).`)
  })
}

async function refuseUnusableFolder(folder: string): Promise<void> {
  try {
    await make(folder)
    // Only writing tells: root may everything, and still a folder can refuse.
    await rmdir(await mkdtemp(path.join(folder, '.probe-')))
  } catch (error) {
    throw new CannotStart(
      `DATA_DIR=${folder} cannot be written to (${codeOf(error)}): name another folder.`,
    )
  }
}

/** Step by step: `mkdir` with `recursive` never returns where a system folder takes no folder. */
async function make(folder: string): Promise<void> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  )
  if (isThere) return
  await make(path.dirname(folder))
  await mkdir(folder)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
