import { expect, it } from 'vitest'
import { jackpots, messages, sports } from '#contract/topics.ts'
import { topicOfCall } from './topic-of-call.ts'

it('finds the topic that fills a call or makes it stale, and none where none does', () => {
  const all = [jackpots, messages, sports]
  expect(topicOfCall(jackpots.fills ?? '', all)).toBe('jackpots')
  expect(topicOfCall('crm/list_mass_messages', all)).toBe('messages')
  expect(topicOfCall('member/login', all)).toBeUndefined()
})

it('refuses a call that two topics bring', () => {
  const second = { ...sports, stale: ['crm/list_mass_messages'] }
  expect(() => topicOfCall('crm/list_mass_messages', [messages, second])).toThrow(
    'messages and sports',
  )
})
