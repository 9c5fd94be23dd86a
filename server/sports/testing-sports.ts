/** What the house does alike with every sport but football, and what of it each has for its own: one line of the table for each. For tests alone. */
import type { FeedContent } from '#games/sports/feed.ts'
import { BASKETBALL_LEAGUES } from '#games/sports/basketball/leagues.ts'
import { ESPORT_LEAGUES } from '#games/sports/esport/leagues.ts'
import type { StatedScore } from '#games/sports/sport.ts'
import { TENNIS_LEAGUES } from '#games/sports/tennis/leagues.ts'
import { VOLLEYBALL_LEAGUES } from '#games/sports/volleyball/leagues.ts'
import {
  gameClock,
  openBasketball,
  points,
  quarter,
  scored,
  wholeGame,
} from './testing-basketball.ts'
import { esportClock, esportPhase, map, openEsport, wholeEsport } from './testing-esport.ts'
import {
  openTennis,
  point,
  serve,
  setOf,
  tennisClock,
  tennisPhase,
  wholeTennis,
} from './testing-tennis.ts'
import {
  firstServe,
  openVolleyball,
  rallies,
  rally,
  volleyballClock,
  volleyballPhase,
  wholeVolleyball,
} from './testing-volleyball.ts'
import { ending, type FeedHouse, type TestMatch } from './testing.ts'

type Clubs = readonly [number, number]
type Picked = readonly [market: string, selection: string]

export interface SportCase {
  readonly name: string
  readonly sportID: number
  readonly competitionID: string
  open(house: FeedHouse, how: { clubs: Clubs; follows?: readonly [] }): Promise<TestMatch>
  /** Who wins. */
  readonly winner: string
  /** What a list shows of it, and the parts that its page has markets of. */
  readonly chief: readonly string[]
  readonly periods: readonly string[]
  /** The away side wins it all: each of these picks does. */
  readonly lost: {
    readonly contents: readonly FeedContent[]
    readonly picks: readonly Picked[]
    readonly shown: object
  }
  /** The home side wins it: what its results say, and what both count in the table. */
  readonly won: {
    readonly contents: readonly FeedContent[]
    readonly result: object
    readonly points: readonly [number, number]
  }
  /** It is broken off, or given up: what was decided by then, what was not, and how its results have it. */
  readonly brokenOff: {
    readonly contents: readonly FeedContent[]
    readonly decided: Picked
    readonly open: readonly Picked[]
    readonly result: object
  }
  readonly inPlay: {
    readonly begins: readonly FeedContent[]
    readonly clock: FeedContent
    readonly before: object
    /** The home side scores. */
    readonly scores: readonly FeedContent[]
    /** Do bets stop by that, where only a part that has ended says who scored? */
    readonly isStopped: boolean
    readonly after: object
    readonly partEnds: readonly FeedContent[]
    readonly nextClock: FeedContent
  }
  /** The home side is far ahead. */
  readonly ahead: readonly FeedContent[]
  /** A pick that wins, until what is told afterwards is known. */
  readonly corrected: {
    readonly pick: Picked
    readonly contents: readonly FeedContent[]
    readonly then: readonly FeedContent[]
  }
  /** Of a match whose points nobody told: scores that it has not, and those that say that the away side has won. */
  readonly stated: {
    readonly begins: readonly FeedContent[]
    readonly wrong: readonly StatedScore[]
    readonly right: StatedScore
  }
  /** What cannot be picked. */
  readonly unknown: readonly Picked[]
  /** What stands in no coupon beside who wins. */
  readonly beside: Picked
}

const times = (count: number, content: FeedContent): readonly FeedContent[] =>
  Array.from({ length: count }, () => content)
const annuls = (...sequences: readonly number[]): readonly FeedContent[] =>
  sequences.map((sequence) => ({ type: 'correction', annuls: sequence }))
const score = (home: number, away: number) => ({ home, away })
const GOALS: StatedScore = { count: 'goals', period: 'match', score: score(0, 2) }
const POINTS: StatedScore = { count: 'points', period: 'match', score: score(70, 71) }
const SETS_LOST = (sets: number): StatedScore => ({
  count: 'sets',
  period: 'match',
  score: score(0, sets),
})

export const SPORT_CASES: readonly SportCase[] = [
  {
    name: 'basketball',
    sportID: 2,
    competitionID: BASKETBALL_LEAGUES[0]?.competition.id ?? '',
    open: openBasketball,
    winner: 'winner',
    chief: ['winner', 'points-handicap', 'total-points'],
    periods: ['match', 'first-half', 'second-half', 'q1', 'q2', 'q3', 'q4'],
    lost: {
      contents: [
        ...wholeGame([
          [20, 18],
          [15, 17],
          [22, 22],
          [19, 19],
        ]).slice(0, -2),
        quarter('after-q4'),
        quarter('overtime'),
        ...scored(4, 7, 'overtime'),
        quarter('over'),
        ending('ended'),
      ],
      picks: [
        ['winner', '2'],
        ['period-result@q4', 'X'],
      ],
      shown: {
        score: score(80, 83),
        halfScore: score(35, 35),
        parts: [
          { part: 'q1', score: score(20, 18) },
          { part: 'q2', score: score(15, 17) },
          { part: 'q3', score: score(22, 22) },
          { part: 'q4', score: score(19, 19) },
          { part: 'overtime', score: score(4, 7) },
        ],
      },
    },
    won: {
      contents: wholeGame([
        [20, 10],
        [20, 10],
        [20, 10],
        [20, 10],
      ]),
      result: { score: score(80, 40), halfScore: score(40, 20) },
      points: [2, 1],
    },
    brokenOff: {
      contents: [
        quarter('q1'),
        ...scored(9, 4, 'q1'),
        quarter('after-q1'),
        quarter('q2'),
        ...scored(20, 0, 'q2'),
        ending('abandoned'),
      ],
      decided: ['period-result@q1', '1'],
      open: [
        ['winner', '1'],
        ['period-result@q2', '1'],
      ],
      result: { ending: 'abandoned', score: score(29, 4) },
    },
    inPlay: {
      begins: [quarter('q1')],
      clock: gameClock('q1'),
      before: { half: 'q1', minute: 1 },
      scores: [points('home', 1, 'q1')],
      isStopped: false,
      after: { score: score(1, 0) },
      partEnds: [quarter('after-q1'), quarter('q2')],
      nextClock: gameClock('q2'),
    },
    ahead: [quarter('q1'), ...scored(9, 0, 'q1')],
    corrected: {
      pick: ['winner', '1'],
      contents: wholeGame([
        [1, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
      // Fixture 1, phase 2, points 3.
      then: [...annuls(3), points('away', 2, 'q4')],
    },
    stated: {
      begins: [quarter('q1'), quarter('over'), ending('ended')],
      wrong: [GOALS, { count: 'points', period: 's1', score: score(25, 20) }, SETS_LOST(2)],
      right: POINTS,
    },
    unknown: [
      ['match-result', '1'],
      ['winner', 'X'],
      ['total-points.1', 'over'],
      ['winner@q1', '1'],
    ],
    beside: ['total-points', 'over'],
  },
  {
    name: 'tennis',
    sportID: 3,
    competitionID: TENNIS_LEAGUES[0]?.competition.id ?? '',
    open: openTennis,
    winner: 'match-winner',
    chief: ['match-winner', 'games-handicap', 'total-games'],
    periods: ['match', 's1', 's2'],
    lost: {
      contents: wholeTennis([
        [4, 6],
        [7, 6],
        [5, 7],
      ]),
      picks: [
        ['match-winner', '2'],
        ['set-score', '1-2'],
        ['set-winner@s2', '1'],
      ],
      shown: {
        score: score(1, 2),
        halfScore: null,
        game: null,
        parts: [
          { part: 's1', score: score(4, 6) },
          { part: 's2', score: score(7, 6) },
          { part: 's3', score: score(5, 7) },
        ],
      },
    },
    won: {
      contents: wholeTennis([
        [6, 0],
        [6, 0],
      ]),
      result: { ending: 'ended', score: score(2, 0), halfScore: null },
      points: [1, 0],
    },
    brokenOff: {
      contents: [
        tennisPhase('s1'),
        ...setOf('s1', [6, 3]),
        tennisPhase('after-s1'),
        tennisPhase('s2'),
        ...setOf('s2', [4, 0]),
        ending('retired'),
      ],
      decided: ['set-winner@s1', '1'],
      open: [
        ['match-winner', '1'],
        ['set-winner@s2', '1'],
      ],
      result: { ending: 'retired', score: score(1, 0) },
    },
    inPlay: {
      begins: [tennisPhase('s1'), serve('home', 's1', 1)],
      clock: tennisClock('s1'),
      before: {
        half: 's1',
        game: { games: score(0, 0), points: { home: '0', away: '0' }, server: 'home' },
      },
      scores: [point('home', 's1', 1)],
      isStopped: false,
      after: {
        score: score(0, 0),
        game: { points: { home: '15', away: '0' } },
        parts: [{ part: 's1', score: score(0, 0) }],
      },
      partEnds: [tennisPhase('after-s1'), tennisPhase('s2')],
      nextClock: tennisClock('s2'),
    },
    ahead: [tennisPhase('s1'), ...setOf('s1', [4, 0])],
    corrected: {
      pick: ['set-winner@s1', '2'],
      contents: [
        tennisPhase('s1'),
        ...setOf('s1', [0, 6]),
        ...setOf('s2', [0, 6]),
        ending('ended'),
      ],
      // Fixture 1, phase 2; points of the sixth game 23 to 26. It went to the other side, who then won the set.
      then: [
        ...annuls(23, 24, 25, 26),
        ...[6, 7, 8, 9, 10, 11, 12].flatMap((game) => times(4, point('home', 's1', game))),
      ],
    },
    stated: {
      begins: [tennisPhase('s1'), tennisPhase('over'), ending('ended')],
      wrong: [GOALS, POINTS, { count: 'points', period: 's1', score: score(25, 20) }],
      right: SETS_LOST(2),
    },
    unknown: [
      ['winner', '1'],
      ['match-winner', 'X'],
      ['set-winner@s3', '1'],
      ['set-score', '3-0'],
      ['total-games.1', 'over'],
    ],
    beside: ['set-score', '2-0'],
  },
  {
    name: 'volleyball',
    sportID: 4,
    competitionID: VOLLEYBALL_LEAGUES[0]?.competition.id ?? '',
    open: openVolleyball,
    winner: 'volleyball-winner',
    chief: ['volleyball-winner', 'volleyball-sets-handicap', 'volleyball-total-points'],
    periods: ['match', 's1', 's2', 's3'],
    lost: {
      contents: wholeVolleyball([
        [25, 20],
        [23, 25],
        [25, 22],
        [30, 32],
        [13, 15],
      ]),
      picks: [
        ['volleyball-winner', '2'],
        ['volleyball-set-score', '2-3'],
        ['volleyball-set-winner@s3', '1'],
      ],
      shown: {
        score: score(2, 3),
        halfScore: null,
        game: null,
        parts: [
          { part: 's1', score: score(25, 20) },
          { part: 's2', score: score(23, 25) },
          { part: 's3', score: score(25, 22) },
          { part: 's4', score: score(30, 32) },
          { part: 's5', score: score(13, 15) },
        ],
      },
    },
    won: {
      // Three sets to two: two points for who wins it, and one for who does not.
      contents: wholeVolleyball([
        [25, 20],
        [20, 25],
        [25, 20],
        [20, 25],
        [15, 10],
      ]),
      result: { ending: 'ended', score: score(3, 2), halfScore: null },
      points: [2, 1],
    },
    brokenOff: {
      contents: [
        volleyballPhase('s1'),
        ...rallies('s1', [25, 19]),
        volleyballPhase('after-s1'),
        volleyballPhase('s2'),
        ...rallies('s2', [24, 3]),
        ending('abandoned'),
      ],
      decided: ['volleyball-set-winner@s1', '1'],
      open: [
        ['volleyball-winner', '1'],
        ['volleyball-set-winner@s2', '1'],
      ],
      result: { ending: 'abandoned', score: score(1, 0) },
    },
    inPlay: {
      begins: [volleyballPhase('s1'), firstServe('away', 's1')],
      clock: volleyballClock('s1'),
      before: {
        half: 's1',
        game: { games: null, points: { home: '0', away: '0' }, server: 'away' },
      },
      scores: [rally('home', 's1')],
      isStopped: false,
      after: {
        score: score(0, 0),
        game: { games: null, points: { home: '1', away: '0' }, server: 'home' },
        parts: [{ part: 's1', score: score(1, 0) }],
      },
      partEnds: [volleyballPhase('after-s1'), volleyballPhase('s2')],
      nextClock: volleyballClock('s2'),
    },
    ahead: [volleyballPhase('s1'), ...rallies('s1', [12, 0])],
    corrected: {
      pick: ['volleyball-set-winner@s1', '2'],
      contents: wholeVolleyball([
        [23, 25],
        [0, 25],
        [0, 25],
      ]),
      // Fixture 1, phase 2, who serves 3; the last two of 48 rallies went to the other side.
      then: [...annuls(50, 51), ...times(2, rally('home', 's1'))],
    },
    stated: {
      begins: [volleyballPhase('s1'), volleyballPhase('over'), ending('ended')],
      wrong: [GOALS, POINTS, { count: 'games', period: 's1', score: score(6, 4) }],
      right: SETS_LOST(3),
    },
    unknown: [
      ['winner', '1'],
      ['volleyball-winner', 'X'],
      ['volleyball-set-winner@s4', '1'],
      ['volleyball-set-score', '2-0'],
      ['volleyball-total-points.1', 'over'],
    ],
    beside: ['volleyball-set-score', '3-0'],
  },
  {
    name: 'esport',
    sportID: 5,
    competitionID: ESPORT_LEAGUES[0]?.competition.id ?? '',
    open: openEsport,
    winner: 'esport-winner',
    chief: ['esport-winner', 'esport-maps-handicap', 'esport-total-maps'],
    periods: ['match', 's1', 's2'],
    lost: {
      contents: wholeEsport(['away', 'home', 'away']),
      picks: [
        ['esport-winner', '2'],
        ['esport-map-score', '1-2'],
        ['esport-map-winner@s2', '1'],
        ['esport-total-maps.10', 'over'],
        ['esport-maps-handicap.6', '1'],
      ],
      shown: {
        score: score(1, 2),
        halfScore: null,
        game: null,
        parts: [
          { part: 's1', score: score(0, 1) },
          { part: 's2', score: score(1, 0) },
          { part: 's3', score: score(0, 1) },
        ],
      },
    },
    won: {
      contents: wholeEsport(['home', 'home']),
      result: { ending: 'ended', score: score(2, 0), halfScore: null },
      points: [1, 0],
    },
    brokenOff: {
      // Given up in its second map.
      contents: [
        esportPhase('s1'),
        map('home', 's1'),
        esportPhase('after-s1'),
        esportPhase('s2'),
        ending('retired'),
      ],
      decided: ['esport-map-winner@s1', '1'],
      open: [
        ['esport-winner', '1'],
        ['esport-map-winner@s2', '1'],
        ['esport-total-maps.10', 'over'],
      ],
      result: { ending: 'retired', score: score(1, 0) },
    },
    inPlay: {
      begins: [esportPhase('s1'), map('away', 's1'), esportPhase('after-s1')],
      clock: esportClock('s1'),
      before: { half: 'break', score: score(0, 1), game: null },
      scores: [esportPhase('s2'), map('home', 's2'), esportPhase('after-s2')],
      isStopped: true,
      after: { score: score(1, 1) },
      partEnds: [esportPhase('s3')],
      nextClock: esportClock('s3'),
    },
    ahead: [esportPhase('s1'), map('home', 's1'), esportPhase('after-s1')],
    corrected: {
      pick: ['esport-map-winner@s1', '2'],
      contents: wholeEsport(['away', 'away']),
      // Fixture 1, phase 2, map 3.
      then: [...annuls(3), map('home', 's1')],
    },
    stated: {
      begins: [esportPhase('s1'), esportPhase('over'), ending('ended')],
      wrong: [GOALS, POINTS, SETS_LOST(2), { count: 'games', period: 's1', score: score(6, 4) }],
      right: { count: 'maps', period: 'match', score: score(0, 2) },
    },
    unknown: [
      ['winner', '1'],
      ['esport-winner', 'X'],
      ['esport-map-winner@s3', '1'],
      ['esport-map-score', '3-0'],
      ['esport-total-maps.1', 'over'],
    ],
    beside: ['esport-map-score', '2-0'],
  },
]
