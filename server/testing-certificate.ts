import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A throw-away certificate of its own making for localhost, 127.0.0.1 and kasa.test. Its key is
 * public, so it proves nothing to anybody: for tests only.
 */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpjCCAUygAwIBAgIUJDQaXvGTD4CjAIhn/nMqB+wELUIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJa2FzYS50ZXN0MCAXDTI2MTEyMTAzMzIwOFoYDzIxMjYxMDI4
MDMzMjA4WjAUMRIwEAYDVQQDDAlrYXNhLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAToWCnzoN0/aZc9VdYPlbTcdz9Q0RROnBL2J1XW54wA/lHPozZiBysI
drKndvPjHfuMFy02JVvmcAkuWdOdUc1Ro3oweDAdBgNVHQ4EFgQUtEfqfHB1YMKs
UaWQe648NQrjoS4wHwYDVR0jBBgwFoAUtEfqfHB1YMKsUaWQe648NQrjoS4wDwYD
VR0TAQH/BAUwAwEB/zAlBgNVHREEHjAcgglsb2NhbGhvc3SCCWthc2EudGVzdIcE
fwAAATAKBggqhkjOPQQDAgNIADBFAiEA/fbOczrjiFIWlJo3QKZ8/uYxfoAr5bOV
5qwLDVunoAUCIFpFKGwDf0jeeUfAy6nDzpWHEAR9q/1dUosHo2fhHjSq
-----END CERTIFICATE-----
`

const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkB/N6mVLnZKdQHtg
MX98l02bIUXwFeAfJNth3FSBmsahRANCAAToWCnzoN0/aZc9VdYPlbTcdz9Q0RRO
nBL2J1XW54wA/lHPozZiBysIdrKndvPjHfuMFy02JVvmcAkuWdOdUc1R
-----END PRIVATE KEY-----
`

/** Both as files, as the settings want them. */
export async function certificateFiles(): Promise<{ certPath: string; keyPath: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kasa-certificate-'))
  const [certPath, keyPath] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
  await writeFile(certPath, CERTIFICATE)
  await writeFile(keyPath, KEY, { mode: 0o600 })
  return { certPath, keyPath }
}
