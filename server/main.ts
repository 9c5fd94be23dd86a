import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { OwnGame } from '#games/own-game.ts'
import { webauthn } from './account/security/passkey-proofs.ts'
import { jobActor } from './action/actor.ts'
import { seedCatalogue } from './catalogue/seed.ts'
import { seedContent } from './content/own.ts'
import { outsideHold } from './database/holding.ts'
import { openAsHouse, prepareDatabase } from './database/prepare.ts'
import {
  listeningHere,
  OpenConnections,
  turnsOfAddress,
  type Listening,
} from './door/connections.ts'
import { createCounters, watchConnections } from './door/counters.ts'
import { openGames, STAGE } from './door/games/games.ts'
import { loadKeys } from './door/keys.ts'
import { createLimits, type PerDay, type PerMinute } from './door/limits.ts'
import { openSite } from './door/site.ts'
import { DemoVisits } from './floor/demo/visits.ts'
import { startFloor, type FloorRunner } from './floor/floor.ts'
import { startSports, type SportsRunner } from './sports/in-play.ts'
import { seedFloor } from './floor/tables/tables.ts'
import type { House } from './house.ts'
import { startJobs } from './jobs/jobs.ts'
import type { PaymentAdapter } from './payments/adapter.ts'
import { checkAdapters, ownAdapters } from './payments/adapters.ts'
import { ownPokerPartner } from './poker/partners.ts'
import { ownExclusionRegister } from './protection/register/own-register.ts'
import { alsoAsTurkish } from './protection/register/register.ts'
import { watchSockets } from './push/gauges.ts'
import { openPush } from './push/push.ts'
import type { SocketLimits } from './push/sockets.ts'
import { takeOffFor } from './round/publish/game-files.ts'
import { publishGames } from './round/publish/game-versions.ts'
import { clearLeftovers } from './round/publish/leftovers.ts'
import { refuseMissingVersions } from './round/publish/missing-versions.ts'
import type { Shelf } from './round/publish/published.ts'
import type { Unreadable } from './round/publish/stored-games.ts'
import { seedDemo } from './seed/demo.ts'
import type { Settings } from './settings.ts'
import { maintenanceOf } from './site/maintenance.ts'
import { QueuePerKey } from './work-queue.ts'

export interface HouseOptions {
  log: Logger
  /** The database by its owner: the embedded one's address, or that of the settings. The house comes in by its own role. */
  databaseUrl: string
  clock?: () => Date
  random?: (length: number) => Buffer
  /** Our own games, where they are others than those of `games/shelf.ts`. */
  ownGames?: readonly OwnGame[]
  /** The same with their tables, where these were read and checked before: whoever opens many houses does so once. */
  shelf?: Shelf
  /** Payment providers, where they are others than those of `payments/adapters.ts`. */
  paymentAdapters?: (house: House) => readonly PaymentAdapter[]
  /** The built page that plays them, where it is another than `build/stage`. */
  stage?: string
  perMinute?: PerMinute
  perDay?: PerDay
  /** Bounds of the stream's sockets that are others than those of `push/sockets.ts`. */
  socketLimits?: Partial<SocketLimits>
  /** Bounds at the listeners that are others than those of `door/connections.ts`. */
  listening?: Partial<Listening>
  /** Called as the house gets on, for whoever waits. */
  print?: (line: string) => void
}

export interface RunningHouse extends House {
  /** Ends the jobs at work, stops accepting, finishes what is in flight, lets go of the database. */
  close(): Promise<void>
}

/** Migrates, seeds the demo, opens both listeners. Rejects when a port is taken. */
export async function startHouse(given: Settings, options: HouseOptions): Promise<RunningHouse> {
  const { log, databaseUrl, ownGames, shelf, print = () => {} } = options
  const { url, ran } = await prepareDatabase(databaseUrl, given.databaseHouseUrl)
  const database = await openAsHouse(url)
  try {
    if (ran.length > 0) print(`Database brought up to date (${ran.length} steps).`)
    await refuseMissingVersions(database.db, ownGames)
    const { dataDir } = given
    await clearLeftovers({ db: database.db, dataDir, log })
    const unreadable = unreadableTo({
      db: database.db,
      log,
      clock: options.clock ?? now,
      actor: jobActor('unreadable-book'),
    })
    const games = await publishGames({
      db: database.money.db,
      dataDir,
      stage: options.stage ?? STAGE,
      log,
      print,
      ownGames,
      shelf,
      unreadable,
    })
    const house = await furnish({ ...given }, { database, games }, options)
    const floor = startFloor(house)
    house.floor = floor
    await webauthn()
    const sports = startSports(house)
    const listeners = await begin(house, print).catch(async (error: unknown) => {
      await sports.close()
      await floor.close()
      await house.jobs.close()
      await house.push.close()
      throw error
    })
    log.info({ url: house.settings.publicUrl, games: house.settings.gamesUrl }, 'the house is open')
    return { ...house, close: once(() => close(house, listeners, [sports, floor])) }
  } catch (error) {
    await database.close()
    throw error
  }
}

const now = (): Date => new Date()

/** A book that cannot be read closes its game at once, as the daily look at its files would. */
function unreadableTo(looking: Parameters<typeof takeOffFor>[0]): Unreadable {
  return ({ where, cause }) => {
    looking.log.error({ ...where, err: cause }, 'a book of a game cannot be read')
    const failed = (error: unknown): void =>
      looking.log.error({ ...where, err: error }, 'a game with a wrong file could not be closed')
    outsideHold(() => void takeOffFor(looking, where).catch(failed))
  }
}

async function furnish(
  settings: Settings,
  { database, games }: Pick<House, 'database' | 'games'>,
  options: HouseOptions,
): Promise<House> {
  const { log, clock = now, random = randomBytes, perMinute, perDay, socketLimits } = options
  const keys = await loadKeys(database.db)
  const { natsUrl } = settings
  const houseId = keys.derive('name of the house on NATS', '')
  const demoVisits = new DemoVisits()
  const reading = { database, clock, log, demoVisits }
  const push = await openPush(reading, { natsUrl, houseId, socketLimits })
  demoVisits.start({ ...reading, push })
  const counters = createCounters(database)
  watchSockets(push.sockets, counters.registry)
  const listening = listeningHere(options.listening)
  const connections = new OpenConnections(listening, settings)
  watchConnections(connections, counters.registry)
  const house: House = {
    settings,
    database,
    log,
    clock,
    random,
    keys,
    limits: createLimits(perMinute, perDay),
    listening,
    connections,
    turns: new QueuePerKey(turnsOfAddress(listening)),
    counters,
    isClosed: maintenanceOf(database.money.db, clock),
    jobs: NO_JOBS,
    push,
    payments: [],
    poker: null,
    exclusionRegister: null,
    demoVisits,
    floor: { wake: () => Promise.reject(new Error('the floor is not there yet')) },
    games,
  }
  house.payments = (options.paymentAdapters ?? ownAdapters)(house)
  checkAdapters(house.payments)
  house.poker = ownPokerPartner(house)
  const register = ownExclusionRegister(house)
  house.exclusionRegister = register && alsoAsTurkish(register)
  return house
}

/** Stands in until the real ones run; nothing is asked of it before. */
const NO_JOBS: House['jobs'] = {
  add: () => Promise.reject(new Error('the jobs are not running yet')),
  close: async () => {},
}

async function begin(house: House, print: (line: string) => void): Promise<FastifyInstance[]> {
  await seedCatalogue(house.database.db)
  await seedFloor(house.database.db, house.random, house.clock())
  await seedContent(house.database.db, house.clock())
  if (house.settings.demo) await seedDemo(house, print)
  house.jobs = await startJobs(house)
  return open(house)
}

/** Both listeners. Port 0 takes a free one, and the addresses in the settings follow. */
async function open(house: House): Promise<FastifyInstance[]> {
  const { settings } = house
  const games = await openGames(house)
  await games.listen({ port: settings.gamesPort, host: settings.host })
  const site = await openSite(house)
  try {
    await site.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await games.close()
    throw error
  }
  settings.gamesPort = portOf(games, settings.gamesPort)
  settings.port = portOf(site, settings.port)
  settings.gamesUrl = settings.gamesUrl.replace(/:0$/, `:${settings.gamesPort}`)
  settings.publicUrl = settings.publicUrl.replace(/:0$/, `:${settings.port}`)
  return [site, games]
}

function portOf(app: FastifyInstance, otherwise: number): number {
  const address = app.server.address()
  return address === null || typeof address === 'string' ? otherwise : address.port
}

async function close(
  house: House,
  listeners: readonly FastifyInstance[],
  [sports, floor]: readonly [SportsRunner, FloorRunner],
): Promise<void> {
  const { log, listening } = house
  const bounded = (what: string, work: Promise<unknown>, msMax = CLOSE_MS_MAX) =>
    closeWithin(log, { what, msMax }, work)
  // Before anything that takes a while: whoever reads goes to another process meanwhile.
  await bounded('the streams', house.push.sockets.close())
  await bounded('the floor', floor.close())
  await bounded('matches in play', sports.close())
  // The jobs first: one at work may call our own listener, and waits in the database otherwise.
  await bounded('the jobs', house.jobs.close())
  // A listener lets go of everyone by itself when its time is over.
  const shut = Promise.all(listeners.map((listener) => listener.close()))
  await bounded('the listeners', shut, listening.closeMs + CLOSE_MS_MAX)
  await bounded('the stream between processes', house.push.close())
  await bounded('the connections to the database', house.database.close())
  log.info('the house is closed')
}

const CLOSE_MS_MAX = 5_000

/** What does not close in time is left to the end of the process: the rest must be closed all the same. */
async function closeWithin(
  log: Logger,
  { what, msMax }: { what: string; msMax: number },
  work: Promise<unknown>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((done) => (timer = setTimeout(() => done('late'), msMax)))
  try {
    if ((await Promise.race([work, late])) === 'late') log.warn({ what }, 'did not close in time')
  } catch (error) {
    log.error({ what, err: error }, 'did not close cleanly')
  } finally {
    clearTimeout(timer)
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
