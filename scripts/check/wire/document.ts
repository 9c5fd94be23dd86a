import type * as z from 'zod/mini'
import type { Access, CallSpec } from '#contract/call.ts'
import { CLOSES, COME_BACK_MS } from '#contract/stream-codes.ts'
import { gameTopics, STREAM_REFUSALS, topics } from '#contract/topics.ts'
import { NOT_BUILT } from '#contract/not-built.ts'
import { REFUSALS, type RefusalName } from '#contract/refusals.ts'
import { subjects } from '#contract/registry.ts'
import { GETS } from '#contract/calls/site.ts'
import type { Keeps, Readers, TopicSpec } from '#contract/topic.ts'
import { shape } from './shape.ts'

const notBuilt = new Set<string>(NOT_BUILT)

/** docs/wire.md: everything that may be said at the endpoint, written from the contract itself. */
export function wireDocument(): string {
  return [
    OPENING,
    '## Refusals\n',
    refusalTable(),
    '## Plain GETs\n',
    'Under `/endpoint/v1/`, answered as bare JSON, outside the envelope.\n',
    ...Object.entries(GETS).map(([path, { summary, output }]) => get(path, summary, output)),
    STREAM,
    ...[...topics.values()].map((spec) => describeTopic(spec)),
    '## Topics of a game’s frame\n',
    GAME_STREAM,
    ...[...gameTopics.values()].map((spec) => describeTopic(spec)),
    ...[...subjects].flatMap(([subject, specs]) => [
      `## ${title(subject)}\n`,
      ...specs.map((spec) => describe(spec)),
    ]),
  ].join('\n')
}

const OPENING = `# The wire

Generated from \`contract/\` by \`npm run wire\`; a test holds it current. Names are frozen.

## The envelope

Every call is \`POST /endpoint/v1\` with \`content-type: application/json\` and the header
\`panel: frontend\`:

\`\`\`json
{
  "api": { "class": "casino", "method": "games_list" },
  "data": { "limit": 48, "offset": 0, "Lang": "tr" },
  "user": { "lang": "tr" }
}
\`\`\`

With a session \`user\` is \`{uip, gmt, lang, sid, uid}\`; uip, sid and uid are encrypted with the
platform's public key (RSA-OAEP, SHA-256) and sent as base64. A session opens only in the browser it
began in, which holds an HttpOnly cookie. \`data\` may carry \`Lang\` and \`SiteType\` on every call.

The answer is HTTP 200 with \`{result, message, data, code}\`; a list carries
\`pagination: {limit, total, offset}\` beside them. On success \`code\` is 200 and \`message\` is
\`İşlem Başarılı\`. On a refusal \`result\` is false, \`code\` is that of the table below, \`data.refusal\`
is its name and its figures stand beside it; an empty list is \`not-found\` and keeps its pagination.
A call that verifies a code or a passkey answers its verdict in \`result\` and \`data\` alike, with
\`code\` 200; a right one that finishes a login brings the next \`auth\` beside them.
HTTP 500 is a defect of ours, never an answer. Amounts are numbers of TRY with at most six decimals,
moments are ISO 8601 in UTC, ids are numbers save uid and sid.

A body may be 64 KiB long and 32 levels deep. A payload that fails its schema answers 422 and names
each field in \`data.fields\`. \`Lang\` decides the language of \`message\`, save the keyed sentences.

A *read* changes nothing. A *write* runs in one transaction. In *steps* means that a call commits
more than once, because it speaks to the outside, takes long, or keeps what it did although it
refuses.
`

const STREAM = `## The stream

\`GET /endpoint/v1/stream\` becomes a WebSocket. \`Origin\` has to be the site's, the address carries
nothing, and the browser's cookie comes along, to which a session is bound. Every message of the house is
\`{topic, seq, at, data}\`; frames of a reader are text, at most 16 KiB. The first message says who reads
and what, each topic with the \`seq\` last seen of it, or null:

\`\`\`json
{ "type": "open", "user": { "uid": "…", "sid": "…", "uip": "…" }, "topics": { "balance": null } }
\`\`\`

\`user\` is null for a visitor. The answer is \`{ready: true, id}\` on the topic \`stream\`; a call that names
that id in the header \`stream\` is not told to this socket again. Later \`{type: "read", topics: {…}}\`
reads more, and \`{type: "leave", topics: […]}\` less. A topic that cannot be read is refused by name on
the topic \`stream\` (\`{refusal, topic}\`); the others go on. A reader that comes back is sent what is
missing, or one message with how things stand.

What is refused before it is a stream is answered with \`{refusal}\`: ${STREAM_REFUSALS.map((name) => `\`${name}\``).join(', ')}.
The house closes with one of these codes, the name as its reason: ${Object.entries(CLOSES)
  .map(([name, code]) => `${code} \`${name}\``)
  .join(
    ', ',
  )}. After \`restart\` readers come back within ${COME_BACK_MS / 1000} seconds, each at a moment of its own.

## Topics
`

const GAME_STREAM = `\`GET /rgs/stream\` on the games' origin speaks the same way; its first message is
\`{type: "open", sessionID, topics}\` with the launch token.
`

const READERS: Readonly<Record<Readers, string>> = {
  anyone: 'Anyone',
  member: 'Members only',
  conversation: 'Members, and visitors who wrote to the desk',
}

const KEEPS: Readonly<Record<Keeps, string>> = {
  latest: 'the latest counts',
  each: 'every message counts',
  changes: 'everything in the first message, then what has changed',
}

function describeTopic({
  name,
  who,
  keeps,
  summary,
  payload,
  fills,
  stale,
  names,
}: TopicSpec): string {
  const facts = [`${READERS[who]}; ${KEEPS[keeps]}.`]
  if (fills !== null) facts.push(`Is the answer of \`${fills}\`.`)
  if (stale.length > 0) facts.push(`Makes stale: ${ticked(stale)}.`)
  if (names.length > 0) facts.push(`Brings news of: ${ticked(names)}.`)
  return `### ${name}\n\n${summary} ${facts.join(' ')}\n\n${fence(`data: ${shape(payload, 'output')}`)}\n`
}

function refusalTable(): string {
  const rows = Object.entries(REFUSALS).map(([name, refusal]) => {
    const message = 'keyed' in refusal ? `${refusal.keyed} (keyed)` : refusal.tr
    return `| \`${name}\` | ${refusal.code} | ${message} | ${refusal.en} |`
  })
  return ['| name | code | on the wire | en |', '|---|---|---|---|', ...rows, ''].join('\n')
}

function get(path: string, summary: string, output: z.ZodMiniType): string {
  return `### GET ${path}\n\n${summary}\n\n${fence(shape(output, 'output'))}\n`
}

const WHO: Readonly<Record<Access, string>> = {
  anyone: 'Anyone',
  member: 'Members only',
  pending: 'Members, and a login that waits for its second factor',
}

function describe(spec: CallSpec): string {
  const who = WHO[spec.who]
  const manner = { read: 'a read', write: 'a write', steps: 'in steps' }[spec.manner]
  const facts = [
    `${who}; ${manner}${spec.quiet ? '; quiet' : ''}${spec.paged ? '; paged' : ''}${spec.verifies ? '; `result` is the verdict' : ''}.`,
  ]
  if (spec.refusals.length > 0) facts.push(`Refuses: ${codes(spec.refusals)}.`)
  if (spec.stale.length > 0) facts.push(`Makes stale: ${ticked(spec.stale)}.`)
  if (notBuilt.has(spec.name)) facts.push('**Not built yet: answers 501.**')
  return `### ${spec.name}\n\n${spec.summary} ${facts.join(' ')}\n\n${fence(
    `data: ${shape(spec.input, 'input')}\nanswer: ${shape(spec.output, 'output')}`,
  )}\n`
}

function codes(names: readonly RefusalName[]): string {
  return names.map((name) => `\`${name}\` (${REFUSALS[name].code})`).join(', ')
}

function ticked(names: readonly string[]): string {
  return names.map((name) => (name === '*' ? 'everything' : `\`${name}\``)).join(', ')
}

function fence(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``
}

function title(subject: string): string {
  const words = subject.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
