import { useEffect } from 'react'
import { useSlip, type CouponPick, type PickPart } from '../picks.ts'
import { LISTS_MS, useEvent, useTogether } from '../use-events.ts'
import { follow } from './follow.ts'

/** Keeps the picks at what is offered now, whether the coupon is open or behind its bar. Shows nothing. */
export function FollowedPicks() {
  const picks = useSlip((state) => state.picks)
  return picks.map((pick) => {
    const key = `${pick.eventID} ${pick.market} ${pick.selection}`
    return pick.parts === undefined ? (
      <Followed key={key} pick={pick} />
    ) : (
      <FollowedTogether key={key} pick={pick} parts={pick.parts} />
    )
  })
}

function FollowedTogether(props: { pick: CouponPick; parts: readonly PickPart[] }) {
  const { eventID, market, selection, isLive } = props.pick
  const { data, isGone } = useTogether(eventID, props.parts, isLive)
  useEffect(() => {
    if (data === undefined && !isGone) return
    const isClosed = isGone || data?.problem !== null
    const now = { odds: data?.odds ?? null, isHeld: data?.isHeld === true, isClosed }
    follow({ eventID, market, selection }, now)
  }, [data, isGone, eventID, market, selection])
  return null
}

function Followed({ pick: { eventID, market, selection, isLive } }: { pick: CouponPick }) {
  // Before a match prices move slowly: without the stream they are looked at as lists are.
  const { data: event } = useEvent(eventID, isLive ? {} : { everyMs: LISTS_MS })
  useEffect(() => {
    if (!event) return
    const { state, suspended, startsAt } = event
    const offered = event.markets.find((each) => each.market === market)
    const found = offered?.selections.find((each) => each.selection === selection)
    const isHeld = (suspended !== null && suspended !== 'postponed') || offered?.isHalted === true
    // While bets are stopped nothing is said of a market by its odds.
    const odds = isHeld ? null : (found?.odds ?? null)
    const isPlayed = state === 'live'
    const isClosed = (!isPlayed && state !== 'open') || (!isHeld && odds === null)
    const book = odds === null ? {} : { bookOdds: found?.bookOdds ?? null }
    follow(
      { eventID, market, selection },
      { odds, ...book, isHeld, isClosed, isLive: isPlayed, startsAt },
    )
  }, [event, eventID, market, selection])
  return null
}
