import { contentInSql } from '../../bets/stake-content.ts'

/**
 * What the entry of a stake says of it: table, round, spot, and the multiplier at which it is to be cashed out. An expression, so
 * that the audit need not trust a function of the database that it audits.
 */
export const floorStakeContent = (
  table: string,
  number: string,
  spot: string,
  target: string,
): string => contentInSql(table, `${number} || ' ' || ${spot} || coalesce(' at ' || ${target}, '')`)
