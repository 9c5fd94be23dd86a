/** Where a login leads: the stored address, unless it is the profile or not of this site. */
export function addressAfterLogin(returnUrl: string | null): string {
  if (returnUrl === null || returnUrl.includes('profile')) return '/'
  return /^\/(?![/\\])/.test(returnUrl) ? returnUrl : '/'
}
