import { useQuery } from '@tanstack/react-query'
import { getElsewhere, getFromServer } from '#web/call/transport.ts'

/** What an IP-info service says of whoever is here; null where it does not say. */
export interface UserInfo {
  ip: string | null
  country: string | null
}

export const USER_INFO_KEY = ['ip-info'] as const

/** The operator's service, where the page names one; else the platform answers. */
const fetchInfo = (): Promise<unknown> => {
  const address = document.documentElement.dataset['ipInfo']
  return address === undefined ? getFromServer('ip-info') : getElsewhere(address)
}

/** Services name the same things differently; what is no text is left out. */
export function readUserInfo(answer: unknown): UserInfo {
  const fields: Record<string, unknown> =
    typeof answer === 'object' && answer !== null ? { ...answer } : {}
  const first = (...names: string[]): string | null => {
    const found = names.map((name) => fields[name]).find((value) => typeof value === 'string')
    return typeof found === 'string' && found !== '' ? found : null
  }
  return {
    ip: first('ip', 'query', 'ip_address'),
    country: first('country_code', 'countryCode', 'country'),
  }
}

/** Asked once a page; null until it has come. Nothing rests on it, so a failure is not told. */
export function useUserInfo(): UserInfo | null {
  const { data } = useQuery({
    queryKey: USER_INFO_KEY,
    queryFn: async () => readUserInfo(await fetchInfo()),
    staleTime: Infinity,
    retry: false,
  })
  return data ?? null
}
