import { expect, it } from 'vitest'
import { runCommand } from '../check/testing-command.ts'

const WHY = ['--why', 'a test']

/** All of these end before a database is asked. */
it.each([
  [['exclusions'], 'Say what to do: list, add, remove.'],
  [['exclusions', 'frob'], 'There is no "frob" here: it is one of list, add, remove.'],
  [['exclusions', 'list', 'all'], '"all" is more than it takes.'],
  [['exclusions', 'add', ...WHY], 'add wants a national id.'],
  [
    ['exclusions', 'add', '123', '--until', '2099-01-01', ...WHY],
    '123 is no national id of TR: eleven digits',
  ],
  [['exclusions', 'add', '10000000146', ...WHY], 'Say until when: --until 2027-01-31'],
  [
    ['exclusions', 'add', '10000000146', '--until', '2099-02-30', ...WHY],
    '2099-02-30 is no day of the calendar',
  ],
  [
    ['exclusions', 'add', '10000000146', '--country', 'Turkey', ...WHY],
    '--country Turkey is no country',
  ],
  [['exclusions', 'remove', '10000000146x', ...WHY], '10000000146x is no national id of TR'],
  [['care', 'shwo', 'demo'], 'There is no "shwo" here'],
  [['care', 'done'], 'done wants a member.'],
  [['bonus', 'close', 'welcome', ...WHY], '"welcome" is no number of an offer'],
  [['bonus', 'award', 'welcome', ...WHY], 'award wants a member, too.'],
  [['bonus-cost'], 'Say which offer'],
  [
    ['bonus-cost', 'welcome', '--claims', '1.5'],
    '--claims 1.5 is no whole number from 1 to 999999999.',
  ],
  [
    ['bonus-cost', 'package.json'],
    'package.json is not an offer:\n  kind: is missing, expected deposit',
  ],
  [
    ['member', 'limit', 'demo', 'deposits', 'day', '5', ...WHY],
    '"deposits" is not a kind of limit: deposit, loss, stake, session.',
  ],
  [
    ['member', 'limit', 'demo', 'deposit', 'year', '5', ...WHY],
    '"year" is not a period: day, week, month.',
  ],
  [
    ['member', 'limit', 'demo', 'deposit', 'day', '0,001', ...WHY],
    '"0,001" is no limit: lira with a point',
  ],
  [
    ['member', 'limit', 'demo', 'deposit', 'day', '99999999999', ...WHY],
    '99999999999 is too high: a limit is 100000000 lira at most.',
  ],
  [
    ['member', 'limit', 'demo', 'session', 'day', '1.5', ...WHY],
    '"1.5" is no limit: whole minutes',
  ],
  [['product', 'close', 'slot', ...WHY], 'There is no product "slot".'],
])('a command of protection answers %j with what is wrong: %s', async (typed, fault) => {
  const { printed, code } = await runCommand({}, typed)
  expect(printed).toContain(fault)
  expect(printed).not.toMatch(/Invalid input|^\s*at /m)
  expect(code).toBe(1)
})

it.each([
  [
    ['table', 'limits', 'zeplin', '1', '100000000000', ...WHY],
    '100000000000 is above all amounts here: ₺1000000000 is the most.',
    1,
  ],
  [['table', 'limits', 'zeplin', '1', '5,5', ...WHY], '5,5 is no amount of whole kuruş', 1],
  [['verify-floor', '--frob'], "Unknown option '--frob'", 1],
  [['verify-floor', 'zeplin', '1', '2', '--end'], "Option '--end <value>' argument missing", 1],
  [['verify-floor', '--help'], 'Usage: npm run verify-floor -- <table> <from> <to>', 0],
])('a command of the floor answers %j in a line: %s', async (typed, line, exit) => {
  const { printed, code } = await runCommand({}, typed)
  expect(printed).toContain(line)
  expect(printed).not.toMatch(/^\s*at /m)
  expect(code).toBe(exit)
})
