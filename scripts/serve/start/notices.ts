import type { Answer, Answered } from '#server/cashier/notices/answer-notice.ts'
import {
  noticesNotFollowed,
  type NoticeNotFollowed,
} from '#server/cashier/notices/notices-not-followed.ts'
import { statusName } from '#server/cashier/words.ts'
import type { OperatingHouse } from '#server/house.ts'
import type { Direction } from '#server/payments/direction.ts'
import { CannotStart, print } from './print.ts'
import { amountText, timeText } from './text.ts'

/** What providers said and the house did not follow, in lines for the terminal, and what became of an answer to it. */

const SHOWN_MAX = 50

/** Those that wait to be answered, before a list of what else waits. */
export async function printStanding(
  { database }: OperatingHouse,
  direction: Direction,
): Promise<void> {
  const standing = await noticesNotFollowed(database.db, SHOWN_MAX, direction)
  for (const each of standing) print(noticeText(each))
  if (standing.length > 0)
    print(`These were not followed: ${direction === 'in' ? 'book' : 'was-paid'} or dismiss each.\n`)
}

export function noticeText(notice: NoticeNotFollowed): string {
  const { direction, transactionId, kind, amount, recorded, firstAnswerBy, answer } = notice
  const payment = `${direction === 'in' ? 'deposit' : 'withdrawal'} ${transactionId}`
  const here = `${statusName(notice).en.toLowerCase()} here, ${amountText(recorded)}`
  return [
    timeText(notice.arrivedAt),
    `${notice.outcome}: ${notice.provider} said ${kind}, ${amountText(amount)}`,
    `${payment} of ${notice.username} is ${here}`,
    ...(notice.times > 1 ? [`${notice.times} times`] : []),
    ...(firstAnswerBy === null ? [] : [`${firstAnswerBy} wants it ${answer}`]),
  ].join('  ')
}

/** The line that an answer leaves; throws the one that says why there is none. */
export function answeredText(answered: Answered, answer: Answer): string {
  switch (answered) {
    case 'answered':
      return answer === 'followed'
        ? 'Booked as its provider said, and the member sees it.'
        : 'Dismissed: it goes on as it stands here.'
    case 'first-of-two':
      return 'Answered by the first of two: somebody else has to answer the same.'
    case 'same-operator':
      throw new CannotStart('You have answered it already: it needs somebody else, too.')
    case 'nothing-said':
      throw new CannotStart('Its provider said nothing that the house did not follow.')
    case 'under-way':
      throw new CannotStart('A later sending is with its provider: wait for what becomes of it.')
    case 'ended':
      throw new CannotStart('Money has moved by it already, or it went back: dismiss the notice.')
    case 'over-limit':
      throw new CannotStart('The balance would be more than an account can hold.')
    case 'insufficient-funds':
      throw new CannotStart('More was paid than asked for, and the balance has not what is beyond.')
  }
}
