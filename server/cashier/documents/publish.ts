import type { House } from '#server/house.ts'
import { memberScope } from '#server/push/source.ts'

/** The member's documents are others now. */
export function publishDocuments(
  { push }: { push: Pick<House['push'], 'publish'> },
  memberId: bigint,
) {
  push.publish('changes', memberScope(memberId), { calls: ['documents/list'] })
}
