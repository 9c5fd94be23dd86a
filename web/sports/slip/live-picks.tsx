import { useEffect } from 'react'
import { follow, useSlip, type CouponPick, type PickPart } from '../picks.ts'
import { useEvent, useTogether } from '../use-events.ts'

/** Keeps the picks in play at what is offered now, whether the coupon is open or behind its bar. Shows nothing. */
export function LivePicks() {
  const picks = useSlip((state) => state.picks)
  return picks
    .filter(({ isLive }) => isLive)
    .map((pick) => {
      const key = `${pick.eventID} ${pick.market} ${pick.selection}`
      return pick.parts === undefined ? (
        <Followed key={key} pick={pick} />
      ) : (
        <FollowedTogether key={key} pick={pick} parts={pick.parts} />
      )
    })
}

function FollowedTogether(props: { pick: CouponPick; parts: readonly PickPart[] }) {
  const { eventID, market, selection } = props.pick
  const { data, isGone } = useTogether(eventID, props.parts, true)
  useEffect(() => {
    if (data === undefined && !isGone) return
    const isClosed = isGone || data?.problem !== null
    const now = { odds: data?.odds ?? null, isHeld: data?.isHeld === true, isClosed }
    follow({ eventID, market, selection }, now)
  }, [data, isGone, eventID, market, selection])
  return null
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
