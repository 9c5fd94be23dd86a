/**
 * Answers whoever watches over the house: alive, ready, and how it fares. Nothing here needs a
 * session, and nothing here tells anything about a member.
 */
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../database/migrate.ts'
import type { House } from '../house.ts'

/** Mounts /healthz, /readyz (503 until every migration ran) and /metrics (only for near addresses). */
export async function health(app: FastifyInstance, house: House): Promise<void> {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady(house)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  app.get('/metrics', async (request, reply) => {
    // How many play and deposit is the house's own business: the outside gets nothing.
    if (!isNearby(request.ip)) return reply.code(404).send({ message: 'Not Found' })
    const { registry } = house.counters
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

async function isReady({ database }: House): Promise<boolean> {
  return isMigrated(database.db).catch(() => false)
}

const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

function isNearby(ip: string): boolean {
  const family = isIP(ip)
  return family !== 0 && nearby.check(ip, family === 6 ? 'ipv6' : 'ipv4')
}
