import { describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { readSettings, WrongSetting } from './settings.ts'

const BEHIND = { HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1', GAMES_URL: 'https://games.example' }

describe('settings', () => {
  it('need none to be set', () => {
    expect(readSettings({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      gamesPort: 8081,
      publicUrl: 'http://127.0.0.1:8080',
      gamesUrl: 'http://localhost:8081',
      dataDir: '.kasa',
      demo: true,
      playProfile: 'standard',
      logLevel: 'info',
      withdrawals: {
        usualHours: 2,
        usualDocumentHours: 4,
        fourEyesAbove: lira(20_000),
        needsIdentity: true,
        addressAbove: lira(100_000),
        closedLoop: false,
      },
    })
  })

  it('follow one another: the games’ port the port, addresses the host and TLS', () => {
    const tls = { TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' }
    const settings = readSettings({ PORT: '443', HOST: '::1', ...tls })
    expect(settings).toMatchObject({
      gamesPort: 444,
      publicUrl: 'https://[::1]:443',
      gamesUrl: 'https://[::1]:444',
      tls: { certPath: 'a.pem', keyPath: 'b.pem' },
    })
    const proxies = { TRUST_PROXY: '10.0.0.1, fc00::/7,loopback' }
    const behind = readSettings({ PUBLIC_URL: 'https://kasa.example/', ...proxies })
    const trustProxy = '10.0.0.1,fc00::/7,loopback'
    expect(behind).toMatchObject({ publicUrl: 'https://kasa.example', trustProxy })
  })

  it('say from which amount on two operators approve a withdrawal', () => {
    const above = (WITHDRAWAL_FOUR_EYES: string) =>
      readSettings({ WITHDRAWAL_FOUR_EYES }).withdrawals.fourEyesAbove
    expect([above('500'), above('0'), above('off')]).toEqual([lira(500), 0n, null])
    for (const wrong of ['-1', '1e3', '5,5', 'none', '12345678901'])
      expect(() => above(wrong), wrong).toThrow(WrongSetting)
  })

  it('leave the demo house out of a database that was handed in, unless asked for', () => {
    const DATABASE_URL = 'postgres://kasa@db/kasa'
    expect(readSettings({ DATABASE_URL }).demo).toBe(false)
    expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
    expect(readSettings({ DEMO: '0' }).demo).toBe(false)
  })

  it('open the house to others only over https, under the two addresses browsers see', () => {
    const urls = { PUBLIC_URL: 'https://kasa.example', GAMES_URL: 'https://games.example' }
    const proxied = readSettings({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1', ...urls })
    expect(proxied).toMatchObject({ publicUrl: urls.PUBLIC_URL, gamesUrl: urls.GAMES_URL })
    const own = { HOST: '192.0.2.1', TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' }
    expect(readSettings(own).publicUrl).toBe('https://192.0.2.1:8080')
    expect(readSettings({ PUBLIC_URL: 'http://[::1]:80' }).publicUrl).toBe('http://[::1]:80')
  })

  it.each([
    [{ PORT: '65535' }, /PORT=65535.*GAMES_PORT/],
    [{ TRUST_PROXY: 'foo' }, /TRUST_PROXY=foo/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY=true/],
    [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/33' }, /"10.0.0.0\/33"/],
    [{ TRUST_PROXY: '10.0.0.1,' }, /TRUST_PROXY/],
    [{ PUBLIC_URL: 'https://a.example', GAMES_URL: 'https://a.example:443/g' }, /one origin/],
    [{ GAMES_URL: 'http://127.0.0.1:8080' }, /one origin/],
    [{ HOST: '10.0.0.2', TRUST_PROXY: '10.0.0.1' }, /PUBLIC_URL and GAMES_URL/],
    [
      { HOST: '::', TRUST_PROXY: '::1', PUBLIC_URL: 'https://a.example' },
      /^(?!.*PUBLIC_URL).*GAMES_URL/,
    ],
    [{ HOST: '0.0.0.0', TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' }, /PUBLIC_URL and GAMES_URL/],
    [{ ...BEHIND, PUBLIC_URL: 'http://localhost' }, /PUBLIC_URL has to begin with https/],
    [{ PUBLIC_URL: 'http://kasa.example' }, /PUBLIC_URL is plain http/],
    [{ GAMES_URL: 'http://127.kasa.example' }, /GAMES_URL is plain http/],
    [{ PORT: 'eighty' }, /PORT=eighty/],
    [{ PORT: '70000' }, /PORT=70000/],
    [{ PORT: '80', GAMES_PORT: '80' }, /both 80/],
    [{ HOST: '0.0.0.0' }, /https/],
    [{ TLS_CERT: 'a.pem' }, /TLS_KEY/],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, /^DATABASE_URL is not.*postgres:/],
    [{ DEMO: 'yes' }, /DEMO=yes/],
    [{ PLAY_PROFILE: 'lax' }, /standard, strict/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL=loud/],
    [{ WITHDRAWAL_USUAL_HOURS: '0' }, /WITHDRAWAL_USUAL_HOURS=0/],
    [{ DOCUMENTS_USUAL_HOURS: '721' }, /DOCUMENTS_USUAL_HOURS=721/],
    [{ PUBLIC_URL: 'kasa.example' }, /PUBLIC_URL/],
    [{ SMTP_URL: 'smtp://mail' }, /MAIL_FROM/],
    [{ SUPPORT_URL: 'https://desk.example' }, /SUPPORT_URL and SUPPORT_SECRET go together/],
    [{ SUPPORT_URL: 'https://desk.example', SUPPORT_SECRET: 'short' }, /shorter than 32/],
    [{ SPORTS_FEEDS: 'demo' }, /key of entry 1 is shorter/],
    [{ SPORTS_FEEDS: `Demo Feed:${'x'.repeat(32)}` }, /entry 1 has no name/],
    [
      { SUPPORT_URL: 'http://desk.example', SUPPORT_SECRET: 'x'.repeat(32) },
      /SUPPORT_URL is plain http/,
    ],
    [{ STUDIO_ORIGINS: 'https://video.example/tables' }, /is no origin like/],
    [{ STUDIO_ORIGINS: 'https://video.example, http://other.example' }, /is no origin like/],
    [{ MAIL_FROM: 'kasa' }, /MAIL_FROM is not an address/],
    [{ MAIL_FROM: 'Kasa <a@kasa.example>\r\nBcc: b@kasa.example' }, /MAIL_FROM is not an address/],
  ])('stop the start with one clear line: %j', (env, line) => {
    const attempt = (): unknown => readSettings(env)
    expect(attempt).toThrow(WrongSetting)
    expect(attempt).toThrow(line)
    try {
      attempt()
    } catch (error) {
      expect(String(error)).not.toContain('secret')
      expect(String(error)).not.toContain('\n')
    }
  })
})
