/** What device a browser says it is, read from how it names itself; for lists and notices, never for trust. */
export type DeviceKind = 'phone' | 'computer'

export interface Device {
  browser: string
  system: string
  kind: DeviceKind
}

/** First match wins: browsers also name those they wish to be taken for. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** A session's browser in words; empty where it did not say, or not in a way we know. */
export function deviceOf(userAgent: string): Device {
  const named = (names: typeof BROWSERS) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
  const kind = /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'phone' : 'computer'
  return { browser: named(BROWSERS), system: named(SYSTEMS), kind }
}
