/**
 * Every screen of the site, one line each. To add one: write `web/<subject>/<screen>.tsx` with a
 * named export `<Something>Screen` (its words beside it, tr and en; its own `<title>`), and add its
 * line here. `member: true` sends visitors to /login and back. The module is fetched when the
 * screen is first opened; everything it imports stays out of the first load. Params: `useParams()`.
 */
import type { ComponentType } from 'react'

export interface Screen {
  /** Unique; what links and tests call it. */
  name: string
  path: string
  /** Opened by members only. */
  member?: true
  /** Of a screen of members: opens to one whose session is restricted, too. */
  restricted?: true
  /** Open to visitors, and shows what can be played or leads there: closed where play is, to a member who pauses or in their browser. */
  sells?: true
  /** The frame it shares with its neighbours, inside the site's own. */
  frame?: 'account'
  open: () => Promise<ComponentType>
}

const lobby = async () => (await import('./casino/lobby.tsx')).LobbyScreen
const live = async () => (await import('./live/lobby.tsx')).LiveLobbyScreen
const profile = async () => (await import('./account/profile/profile.tsx')).ProfileScreen
const information = async () => (await import('./content/information.tsx')).InformationScreen
const results = async () => import('./sports/results/results.tsx')
const competition = async () => (await results()).SportCompetitionScreen
const published = async () => (await import('./history/published-rounds.tsx')).PublishedRoundsScreen
const play = async () => (await import('./play/play.tsx')).PlayScreen

export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    sells: true,
    open: async () => (await import('./home/home.tsx')).HomeScreen,
  },
  { name: 'slots', path: '/slot', sells: true, open: lobby },
  { name: 'slotsByCategory', path: '/slot/category/:categoryID', sells: true, open: lobby },
  { name: 'slotsByType', path: '/slot/type/:type', sells: true, open: lobby },
  { name: 'slotsByProvider', path: '/slot/provider/:providerID', sells: true, open: lobby },
  { name: 'live', path: '/live', sells: true, open: live },
  { name: 'liveByCategory', path: '/live/category/:categoryID', sells: true, open: live },
  { name: 'liveByType', path: '/live/type/:type', sells: true, open: live },
  { name: 'liveByProvider', path: '/live/provider/:providerID', sells: true, open: live },
  {
    name: 'goldenRace',
    path: '/golden-race',
    sells: true,
    open: async () => (await import('./virtual/golden-race.tsx')).GoldenRaceScreen,
  },
  {
    name: 'football3d',
    path: '/3d-football',
    sells: true,
    open: async () => (await import('./virtual/football-3d.tsx')).Football3dScreen,
  },
  {
    name: 'bingo',
    path: '/bingo',
    sells: true,
    open: async () => (await import('./virtual/bingo.tsx')).BingoScreen,
  },
  {
    name: 'soundBingo',
    path: '/sound-bingo',
    sells: true,
    open: async () => (await import('./virtual/bingo.tsx')).SoundBingoScreen,
  },
  {
    name: 'betOnGames',
    path: '/bet-on-games',
    sells: true,
    open: async () => (await import('./virtual/bet-on-games.tsx')).BetOnGamesScreen,
  },
  {
    name: 'sport',
    path: '/sport',
    sells: true,
    open: async () => (await import('./sports/list/sport.tsx')).SportScreen,
  },
  {
    name: 'sportLive',
    path: '/sport/live',
    sells: true,
    open: async () => (await import('./sports/list/live.tsx')).LiveSportScreen,
  },
  {
    name: 'sportResults',
    path: '/sport/results',
    sells: true,
    open: async () => (await results()).SportResultsScreen,
  },
  {
    name: 'coupon',
    path: '/sport/coupon',
    sells: true,
    open: async () => (await results()).CouponScreen,
  },
  { name: 'sportCompetition', path: '/sport/competition/:id', sells: true, open: competition },
  { name: 'sportClub', path: '/sport/competition/:id/:club', sells: true, open: competition },
  {
    name: 'sportEvent',
    path: '/sport/event/:id',
    sells: true,
    open: async () => (await import('./sports/event/event.tsx')).SportEventScreen,
  },
  {
    name: 'promotions',
    path: '/promotions',
    sells: true,
    open: async () => (await import('./content/promotions.tsx')).PromotionsScreen,
  },
  { name: 'aboutUs', path: '/about-us', open: information },
  { name: 'information', path: '/info/:page', open: information },
  { name: 'play', path: '/play/:type/:id', member: true, open: play },
  { name: 'playVariant', path: '/play/:type/:id/:third', member: true, open: play },
  { name: 'playVariantOf', path: '/play/:type/:id/:third/:fourth', member: true, open: play },
  {
    name: 'demo',
    path: '/demo/:type/:id',
    sells: true,
    open: async () => (await import('./play/demo/demo.tsx')).DemoScreen,
  },
  {
    name: 'replay',
    path: '/replay/:game/:version/:mode/:book',
    open: async () => (await import('./play/replay/replay.tsx')).ReplayScreen,
  },
  { name: 'rounds', path: '/rounds', open: published },
  { name: 'roundsOfTable', path: '/rounds/:table', open: published },
  { name: 'round', path: '/rounds/:table/:round', open: published },
  {
    name: 'tournaments',
    path: '/tournaments',
    sells: true,
    open: async () => (await import('./tournaments/tournaments.tsx')).TournamentsScreen,
  },
  {
    name: 'profile',
    path: '/profile',
    member: true,
    frame: 'account',
    restricted: true,
    open: profile,
  },
  { name: 'me', path: '/me', member: true, frame: 'account', restricted: true, open: profile },
  {
    name: 'deposit',
    path: '/deposit',
    member: true,
    frame: 'account',
    open: async () => (await import('./cashier/deposit/deposit.tsx')).DepositScreen,
  },
  {
    name: 'withdraw',
    path: '/withdraw',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./cashier/withdrawal/withdraw.tsx')).WithdrawScreen,
  },
  {
    name: 'withdrawal',
    path: '/withdraw/:transactionID',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./cashier/withdrawal/withdrawal.tsx')).WithdrawalScreen,
  },
  {
    name: 'bankAccounts',
    path: '/bank-accounts',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./cashier/bank-accounts.tsx')).BankAccountsScreen,
  },
  {
    name: 'documents',
    path: '/documents',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./cashier/documents/documents.tsx')).DocumentsScreen,
  },
  {
    name: 'control',
    path: '/control',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./protection/screens.ts')).ControlScreen,
  },
  {
    name: 'exclusion',
    path: '/control/exclusion',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./protection/screens.ts')).ExclusionScreen,
  },
  {
    name: 'self-test',
    path: '/control/self-test',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./protection/screens.ts')).SelfTestScreen,
  },
  {
    name: 'bonuses',
    path: '/bonuses',
    member: true,
    frame: 'account',
    open: async () => (await import('./bonuses/bonuses.tsx')).BonusesScreen,
  },
  {
    name: 'favorites',
    path: '/favorites',
    member: true,
    frame: 'account',
    open: async () => (await import('./favourites/favourites.tsx')).FavouritesScreen,
  },
  {
    name: 'notifications',
    path: '/notifications',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./messages/notifications.tsx')).NotificationsScreen,
  },
  {
    name: 'tickets',
    path: '/profile/tickets',
    member: true,
    frame: 'account',
    open: async () => (await import('./lottery/tickets.tsx')).TicketsScreen,
  },
  {
    name: 'gameHistory',
    path: '/profile/games',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./history/game-history.tsx')).GameHistoryScreen,
  },
  {
    name: 'accountHistory',
    path: '/profile/history',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./history/account-history.tsx')).AccountHistoryScreen,
  },
  {
    name: 'financeHistory',
    path: '/profile/finance',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./history/finance/finance-history.tsx')).FinanceHistoryScreen,
  },
  {
    name: 'betHistory',
    path: '/profile/bets',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./history/bet-history.tsx')).BetHistoryScreen,
  },
  {
    name: 'bonusHistory',
    path: '/profile/bonuses',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./history/bonus-history.tsx')).BonusHistoryScreen,
  },
  {
    name: 'fairness',
    path: '/profile/fairness',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./account/fairness/fairness.tsx')).FairnessScreen,
  },
  {
    name: 'passwordChange',
    path: '/profile/password',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./account/security/password-change.tsx')).PasswordChangeScreen,
  },
  {
    name: 'twoFactor',
    path: '/profile/two-factor',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./account/security/two-factor.tsx')).TwoFactorScreen,
  },
  {
    name: 'passkeys',
    path: '/profile/passkeys',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./account/security/passkeys.tsx')).PasskeysScreen,
  },
  {
    name: 'personalData',
    path: '/profile/data',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./account/profile/personal-data.tsx')).PersonalDataScreen,
  },
  {
    name: 'sessions',
    path: '/profile/sessions',
    member: true,
    frame: 'account',
    restricted: true,
    open: async () => (await import('./account/login/sessions.tsx')).SessionsScreen,
  },
  {
    name: 'poker',
    path: '/poker-tavla-okey',
    member: true,
    restricted: true,
    open: async () => (await import('./poker/poker.tsx')).PokerScreen,
  },
  {
    name: 'login',
    path: '/login',
    open: async () => (await import('./account/login/login.tsx')).LoginScreen,
  },
  {
    name: 'register',
    path: '/register',
    sells: true,
    open: async () => (await import('./account/joining/register.tsx')).RegisterScreen,
  },
  {
    name: 'registerConfirm',
    path: '/register-account-confirm',
    open: async () =>
      (await import('./account/joining/register-confirm.tsx')).RegisterConfirmScreen,
  },
  {
    name: 'forgotPassword',
    path: '/forgot-password',
    open: async () => (await import('./account/login/forgot-password.tsx')).ForgotPasswordScreen,
  },
  {
    name: 'resetPassword',
    path: '/account_reset',
    open: async () => (await import('./account/login/reset-password.tsx')).ResetPasswordScreen,
  },
  {
    name: 'siteUnderMaintenance',
    path: '/maintenance',
    open: async () => (await import('./site/maintenance.tsx')).MaintenanceScreen,
  },
  {
    name: 'maintenanceControl',
    path: '/maintenance-control',
    open: async () => (await import('./site/maintenance-control.tsx')).MaintenanceControlScreen,
  },
  {
    name: 'notFound',
    path: '*',
    open: async () => (await import('./parts/screen/not-found.tsx')).NotFoundScreen,
  },
]

/** Screens that `npm run dev` adds; the build leaves them out. */
export const DEVELOPMENT_SCREENS: readonly Screen[] = import.meta.env.DEV
  ? [
      {
        name: 'kit',
        path: '/kit',
        open: async () => (await import('./site/kit-gallery.tsx')).KitGalleryScreen,
      },
    ]
  : []

/** Old addresses that lead elsewhere. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/home': '/',
  '/profile/deposit': '/deposit',
  '/history': '/profile/games',
}
