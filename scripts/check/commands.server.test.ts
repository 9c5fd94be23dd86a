import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { post } from '#ledger/post.ts'
import { offerFile } from '#server/bonus/offer-file.ts'
import { fileOfOffer } from '#server/bonus/operate.ts'
import { port } from '#server/database/database.ts'
import { tableNames } from '#server/database/dump.ts'
import { rowsOf } from '#server/database/testing-dump.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { seedFloor } from '#server/floor/tables/tables.ts'
import { madeFolder } from '#server/round/testing-game.ts'
import { commandFile, runCommand } from './testing-command.ts'
import { CUP, LOTTERY, PREPARED, SAID, WITHDRAWALS } from './testing-prepared.ts'

/**
 * Every command of package.json, and what it does to a house: whatever changes one row of it leaves rows in the action log, and
 * whatever leaves none has changed nothing. A new command has to be put on one of the lists here, and a new verb among its steps.
 */

interface Step {
  typed: readonly string[]
  /** The acts that it leaves; none: it changes nothing. */
  acts: readonly string[]
  /** It goes on until it is told to end; told so once it has printed this. */
  until?: string
}

const changes = (acts: string | readonly string[], ...typed: string[]): Step => ({
  acts: [acts].flat(),
  typed,
})
const looks = (...typed: string[]): Step => ({ acts: [], typed })

const RULE = {
  name: 'deneme-kurali',
  topic: 'GenelKurallar',
  tr: { title: 'Kural', html: '<p>Bir.</p>' },
}

const OFFER = {
  name: 'deneme-bonusu',
  kind: 'deposit',
  title: { tr: 'Deneme', en: 'Trial' },
  starts: '2026-01-01T00:00:00Z',
  every: 'day',
  percent: 10,
  minimum: 100,
  maximum: 100,
  claimDays: 3,
  wagering: 5,
  days: 10,
  weights: { slot: 100 },
}

const ROUNDS = {
  name: 'deneme-turlari',
  kind: 'free-rounds',
  title: { tr: 'Deneme', en: 'Trial' },
  starts: '2026-01-01T00:00:00Z',
  every: 'once',
  game: 'lale-devri',
  rounds: 5,
  stake: 1,
  wagering: 0,
  days: 7,
  byHand: true,
}

/** From here a table may be filmed. */
const STUDIO = 'https://studio.example'
const CARE = [looks('list'), looks('show', 'vip20')]

/** What is typed after each command, one after the other on a demo house of its own. */
const ON_A_HOUSE: Readonly<Record<string, (folder: string) => Promise<Step[]> | Step[]>> = {
  actions: () => [looks(), looks('--json')],
  audit: () => [looks(), looks('--continue')],
  bonus: async (folder) => {
    const offer = path.join(folder, 'offer.json')
    await writeFile(offer, JSON.stringify(OFFER))
    const rounds = path.join(folder, 'rounds.json')
    await writeFile(rounds, JSON.stringify(ROUNDS))
    return [
      looks('list'),
      changes('bonus.add', 'add', offer),
      looks('add', offer),
      changes('bonus.add', 'add', rounds),
      changes('bonus.award', 'award', ROUNDS.name, 'demo'),
      looks('award', ROUNDS.name, 'demo'),
      changes('bonus.close', 'close', '1'),
      looks('close', '1'),
    ]
  },
  content: async (folder) => {
    const rule = path.join(folder, 'rule.json')
    await writeFile(rule, JSON.stringify(RULE))
    const whole = path.join(folder, 'content')
    await mkdir(path.join(whole, 'information'), { recursive: true })
    const more = [RULE, { ...RULE, name: 'ikinci-kural' }]
    await writeFile(path.join(whole, 'information/rules.json'), JSON.stringify(more))
    return [
      looks('list'),
      changes('content.set', 'set', 'information', rule),
      looks('set', 'information', rule),
      // Only the one that is not there yet.
      changes('content.set', 'import', whole),
      looks('show', 'information', 'deneme-kurali'),
      changes('content.remove', 'remove', 'information', 'deneme-kurali'),
      looks('remove', 'information', 'deneme-kurali'),
    ]
  },
  deposits: () => [
    looks('list'),
    looks('show', '7'),
    changes('deposit.approved', 'approve', '7'),
    looks('approve', '7'),
    changes('deposit.canceled', 'cancel', '8'),
    looks('cancel', '8'),
    changes('deposit.notice-followed', 'book', '9'),
    looks('book', '9'),
    changes('deposit.notice-dismissed', 'dismiss', '10'),
    looks('dismiss', '10'),
  ],
  game: () => [
    looks('lale-devri'),
    changes('game.settings', 'lale-devri', '--close'),
    looks('lale-devri', '--close'),
  ],
  documents: (folder) => [
    looks('list'),
    looks('show', 'vip20'),
    changes('document.ask', 'ask', 'vip20', 'address', 'Adresiniz değişmiş.'),
    looks('ask', 'vip20', 'address', 'Adresiniz değişmiş.'),
    changes('document.review', 'review', '901'),
    looks('review', '901'),
    changes('document.accept', 'accept', '901', '2099-01-01'),
    looks('accept', '901'),
    changes('document.refuse', 'refuse', '902', 'Okunmuyor.'),
    looks('refuse', '902', 'Okunmuyor.'),
    looks('export', '902', path.join(folder, 'none.jpg')),
  ],
  'bonus-cost': (folder) => [looks(path.join(folder, 'none.json')), looks('none')],
  care: () => [...CARE, changes('member.care', 'done', 'vip20'), looks('done', 'vip20')],
  exclusions: () => {
    const add = ['add', '10000000146', '--until', '2099-01-01']
    return [
      looks('list'),
      changes('sandbox-register.set', ...add),
      looks(...add),
      looks('add', 'abc', '--until', '2099-01-01'),
      looks('add', '10000000146', '--until', '2020-01-01'),
      changes('sandbox-register.set', 'remove', '10000000146'),
      looks('remove', '10000000146'),
    ]
  },
  'game-hashes': () => [changes('game.settings'), looks()],
  joining: () => [
    looks('list'),
    changes('joining.code', 'code', 'BAHAR26', '--tr', 'Bahar', '--en', 'Spring'),
    looks('code', 'BAHAR26', '--tr', 'Bahar', '--en', 'Spring'),
    changes('joining.code-end', 'end', 'BAHAR26'),
    looks('end', 'BAHAR26'),
    changes('joining.number', 'number', '100002', 'Bir ortak'),
    looks('number', '100002', 'Bir ortak'),
    changes('joining.number-forget', 'forget', '100002'),
    looks('forget', '100002'),
    changes('joining.resume', 'resume'),
    looks('resume'),
  ],
  lines: () => [
    looks('list'),
    looks('list', 'zeplin'),
    changes('table.line-hidden', 'hide', '31'),
    looks('hide', '31'),
    changes('table.line-cleared', 'clear', '31'),
    looks('clear', '31'),
    changes('table.silence', 'silence', 'vip20', '24'),
    changes('table.unsilence', 'unsilence', 'vip20'),
    looks('unsilence', 'vip20'),
  ],
  lottery: async (folder) => {
    const file = path.join(folder, 'lottery.json')
    await writeFile(file, JSON.stringify(LOTTERY))
    return [
      looks('show'),
      changes('lottery.open', 'open', file),
      looks('open', file),
      changes('lottery.draw', 'draw', '1'),
      looks('draw', '1'),
    ]
  },
  sports: () => [
    looks('list'),
    looks('show', '501'),
    looks('show', '500'),
    changes('sports.suspend', 'suspend', '501', 'match-result'),
    changes('sports.resume', 'resume', '501', 'match-result'),
    changes('sports.limits', 'limits', '501', '50', 'none'),
    changes('sports.boost', 'boost', '501', 'match-result', '1', '2.05', '50', 'start'),
    changes('sports.boost-end', 'unboost', '501', 'match-result', '1'),
    changes('sports.settle', 'settle', '501', 'match-result', 'X=win'),
    looks('leg', '999', '1', 'win'),
    changes('sports.void', 'void', '501'),
    changes('sports.follow', 'follow', '501'),
    changes('sports.score', 'score', '502', 'goals', 'match', '2-1'),
    looks('score', '502', 'goals', 'match', '2-1'),
    looks('claims'),
    changes('sports.waive', 'waive', '951'),
    looks('waive', '951'),
  ],
  table: () => [
    looks('list'),
    changes('table.close', 'close', 'zeplin'),
    looks('close', 'zeplin'),
    changes('table.limits', 'limits', 'zeplin', '2', '1000.50'),
    looks('limits', 'zeplin', '2', '1000.50'),
    looks('limits', 'avrupa-ruleti', '50', '1000'),
    changes('table.open', 'open', 'zeplin'),
    changes('table.video', 'video', 'zeplin', `${STUDIO}/zeplin.mp4`),
    looks('video', 'zeplin', `${STUDIO}/zeplin.mp4`),
    looks('video', 'blackjack-saray', `${STUDIO}/saray.mp4`),
    looks('video', 'zeplin', 'https://elsewhere.example/zeplin.mp4'),
    changes('table.video', 'video', 'zeplin', 'off'),
    looks('open', 'zeplin'),
  ],
  maintenance: () => [
    looks('status'),
    changes('site.maintenance', 'on'),
    looks('on'),
    changes('site.maintenance', 'off'),
    looks('off'),
  ],
  member: () => [
    looks('show', 'demo'),
    changes('protection.tighten', 'limit', 'demo', 'stake', 'day', '100'),
    changes('protection.offer-looser', 'offer-limit', 'demo', 'stake', 'day', 'none'),
    looks('offer-limit', 'demo', 'loss', 'day', '200'),
    looks('limit', 'demo', 'stake', 'day', '200'),
    looks('log-out', 'demo'),
    changes('member.close', 'close', 'demo'),
    looks('close', 'demo'),
    changes('member.open', 'open', 'demo'),
    looks('open', 'demo'),
  ],
  poker: () => [
    looks('list'),
    looks('show', '801'),
    changes('poker.credit', 'credit', '801'),
    looks('credit', '801'),
    looks('refuse', '801', 'Geç kaldı.'),
    changes('poker.refuse', 'refuse', '802', 'Masada hile görüldü.'),
    looks('refuse', '802', 'Masada hile görüldü.'),
  ],
  product: () => [
    looks('list'),
    changes('product.close', 'close', 'poker'),
    looks('close', 'poker'),
    changes('product.open', 'open', 'poker'),
    looks('open', 'poker'),
  ],
  'publish-game': async () => {
    const folder = await madeFolder()
    return [
      looks(folder, '--check'),
      changes(['game.publish', 'game.settings', 'game.tile'], folder, '--id', 'moon-lines'),
      looks(folder, '--id', 'moon-lines'),
      changes('game.tile', folder, '--id', 'moon-lines', '--name', 'Ay Çizgileri'),
      looks(),
    ]
  },
  reconcile: async (folder) => {
    const statement = path.join(folder, 'statement.csv')
    await writeFile(statement, 'reference,direction,amount,currency,state,time\n')
    const written = path.join(folder, 'sandbox.csv')
    return [
      looks('by-hand', statement),
      looks('by-hand', statement, '--from', '2026-11-01T00:00:00Z', '--to', '2026-12-01T00:00:00Z'),
      looks('nobody', statement),
      looks('sandbox', written, '--write'),
      looks('sandbox', written),
      looks('--notices'),
    ]
  },
  rtp: () => [looks()],
  seed: () => [
    changes('catalogue.made-up', '--games', '20'),
    looks('--games', '20'),
    changes('catalogue.made-up', '--games', '0'),
    looks('--games', '0'),
  ],
  support: () => [
    looks('list'),
    { ...looks('watch'), until: 'Waiting for messages' },
    looks('show', '7'),
    changes('support.reply', 'reply', '7', 'Merhaba.'),
    changes('support.close', 'close', '7'),
    looks('close', '7'),
    changes('support.hours', 'hours', '08:00-20:00'),
    looks('hours', '08:00-20:00'),
  ],
  tournament: async (folder) => {
    const cup = path.join(folder, 'cup.json')
    await writeFile(cup, JSON.stringify(CUP))
    return [
      looks('list'),
      changes('tournament.add', 'add', cup),
      looks('add', cup),
      changes('tournament.cancel', 'cancel', '1'),
      looks('cancel', '1'),
    ]
  },
  'verify-round': () => [looks('1', '--member', 'demo')],
  withdrawals: () => [
    looks('list'),
    looks('show', '901'),
    changes('withdrawal.review', 'review', '901'),
    looks('review', '901'),
    changes('withdrawal.approve', 'approve', '901'),
    changes('withdrawal.failed', 'failed', '901'),
    changes('withdrawal.approve', 'approve', '901'),
    changes('withdrawal.paid', 'paid', '901'),
    looks('paid', '901'),
    changes('withdrawal.refuse', 'refuse', '902', 'Belgeniz okunmuyor.'),
    looks('refuse', '902', 'Belgeniz okunmuyor.'),
    // Each by the first of two.
    changes('withdrawal.notice-followed-first', 'was-paid', '903'),
    looks('was-paid', '903'),
    changes('withdrawal.notice-dismissed-first', 'dismiss', '904'),
    looks('dismiss', '904'),
    looks('approve', '904'),
  ],
}

/** These are the house itself, or open one of their own that goes with them. */
const HOUSES = ['start', 'dev', 'test', 'bench', 'database-dump', 'simulate-floor']

/** These work on files, and on nothing that a house keeps. */
const WITHOUT_A_HOUSE =
  'battery build conformance bingo-voice contact-sheet fonts game-docs returns settle simulate sports-feed share-pictures test-costs tidy verify-floor wire'.split(
    ' ',
  )

/** What the house last saw of its own files: when it looked, and no act of anybody. */
const NOTES = new Set(['game_file_checks'])

const source = (command: string): string => readFileSync(commandFile(command), 'utf8')

describe('the commands of package.json', () => {
  it('stand on these lists, each on one', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const listed = [...Object.keys(ON_A_HOUSE), ...HOUSES, ...WITHOUT_A_HOUSE]
    expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted())
  })

  it('open a house’s database where they are listed to', () => {
    const opens = (command: string) => /withDatabase|openScriptDatabase/.test(source(command))
    for (const command of Object.keys(ON_A_HOUSE))
      expect([command, opens(command)]).toEqual([command, true])
    for (const command of WITHOUT_A_HOUSE)
      expect([command, opens(command)]).toEqual([command, false])
  })

  it('have made what they use before they run: a constant behind that is not there yet', () => {
    for (const command of [...Object.keys(ON_A_HOUSE), ...WITHOUT_A_HOUSE]) {
      const [, behind = ''] = source(command).split(/^try \{$/m)
      expect([command, behind.match(/^(const|let|class) \w+/gm)]).toEqual([command, null])
    }
  })

  it('have every verb of their usage among these steps', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kasa-commands-'))
    for (const [command, stepsIn] of Object.entries(ON_A_HOUSE)) {
      const [, usage] = /Usage: npm run [\w-]+ -- ([a-z][^'`]*)/.exec(source(command)) ?? []
      const verbs = usage?.split(' | ').map((part) => part.split(' ')[0] ?? '') ?? []
      const typed = (await stepsIn(folder)).map((step) => step.typed[0])
      expect([command, verbs.filter((verb) => !typed.includes(verb))]).toEqual([command, []])
    }
    await rm(folder, { recursive: true })
  })
})

const WHY = 'so that it is known'

describe('what a command changes stands in the action log', () => {
  it.each(Object.keys(ON_A_HOUSE))('npm run %s', { timeout: 120_000 }, async (command) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kasa-commands-'))
    const database = await freshDatabase('demo')
    try {
      await database.pool.query(PREPARED)
      if (command === 'table' || command === 'lines') {
        await seedFloor(database.db, randomBytes, new Date())
        await database.pool.query(SAID)
      }
      await runMigrations({ pgPool: database.pool })
      for (const move of WITHDRAWALS) await post(port(database.db), move)
      const env = { DATABASE_URL: database.url, DATA_DIR: folder, STUDIO_ORIGINS: STUDIO }
      for (const step of (await ON_A_HOUSE[command]?.(folder)) ?? []) {
        const before = await everything(database)
        const typed = [command, ...(await typedOn(database, step))]
        const { printed } = await runCommand(env, typed, step.until)
        const after = await everything(database)
        const acts = after.actions.slice(before.actions.length)
        const ran = [command, ...step.typed, printed]
        expect([...ran, acts.map(({ what }) => what)]).toEqual([...ran, step.acts])
        expect([...ran, after.rest === before.rest]).toEqual([...ran, step.acts.length === 0])
        for (const act of acts) {
          expect(act).toMatchObject({ actor_kind: 'command', actor_name: userInfo().username })
          expect(act).toMatchObject({
            why: WHY,
            target: expect.any(String),
            at: expect.any(String),
          })
          expect(act['before']).not.toEqual(act['after'])
        }
      }
    } finally {
      await database.close()
      await rm(folder, { recursive: true })
    }
  })
})

it(
  'what commands say of a member, of an offer that stands and of what cannot be',
  { timeout: 120_000 },
  async () => {
    const database = await freshDatabase('demo')
    const folder = await mkdtemp(path.join(tmpdir(), 'kasa-commands-'))
    try {
      const env = { DATABASE_URL: database.url, DATA_DIR: folder }
      const text = async (...typed: string[]) => (await runCommand(env, typed)).printed
      const offer = path.join(folder, 'offer.json')
      expect(await text('bonus', 'add', offer, '--why', WHY)).toBe(`There is no file ${offer}.\n`)
      await writeFile(offer, JSON.stringify(OFFER))
      await text('bonus', 'add', offer, '--why', WHY)
      const misnamed = { ...OFFER, name: 'misnamed', excludedGames: ['lale-devrii'] }
      await writeFile(offer, JSON.stringify(misnamed))
      expect(await text('bonus', 'add', offer, '--why', WHY)).toContain(
        'lale-devrii: no game, table or sport of this house',
      )
      // Not played here: that builds every slot of the house.
      expect(await fileOfOffer(database.db, OFFER.name)).toEqual(offerFile.parse(OFFER))
      expect(await text('bonus-cost', 'none')).toContain('no offer named none')
      const add = ['exclusions', 'add', '10000000146', '--why', WHY]
      expect(await text(...add, '--until', '2020-01-01')).toContain('is over')
      expect(await text(...add.with(2, 'abc'), '--until', '2099-01-01')).toContain('no national id')
      await text('member', 'limit', 'demo', 'stake', 'week', '250', '--why', WHY)
      await database.pool.query(
        `update protections set pause = 'self-exclusion', paused_at = now(), paused_until = '2099-01-01T09:00:00Z'`,
      )
      const shown = await text('member', 'show', 'demo')
      expect(shown).toContain('ours        stake a week: 250.00 TRY, 0.00 TRY used')
      expect(shown).toContain('excluded    until 2099-01-01 12:00, by themselves')
    } finally {
      await database.close()
      await rm(folder, { recursive: true })
    }
  },
)

/** Every command that changes something takes a reason; content is named by its number. */
async function typedOn({ pool }: FreshDatabase, { typed, acts }: Step): Promise<string[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from content_items where name = $1',
    [RULE.name],
  )
  const words = typed.map((word) => (word === RULE.name ? String(rows[0]?.id) : word))
  return acts.length > 0 ? [...words, '--why', WHY] : words
}

async function everything({ db }: FreshDatabase) {
  const q = port(db)
  const names = (await tableNames(q)).filter((name) => name !== 'actions' && !NOTES.has(name))
  const rest: unknown[] = []
  for (const name of names) rest.push(name, await rowsOf(q, name))
  return { actions: await rowsOf(q, 'actions'), rest: JSON.stringify(rest) }
}
