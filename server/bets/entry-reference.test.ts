import { expect, it } from 'vitest'
import * as reference from './entry-reference.ts'

it('entries of a bet are called as the ledger has them from the first day on', () => {
  expect([
    reference.stakeInSql('b.id'),
    reference.stakeInSql('b.id', 's.seq'),
    reference.backInSql('b.id', 's.seq'),
    reference.payoutInSql('b.id'),
    reference.payoutInSql('b.id', 's.seq'),
    reference.halfInSql('b.id', 's.seq'),
    reference.voidInSql('b.id'),
    reference.refundInSql('b.id'),
    reference.payoutInSql('b.id', `'${reference.soldPart(3)}'`),
    reference.soldInSql('b.id', 's.place'),
    reference.stakesLike('b.id'),
    reference.payoutsLike('b.id'),
    reference.stakeReference(7n),
  ]).toEqual([
    "'stake:' || b.id",
    "'stake:' || b.id || ':' || s.seq",
    "'stake:' || b.id || ':' || s.seq || ':back'",
    "'payout:' || b.id",
    "'payout:' || b.id || ':' || s.seq",
    "'payout:' || b.id || ':' || s.seq || ':half'",
    "'payout:' || b.id || ':void'",
    "'refund:' || b.id",
    "'payout:' || b.id || ':' || 'sold-3'",
    "'payout:' || b.id || ':sold-' || s.place",
    "'stake:' || b.id || ':%'",
    "'payout:' || b.id || ':%'",
    'stake:7',
  ])
})
