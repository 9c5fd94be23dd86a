import { useCall } from '#web/call/use-call.ts'
import { useIsMember } from '#web/state/auth.ts'

/** How many messages to everyone wait for the member, as the bell last heard: it alone asks. */
export function useUnreadMessages(): number {
  const isMember = useIsMember()
  const { data } = useCall('crm/unread_mass_messages', {}, { enabled: false })
  return isMember ? (data?.unread ?? 0) : 0
}
