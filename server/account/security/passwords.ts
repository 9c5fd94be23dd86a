import { hash, hashRaw, verify } from '@node-rs/argon2'
import { hashes } from './hash-queue.ts'

/** argon2id as OWASP asks for: 19 MiB, two passes, one lane. */
const ARGON2ID = 2
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password that nobody knows, at the same cost. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$VWHE8P+MFMifkfMIgrmkvA$0MC5vFZboUuot7tOQPD82gnpgNaSArhaqcBAMsijhOc'

/** With a salt of its own each time, unless one is given. */
export function hashPassword(password: string, salt?: Buffer): Promise<string> {
  return hashes.run(() => hash(password, salt === undefined ? COST : { ...COST, salt }))
}

/** The bare hash of a secret under a known salt, by which it is found again. */
export function hashSecret(secret: string, salt: Buffer): Promise<Buffer> {
  return hashes.run(() => hashRaw(secret, { ...COST, salt }))
}

/**
 * Does the password fit? With no hash, of an account that does not exist, it takes the same time
 * and answers false: nobody learns from the clock which names are known.
 */
export async function isRightPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const fits = await hashes.run(() => verify(passwordHash ?? NOBODY, password))
  return passwordHash !== undefined && fits
}
