import { Migrator, type Kysely, type Migration } from 'kysely'
import { FUNCTIONS } from './functions.ts'
import { areInstalled, installFunctions } from './install-functions.ts'
import type { Tables } from './tables.ts'
import * as ledger from './migrations/001-ledger.ts'
import * as members from './migrations/002-members.ts'
import * as casino from './migrations/003-casino.ts'
import * as rounds from './migrations/004-rounds.ts'
import * as cashier from './migrations/005-cashier.ts'
import * as nextSeeds from './migrations/006-next-seeds.ts'
import * as accounts from './migrations/007-accounts.ts'
import * as joining from './migrations/008-joining.ts'
import * as roundCycle from './migrations/009-round-cycle.ts'
import * as demoPlay from './migrations/010-demo-play.ts'
import * as publishedGames from './migrations/011-published-games.ts'
import * as proof from './migrations/012-proof.ts'
import * as roundRequests from './migrations/013-round-requests.ts'
import * as content from './migrations/014-content.ts'
import * as live from './migrations/015-live.ts'
import * as tournaments from './migrations/016-tournaments.ts'
import * as jackpots from './migrations/017-jackpots.ts'
import * as messagesRead from './migrations/018-messages-read.ts'
import * as support from './migrations/019-support.ts'
import * as bets from './migrations/020-bets.ts'
import * as moneyPath from './migrations/021-money-path.ts'
import * as actions from './migrations/023-actions.ts'
import * as catalogue from './migrations/024-catalogue.ts'
import * as paymentDirections from './migrations/025-payment-directions.ts'
import * as paidInParts from './migrations/026-paid-in-parts.ts'
import * as bankAccounts from './migrations/027-bank-accounts.ts'
import * as withdrawals from './migrations/028-withdrawals.ts'
import * as oneLinkAlive from './migrations/030-one-link-alive.ts'
import * as draws from './migrations/032-draws.ts'
import * as sandboxPayouts from './migrations/034-sandbox-payouts.ts'
import * as houseRole from './migrations/036-house-role.ts'
import * as histories from './migrations/037-histories.ts'
import * as deposits from './migrations/038-deposits.ts'
import * as seedHashes from './migrations/039-seed-hashes.ts'
import * as documents from './migrations/041-documents.ts'
import * as lotteries from './migrations/042-lotteries.ts'
import * as poker from './migrations/043-poker.ts'
import * as lotterySeedHashes from './migrations/044-lottery-seed-hashes.ts'
import * as protection from './migrations/050-protection.ts'
import * as bonuses from './migrations/055-bonuses.ts'
import * as floor from './migrations/060-floor.ts'
import * as selfTests from './migrations/061-self-tests.ts'
import * as careSignals from './migrations/062-care-signals.ts'
import * as cashierLookups from './migrations/063-cashier-lookups.ts'
import * as spotLimits from './migrations/064-spot-limits.ts'
import * as exclusionRegister from './migrations/065-exclusion-register.ts'
import * as joiningLimit from './migrations/066-joining-limit.ts'
import * as cardsAndTimetables from './migrations/068-cards-and-timetables.ts'
import * as floorDecisions from './migrations/069-floor-decisions.ts'
import * as answeredNotices from './migrations/076-answered-notices.ts'
import * as reviewedAt from './migrations/077-reviewed-at.ts'
import * as momentsOfRounds from './migrations/080-moments-of-rounds.ts'
import * as canceledByOperator from './migrations/096-canceled-by-operator.ts'
import * as sportsFeed from './migrations/097-sports-feed.ts'
import * as sportsCoupons from './migrations/098-sports-coupons.ts'
import * as sportsInPlay from './migrations/100-sports-in-play.ts'
import * as freeRounds from './migrations/099-free-rounds.ts'
import * as rooms from './migrations/107-rooms.ts'
import * as floorRooms from './migrations/110-floor-rooms.ts'
import * as cashOut from './migrations/111-cash-out.ts'
import * as pokerWords from './migrations/112-poker-words.ts'
import * as endedDeposits from './migrations/116-ended-deposits.ts'
import * as whatCounts from './migrations/117-what-counts.ts'
import * as countsOfDays from './migrations/118-counts-of-days.ts'
import * as studioVideo from './migrations/119-studio-video.ts'
import * as actsOfPromises from './migrations/120-acts-of-promises.ts'
import * as bonusPeriods from './migrations/121-bonus-periods.ts'
import * as rulings from './migrations/125-rulings.ts'
import * as systems from './migrations/126-systems.ts'
import * as countsOfBets from './migrations/127-counts-of-bets.ts'
import * as streets from './migrations/130-streets.ts'
import * as sportsResults from './migrations/132-sports-results.ts'
import * as countsOfAmounts from './migrations/133-counts-of-amounts.ts'
import * as betsByTime from './migrations/134-bets-by-time.ts'
import * as lossesInCash from './migrations/145-losses-in-cash.ts'
import * as stoppedPlay from './migrations/148-stopped-play.ts'
import * as membersByNumber from './migrations/149-members-by-number.ts'
import * as favouriteMatches from './migrations/152-favourite-matches.ts'
import * as presentsAreNoWin from './migrations/156-presents-are-no-win.ts'
import * as limitsOfJoining from './migrations/157-limits-of-joining.ts'
import * as favouriteCompetitions from './migrations/158-favourite-competitions.ts'
import * as closedProducts from './migrations/159-closed-products.ts'
import * as keptBoards from './migrations/160-kept-boards.ts'
import * as limitsOfTheHouse from './migrations/161-limits-of-the-house.ts'
import * as namesInEnglish from './migrations/164-names-in-english.ts'
import * as depositsBeyondLimits from './migrations/166-deposits-beyond-limits.ts'
import * as couponCodes from './migrations/173-coupon-codes.ts'
import * as harmByBooking from './migrations/179-harm-by-booking.ts'
import * as freeBets from './migrations/180-free-bets.ts'
import * as boosts from './migrations/181-boosts.ts'
import * as purseMoves from './migrations/183-purse-moves.ts'
import * as bonusPartOfCorrections from './migrations/184-bonus-part-of-corrections.ts'
import * as waivedClaims from './migrations/185-waived-claims.ts'
import * as marketsStoppedByFeeds from './migrations/186-markets-stopped-by-feeds.ts'
import * as disputedMatches from './migrations/187-disputed-matches.ts'

/** In the order they run. A list, not a folder scan, so that it goes into the server's bundle. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-ledger': ledger,
  '002-members': members,
  '003-casino': casino,
  '004-rounds': rounds,
  '005-cashier': cashier,
  '006-next-seeds': nextSeeds,
  '007-accounts': accounts,
  '008-joining': joining,
  '009-round-cycle': roundCycle,
  '010-demo-play': demoPlay,
  '011-published-games': publishedGames,
  '012-proof': proof,
  '013-round-requests': roundRequests,
  '014-content': content,
  '015-live': live,
  '016-tournaments': tournaments,
  '017-jackpots': jackpots,
  '018-messages-read': messagesRead,
  '019-support': support,
  '020-bets': bets,
  '021-money-path': moneyPath,
  '023-actions': actions,
  '024-catalogue': catalogue,
  '025-payment-directions': paymentDirections,
  '026-paid-in-parts': paidInParts,
  '027-bank-accounts': bankAccounts,
  '028-withdrawals': withdrawals,
  '030-one-link-alive': oneLinkAlive,
  '032-draws': draws,
  '034-sandbox-payouts': sandboxPayouts,
  '036-house-role': houseRole,
  '037-histories': histories,
  '038-deposits': deposits,
  '039-seed-hashes': seedHashes,
  '041-documents': documents,
  '042-lotteries': lotteries,
  '043-poker': poker,
  '044-lottery-seed-hashes': lotterySeedHashes,
  '050-protection': protection,
  '055-bonuses': bonuses,
  '060-floor': floor,
  '061-self-tests': selfTests,
  '062-care-signals': careSignals,
  '063-cashier-lookups': cashierLookups,
  '064-spot-limits': spotLimits,
  '065-exclusion-register': exclusionRegister,
  '066-joining-limit': joiningLimit,
  '068-cards-and-timetables': cardsAndTimetables,
  '069-floor-decisions': floorDecisions,
  '076-answered-notices': answeredNotices,
  '077-reviewed-at': reviewedAt,
  '080-moments-of-rounds': momentsOfRounds,
  '096-canceled-by-operator': canceledByOperator,
  '097-sports-feed': sportsFeed,
  '098-sports-coupons': sportsCoupons,
  '100-sports-in-play': sportsInPlay,
  '099-free-rounds': freeRounds,
  '107-rooms': rooms,
  '110-floor-rooms': floorRooms,
  '111-cash-out': cashOut,
  '112-poker-words': pokerWords,
  '116-ended-deposits': endedDeposits,
  '117-what-counts': whatCounts,
  '118-counts-of-days': countsOfDays,
  '119-studio-video': studioVideo,
  '120-acts-of-promises': actsOfPromises,
  '121-bonus-periods': bonusPeriods,
  '125-rulings': rulings,
  '126-systems': systems,
  '127-counts-of-bets': countsOfBets,
  '130-streets': streets,
  '132-sports-results': sportsResults,
  '133-counts-of-amounts': countsOfAmounts,
  '134-bets-by-time': betsByTime,
  '145-losses-in-cash': lossesInCash,
  '148-stopped-play': stoppedPlay,
  '149-members-by-number': membersByNumber,
  '152-favourite-matches': favouriteMatches,
  '156-presents-are-no-win': presentsAreNoWin,
  '157-limits-of-joining': limitsOfJoining,
  '158-favourite-competitions': favouriteCompetitions,
  '159-closed-products': closedProducts,
  '160-kept-boards': keptBoards,
  '161-limits-of-the-house': limitsOfTheHouse,
  '164-names-in-english': namesInEnglish,
  '166-deposits-beyond-limits': depositsBeyondLimits,
  '173-coupon-codes': couponCodes,
  '179-harm-by-booking': harmByBooking,
  '180-free-bets': freeBets,
  '181-boosts': boosts,
  '183-purse-moves': purseMoves,
  '184-bonus-part-of-corrections': bonusPartOfCorrections,
  '185-waived-claims': waivedClaims,
  '186-markets-stopped-by-feeds': marketsStoppedByFeeds,
  '187-disputed-matches': disputedMatches,
}

/**
 * Brings the database to this version of the house: tables by the migrations it has not seen, then
 * functions by their texts. Answers the names of the migrations it ran.
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const { error, results = [] } = await migrator(db).migrateToLatest()
  if (error instanceof Error) throw error
  if (error) throw new Error('a migration failed', { cause: error })
  await installFunctions(db, FUNCTIONS)
  return results.filter(({ status }) => status === 'Success').map((ran) => ran.migrationName)
}

/**
 * Has every migration of this version run, and are the functions its own? (`/readyz` asks: a process
 * beside which another version was started is no longer ready.)
 */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const migrations = await migrator(db).getMigrations()
  const isRun = migrations.every(({ executedAt }) => executedAt !== undefined)
  return isRun && (await areInstalled(db, FUNCTIONS))
}

function migrator(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
}
