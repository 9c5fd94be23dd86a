import type { Data } from '#contract/registry.ts'
import type { MemberContext } from '../../context.ts'

export async function getUserProfile({
  member,
}: MemberContext): Promise<Data<'user/get_user_profile'>> {
  return {
    uid: member.uid,
    rid: member.rid,
    username: member.username,
    firstname: member.firstname,
    lastname: member.lastname,
    email: member.email,
    phone: member.phone ?? '',
    language: member.language,
    twoFactor: member.twoFactor,
    memberSince: member.createdAt.toISOString(),
    lastlogin: member.lastloginAt?.toISOString() ?? null,
  }
}
