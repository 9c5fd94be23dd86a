/**
 * Where members' files lie: one encrypted file each in DATA_DIR, outside everything that is served, under a name
 * that says nothing. Each has a key of its own, derived from the house's, and is bound to its member and name: put
 * in another's place it cannot be read. Nothing here knows what a file is.
 */
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { loadKeys } from '#server/door/keys.ts'
import { decrypt, encrypt } from '#server/crypto/encryption.ts'
import type { OperatingHouse } from '#server/house.ts'

export interface StoredFile {
  storedAs: string
  /** Which key reads it, so that a wrong one is named and not guessed at. */
  keyId: string
}

const VERSION = Buffer.from('KD1')
const NAME = /^[0-9a-f]{32}$/

type Place = Pick<OperatingHouse, 'settings' | 'database'>

const folderOf = ({ settings }: Pick<Place, 'settings'>): string =>
  path.resolve(settings.dataDir, 'documents')

const fileOf = (house: Pick<Place, 'settings'>, storedAs: string): string =>
  path.join(folderOf(house), storedAs)

/** The key that everything is encrypted under: the setting's, or the house's own. */
async function masterKey({ settings, database }: Place): Promise<{ key: Buffer; keyId: string }> {
  const given = settings.documentsKey
  const text = given ?? (await loadKeys(database.db)).derive('members’ documents', '')
  const key = Buffer.from(text, 'base64url')
  const keyId = createHash('sha256').update('kasa documents').update(key).digest('hex').slice(0, 8)
  return { key, keyId }
}

const fileKey = (master: Buffer, storedAs: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, storedAs, 'kasa document', 32))

const boundTo = (memberId: bigint, storedAs: string): Buffer =>
  Buffer.from(`${memberId}/${storedAs}`)

/** Keeps the bytes, on disk when it answers. */
export async function storeFile(
  house: Place,
  memberId: bigint,
  bytes: Buffer,
): Promise<StoredFile> {
  const storedAs = randomBytes(16).toString('hex')
  const { key, keyId } = await masterKey(house)
  const packed = encrypt(fileKey(key, storedAs), bytes, boundTo(memberId, storedAs))
  await mkdir(folderOf(house), { recursive: true, mode: 0o700 })
  await writeWhole(fileOf(house, storedAs), Buffer.concat([VERSION, packed]))
  return { storedAs, keyId }
}

/** Under its own name only when every byte is on disk. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const partly = `${file}.part`
  const handle = await open(partly, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(partly, file)
}

/** The bytes as they came. Throws when the file is gone, changed, or of another key. */
export async function readStored(
  house: Place,
  memberId: bigint,
  { storedAs, keyId }: StoredFile,
): Promise<Buffer> {
  const master = await masterKey(house)
  if (master.keyId !== keyId)
    throw new Error(`this file is encrypted by key ${keyId}, and the house has ${master.keyId}`)
  const whole = await readFile(fileOf(house, storedAs))
  const at = VERSION.length
  if (!whole.subarray(0, at).equals(VERSION)) throw new Error('this file is not one of ours')
  return decrypt(fileKey(master.key, storedAs), whole.subarray(at), boundTo(memberId, storedAs))
}

export const eraseStored = (house: Pick<Place, 'settings'>, storedAs: string): Promise<void> =>
  rm(fileOf(house, storedAs), { force: true })

/** Names of files that have lain there for longer than this. */
export async function storedLongerThan(
  house: Pick<Place, 'settings'>,
  ageMs: number,
): Promise<string[]> {
  const names = await readdir(folderOf(house)).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    if (!NAME.test(name.replace(/\.part$/, ''))) continue
    const found = await stat(fileOf(house, name)).catch(() => null)
    // By the machine's own clock, as the file's time is.
    if (found && found.mtimeMs < Date.now() - ageMs) old.push(name)
  }
  return old
}
