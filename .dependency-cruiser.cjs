/**
 * Who may import whom (docs/house.md). Each room names what it may reach; everything else is
 * refused. Tests may reach further: they put rooms together to see them work.
 */
const TEST = '(\\.test\\.tsx?|vite\\.config\\.ts)$'
const ROOMS = 'contract|ledger|chance|games|server|kit|web|stage|journeys|bench|scripts'

/** A room may import from itself and from what `allowed` (path patterns) matches. */
function room(name, allowed, packages) {
  return [
    {
      name: `${name}-imports`,
      severity: 'error',
      comment: `${name} may import only itself${allowed.map((path) => ` and ${path}`).join('')}`,
      from: { path: `^${name}/`, pathNot: TEST },
      to: { path: `^(${ROOMS})/`, pathNot: [`^${name}/`, ...allowed] },
    },
    {
      name: `${name}-packages`,
      severity: 'error',
      comment: `${name} may use only these packages: ${packages}`,
      from: { path: `^${name}/`, pathNot: TEST },
      to: { dependencyTypesNot: ['local', 'localmodule'], pathNot: [packages, `^(${ROOMS})/`] },
    },
  ]
}

const NO_PACKAGE = '^$'
const MONEY_AND_REFUSALS = ['^contract/(money|refusals)\\.ts$']
/** What the bets, runners and results of a kind of game are called, in the languages of the site. */
const NAMES_OF_A_KIND = '^contract/games/[a-z]+-names\\.ts$'
/** What a member comes for, on the server; a new wing stands here. What several of them take is not one. */
const SUBJECTS =
  'site|account|bonus|content|casino|live|cashier|poker|support|tournament|lottery|sports|virtual'

/** What a member goes to; a subject of the site knows none beside it. */
const SITE_SUBJECTS =
  'account|bonuses|cashier|casino|content|favourites|history|live|lottery|messages|play|poker|protection|site|sports|support|tournaments|virtual'

/** The site from the bottom up: a layer may take what is below it, and its own. */
const SITE_LAYERS = [
  ['words', '^web/words/'],
  ['state', '^web/state/'],
  ['call', '^web/call/'],
  ['parts', '^web/parts/'],
  ['subjects', `^web/(${SITE_SUBJECTS})/`],
  ['home', '^web/home/'],
  ['routes', '^web/routes\\.tsx$'],
  ['shell', '^web/shell/'],
  ['entry', '^web/(main\\.tsx$|prerender/)'],
]

/** The kinds of games on the stage; none knows another: what two need is below them. */
const STAGE_KINDS =
  'betgames|betpoker|bingo|blackjack|crash|football|race|roulette|slots|tablegames|testing'

/** The stage from the bottom up, as the site. */
const STAGE_LAYERS = [
  ['drawing', '^stage/(canvas|dom|painting)\\.ts$'],
  ['protocol', '^stage/protocol/'],
  ['frame', '^stage/frame/'],
  ['floor', '^stage/floor/'],
  ['virtual', '^stage/virtual/'],
  ['kinds', `^stage/(${STAGE_KINDS})/`],
  ['entry', '^stage/(kinds|main)\\.ts$'],
]

/** Of each layer but the last: it may take nothing of those above it. */
const layersOf = (name, room, layers) =>
  layers.slice(0, -1).map(([layer, path], at) => ({
    name: `${name}-${layer}`,
    severity: 'error',
    comment: `${room}'s ${layer} may take only what is below: ${layers.map(([each]) => each).join(' < ')}`,
    from: { path, pathNot: TEST },
    to: { path: layers.slice(at + 1).map(([, above]) => above) },
  }))

/** What opens over a page without a press: it stands in the address, comes by itself, or is a step of the page. */
const UNPRESSED = [
  '^web/parts/screen/overlay-sheet\\.tsx$',
  '^web/(history/round/round-panels|content/promotions|cashier/bank-account-sheet)\\.tsx$',
  '^web/(content/popup|shell/frame/inactivity-notice)\\.tsx$',
  '^web/parts/(safer-play/reality-check|jackpots/won-jackpots)\\.tsx$',
  '^web/account/(security/leave-warning|login/second-factor)\\.tsx$',
  '^web/site/kit-gallery\\.tsx$',
]

module.exports = {
  forbidden: [
    ...room('contract', [], '^node_modules/zod'),
    ...room('chance', [], NO_PACKAGE),
    ...room('ledger', MONEY_AND_REFUSALS, NO_PACKAGE),
    ...room('games', [...MONEY_AND_REFUSALS, NAMES_OF_A_KIND], NO_PACKAGE),
    ...room('server', ['^(contract|ledger|chance|games)/'], '.'),
    ...room('kit', [], '.'),
    ...room(
      'web',
      [
        '^(contract|chance|kit)/',
        '^games/(owed|football/scores|sports/(lines|coupon|rational)|tablegames/numbers)\\.ts$',
      ],
      '.',
    ),
    ...room(
      'stage',
      [
        NAMES_OF_A_KIND,
        '^contract/(games/(game-protocol|frame-protocol|floor-protocol|floor-room|floor-boards|table-looks)|money|languages|topics|stake-bound|stream-codes|typed-amount)\\.ts$',
        '^games/.*/?(events|numbers|board|strategy|pace)\\.ts$',
        '^kit/',
      ],
      '.',
    ),
    {
      name: 'neighbour-subjects',
      severity: 'error',
      comment: "A subject of the server may take only a neighbour's rules.ts.",
      from: { path: `^server/(${SUBJECTS})/`, pathNot: TEST },
      to: { path: `^server/(${SUBJECTS})/`, pathNot: ['^server/$1/', '/rules\\.ts$'] },
    },
    ...layersOf('site', 'web', SITE_LAYERS),
    ...layersOf('stage', 'stage', STAGE_LAYERS),
    {
      name: 'site-neighbours',
      severity: 'error',
      comment: 'A subject of the site knows none beside it: what two need is a part.',
      from: { path: `^web/(${SITE_SUBJECTS})/`, pathNot: TEST },
      to: { path: `^web/(${SITE_SUBJECTS})/`, pathNot: '^web/$1/' },
    },
    {
      name: 'stage-neighbours',
      severity: 'error',
      comment:
        'A kind of game knows none beside it, nor its style sheets: what two need is below them.',
      from: { path: `^stage/(${STAGE_KINDS})/`, pathNot: TEST },
      to: { path: `^stage/(${STAGE_KINDS})/`, pathNot: '^stage/$1/' },
    },
    {
      name: 'stage-outside-the-layers',
      severity: 'error',
      comment: 'A folder of stage/ that stands in no layer: a kind is a word of STAGE_KINDS.',
      from: {
        path: '^stage/',
        pathNot: [TEST, '\\.d\\.ts$', ...STAGE_LAYERS.map(([, path]) => path)],
      },
      to: {},
    },
    {
      name: 'site-outside-the-layers',
      severity: 'error',
      comment: 'A folder of web/ that stands in no layer: give it its place in SITE_LAYERS.',
      from: {
        path: '^web/',
        pathNot: [
          TEST,
          '^web/(main|routes|testing)\\.tsx?$',
          '^web/vite\\.config',
          ...SITE_LAYERS.map(([, path]) => path),
        ],
      },
      to: {},
    },
    {
      name: 'back-closes',
      severity: 'error',
      comment:
        'What a press opens over a page is closed by Back: a PressedSheet or PressedDialog. Others stand in the address, or come by themselves.',
      from: { path: '^web/', pathNot: [TEST, ...UNPRESSED] },
      to: { path: '^kit/feedback/dialog\\.tsx$' },
    },
    {
      name: 'frozen-migrations',
      severity: 'error',
      comment: 'A migration is frozen text: it may take nothing that can change after it has run.',
      from: { path: '^server/database/migrations/' },
      to: { pathNot: '(^|/)node_modules/kysely/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or want a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|woff2|svg|webp|json)' },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      comment: 'What runs in the house may not come from devDependencies.',
      from: { path: '^(contract|ledger|chance|games|server|kit|web|stage)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build/|^\\.results/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
