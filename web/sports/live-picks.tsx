import { useEffect } from 'react'
import { follow, useSlip, type CouponPick } from './picks.ts'
import { useEvent } from './use-events.ts'

/** Keeps the picks in play at what is offered now, whether the coupon is open or behind its bar. Shows nothing. */
export function LivePicks() {
  const picks = useSlip((state) => state.picks)
  return picks
    .filter(({ isLive }) => isLive)
    .map((pick) => (
      <Followed key={`${pick.eventID} ${pick.market} ${pick.selection}`} pick={pick} />
    ))
}

function Followed({ pick: { eventID, market, selection } }: { pick: CouponPick }) {
  const { data: event } = useEvent(eventID)
  useEffect(() => {
    if (!event) return
    const offered = event.markets.find((each) => each.market === market)
    const found = offered?.selections.find((each) => each.selection === selection)
    const isHeld = event.suspended !== null || offered?.isHalted === true
    // While bets are stopped nothing is said of a market by its odds.
    const odds = isHeld ? null : (found?.odds ?? null)
    const isClosed = event.state !== 'live' || (!isHeld && odds === null)
    follow({ eventID, market, selection }, { odds, isHeld, isClosed })
  }, [event, eventID, market, selection])
  return null
}
