import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { joined, templatesTo } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const [OLD, NEW] = ['Nar-agaci7', 'Ceviz-dali8']
const change = (oldPassword: string, password: string, passwordConfirm = password) => ({
  oldPassword,
  password,
  passwordConfirm,
})
const opens = async (username: string, password: string) => {
  const data = { username, password }
  const { code } = await visitor(house).post({ api: { class: 'user', method: 'login' }, data })
  return code === 200
}
const newMember = async (): Promise<{
  member: Client
  username: string
  email: string
  phone: string
}> => {
  const { username, email, phone } = await joined(house)
  const member = visitor(house)
  await member.login(username, OLD)
  return { member, username, email, phone }
}

describe('user/pass_change', () => {
  it('CALL-user/pass_change sets the new password; a wrong old one changes nothing', async () => {
    const { member, username, email } = await newMember()
    expect(await member.refused('user/pass_change', change('Wrong123!', NEW))).toMatchObject({
      code: 422,
      data: { refusal: 'password-wrong' },
    })
    expect(await opens(username, OLD)).toBe(true)
    expect(await opens(username, NEW)).toBe(false)
    expect(await member.call('user/pass_change', change(OLD, NEW))).toMatchObject({
      result: true,
      data: true,
    })
    expect(await opens(username, OLD)).toBe(false)
    expect(await opens(username, NEW)).toBe(true)
    const notices = (await templatesTo(house, email)).filter((name) => name === 'password-changed')
    expect(notices).toHaveLength(1)
  })

  it('ends every other session with its auth value, and keeps this one', async () => {
    const { member, username } = await newMember()
    const elsewhere = visitor(house)
    await elsewhere.login(username, OLD)
    await member.call('user/pass_change', change(OLD, NEW))
    expect(await elsewhere.refused('system/ping', {})).toMatchObject({ code: 403 })
    expect(await elsewhere.refresh()).toMatchObject({ code: 403 })
    expect(await member.call('system/ping', {})).toMatchObject({ data: true })
    expect(await member.refresh()).toMatchObject({ code: 200 })
    expect(await member.call('system/ping', {})).toMatchObject({ data: true })
  })

  it('refuses a new password by what it lacks, and the commonest', async () => {
    const { member, username } = await newMember()
    const problems = async (password: string, confirm = password) => {
      const reply = await member.refused('user/pass_change', change(OLD, password, confirm))
      return reply.data.fields?.map(({ field, problem }) => `${field} ${problem}`)
    }
    expect(await problems('Ab1cd')).toEqual(['password too-short'])
    expect(await problems('abcd12')).toEqual(['password no-uppercase'])
    expect(await problems('Abcdef')).toEqual(['password no-number'])
    expect(await problems('Abcd12', 'Abcd13')).toEqual(['passwordConfirm no-match'])
    expect(await member.refused('user/pass_change', change(OLD, 'Password1'))).toMatchObject({
      data: { refusal: 'password-common' },
    })
    expect(await opens(username, OLD)).toBe(true)
  })

  it('refuses the same password, and what others know of the member', async () => {
    const { member, username, email, phone } = await newMember()
    const refusal = async (password: string) =>
      (await member.refused('user/pass_change', change(OLD, password))).data.refusal
    expect(await refusal(OLD)).toBe('password-same')
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
    const known = [username, email, email.split('@')[0] ?? '', 'şule1990!', `tel${phone}`]
    for (const personal of known.map(capital))
      expect(await refusal(personal), personal).toBe('password-personal')
    expect(await opens(username, OLD)).toBe(true)
  })

  it('counts wrong old passwords like wrong logins: the sixth try is not looked at', async () => {
    const { member } = await newMember()
    const refusals = []
    for (let n = 0; n < 5; n++)
      refusals.push(
        (await member.refused('user/pass_change', change('Wrong123!', NEW))).data.refusal,
      )
    expect(refusals).toEqual(Array(5).fill('password-wrong'))
    const locked = await member.refused('user/pass_change', change(OLD, NEW))
    expect(locked).toMatchObject({ code: 429, data: { refusal: 'locked-out' } })
  })

  it('asked twice at once is done once', async () => {
    const { member, username } = await newMember()
    const tries = [NEW, 'Ayva-tatlisi9', 'Erik-kurusu3'].map((password) =>
      member.post({
        api: { class: 'user', method: 'pass_change' },
        data: change(OLD, password),
        user: member.stored.user,
      }),
    )
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await opens(username, OLD)).toBe(false)
  })
})
