import { expect, it } from 'vitest'
import { readLaunch } from './launch.ts'
import { openReplay } from './replay-session.ts'

const launch = readLaunch(
  new URL(
    'http://g.example/lale-devri/1/?rgs_url=g.example/rgs&replay=true&game=lale-devri&version=1&mode=bonus&event=17&amount=2000000',
  ),
)

it('asks once for the published round, and plays it as often as wished without a stake', async () => {
  if (!launch?.replay) throw new Error('the launch is no replay')
  const asked: [string, string][] = []
  const recorded = { payoutMultiplier: 0.29, costMultiplier: 85, state: [{ type: 'total' }] }
  const session = openReplay(launch, launch.replay, {
    fetch: (input, init) => {
      asked.push([init?.method ?? 'GET', input instanceof Request ? input.url : String(input)])
      return Promise.resolve(new Response(JSON.stringify(recorded)))
    },
    wait: () => Promise.resolve(),
    onTrouble: () => undefined,
  })
  const { config, round } = await session.authenticate()
  expect(round).toBeNull()
  expect(config.betModes).toEqual({
    bonus: { mode: 'bonus', costMultiplier: 85, feature: false, rtp: 0 },
  })
  expect(config.jurisdiction).toMatchObject({ disabledAutoplay: true, displayNetPosition: false })
  const rounds = [await session.play(bet), await session.play(bet)].map((reply) => reply.round)
  expect(rounds.map(({ betID }) => betID)).toEqual([1, 2])
  expect(rounds[0]).toMatchObject({ amount: 2_000_000, payout: 580_000, active: false })
  await session.endRound()
  expect(asked).toEqual([['GET', 'http://g.example/rgs/bet/replay/lale-devri/1/bonus/17']])
})

const bet = { amount: 2_000_000, mode: 'bonus' }
