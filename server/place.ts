import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import type { CountryResponse, Reader } from 'maxmind'

/** What the data files hold of an address. */
type Found = Pick<CountryResponse, 'country'> & { country_code?: unknown }

const DATA = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country'
/** Each of a few megabytes, read once and only when somebody comes from such an address. */
const readers: Partial<Record<4 | 6, Promise<Reader<Found> | null>>> = {}
const REMEMBERED_MAX = 200

/** Addresses within a house or a machine: they lie nowhere, and no data is read for them. */
const NOWHERE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NOWHERE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NOWHERE.addSubnet(net, bits, 'ipv6')

/**
 * The country that an address is said to lie in, by its two letters; null where none is known. It
 * comes from public registers and may be wrong: it is shown to the member and decides nothing.
 */
export async function placeOf(ip: string): Promise<string | null> {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const version = isIP(address)
  if (version !== 4 && version !== 6) return null
  if (NOWHERE.check(address, `ipv${version}`)) return null
  const reader = await (readers[version] ??= openReader(version))
  const code = reader?.get(address)?.country_code
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null
}

/** Nobody is kept from logging in because the data of places cannot be read. */
async function openReader(version: 4 | 6): Promise<Reader<Found> | null> {
  try {
    const { open } = await import('maxmind')
    const file = createRequire(import.meta.url).resolve(`${DATA}-ipv${version}.mmdb`)
    return await open<Found>(file, { cache: { max: REMEMBERED_MAX } })
  } catch (error) {
    process.emitWarning(`places of IPv${version} addresses are not known: ${String(error)}`)
    return null
  }
}
