/**
 * Where the bytes of a document come in: beside the envelope, for they are too large for it. Who sends them is known
 * by a ticket that the member's own call was given, before a byte is read; so is how large they are. What came is
 * answered as every call is. Nothing is ever sent from here.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_KINDS,
  DOCUMENT_TICKET_HEADER,
  DOCUMENT_UPLOAD_PATH,
} from '#contract/documents.ts'
import { Refused } from '#contract/refusals.ts'
import { bodyOf, takeBodies } from '#server/door/body.ts'
import { refusalReply, success, type Reply } from '#server/door/envelope.ts'
import { logFault, refusalOf } from '#server/door/faults.ts'
import { addressKey } from '#server/door/limits.ts'
import { isFromElsewhere } from '#server/door/origins.ts'
import { addressOf } from '#server/door/request-limit.ts'
import type { House } from '#server/house.ts'
import { pageLang } from '#server/page/page-lang.ts'
import { receiveDocument } from './receive.ts'
import { readTicket, type Upload } from './ticket.ts'

/** So many files are in the memory of a process at once, and so many of one member: a slow sender keeps nobody else out. */
const AT_ONCE_MAX = 8
const AT_ONCE_OF_MEMBER = DOCUMENT_KINDS.length
const CALL = 'documents/upload'

export async function documentUploads(site: FastifyInstance, house: House): Promise<void> {
  const uploads = new WeakMap<FastifyRequest, Upload>()
  const onTheirWay: bigint[] = []
  await site.register(async (door) => {
    takeBodies(door, DOCUMENT_BYTES_MAX)
    door.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      try {
        const upload = await admit(house, request)
        if (!hasRoomFor(onTheirWay, upload)) throw new Refused('busy')
        uploads.set(request, upload)
        onTheirWay.push(upload.memberId)
        reply.raw.once('close', () => onTheirWay.splice(onTheirWay.indexOf(upload.memberId), 1))
        return undefined
      } catch (error) {
        // What it would send is not waited for.
        return reply.header('connection', 'close').send(fail(house, request, error))
      }
    })
    door.post(DOCUMENT_UPLOAD_PATH, (request, reply) => receive(house, uploads, request, reply))
  })
}

function hasRoomFor(onTheirWay: readonly bigint[], { memberId }: Upload): boolean {
  const own = onTheirWay.filter((each) => each === memberId)
  return onTheirWay.length < AT_ONCE_MAX && own.length < AT_ONCE_OF_MEMBER
}

/** Whose file this is, before it is read. */
async function admit(house: House, request: FastifyRequest): Promise<Upload> {
  const { headers } = request
  if (isFromElsewhere(house.settings, request)) throw new Refused('foreign-origin')
  const ticket = headers[DOCUMENT_TICKET_HEADER]
  const now = house.clock()
  const upload = typeof ticket === 'string' ? readTicket(house, ticket, now) : null
  if (headers['panel'] !== 'frontend' || upload === null) throw new Refused('document-ticket-over')
  const address = addressKey(addressOf(request))
  if (
    !house.limits.allows('uploadsOfMember', String(upload.memberId), now) ||
    !house.limits.allows('uploadsOfAddressInDay', address, now)
  )
    throw new Refused('too-many-calls')
  if (Number(headers['content-length'] ?? 0) > DOCUMENT_BYTES_MAX)
    throw new Refused('document-too-large')
  if (await house.isClosed(CALL)) throw new Refused('maintenance')
  return upload
}

async function receive(
  house: House,
  uploads: WeakMap<FastifyRequest, Upload>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const upload = uploads.get(request)
  const body = bodyOf(request)
  try {
    if (!upload) throw new Error('a request came past its own hook')
    if (!Buffer.isBuffer(body)) throw new Refused('document-too-large')
    await receiveDocument(house, upload, body)
    house.counters.answered(CALL, 200, reply.elapsedTime / 1000)
    return reply.send(success(true))
  } catch (error) {
    const failed = fail(house, request, error)
    house.counters.answered(CALL, failed.code, reply.elapsedTime / 1000)
    return reply.code(failed.code === 500 ? 500 : 200).send(failed)
  }
}

function fail(house: House, request: FastifyRequest, error: unknown): Reply {
  const refused = refusalOf(error)
  if (refused) {
    const { refusal, figures } = refused
    house.log.info({ call: CALL, refusal }, 'refused')
    return refusalReply(refusal, figures, langOf(request))
  }
  const fault = logFault(house, { call: CALL }, error)
  return { result: false, message: 'Internal Server Error', data: { fault }, code: 500 }
}

/** The site says its language; anybody else is answered as a page would be. */
function langOf(request: FastifyRequest): 'tr' | 'en' {
  const lang = request.headers['content-language']
  if (lang === 'tr' || lang === 'en') return lang
  return pageLang(request)
}
