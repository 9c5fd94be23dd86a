import { describe, expect, it } from 'vitest'
import { NOT_BUILT } from './not-built.ts'
import { REFUSALS } from './refusals.ts'
import { calls } from './registry.ts'
import { INFORMATION_TYPES } from './calls/content.ts'

/** Every call that the product names, as it is spelled on the wire. */
const NAMED = `
cmscontroller/getIcSlider cmscontroller/getSlider cmscontroller/getPromotions
cmscontroller/popupInformation cmscontroller/getInformation cmscontroller/getSpecialDateInf
cmscontroller/getTournaments slider/get_all_items slider/get_active_items
maintenance/check_status system/ping
user/login user/logout user/pass_change user/get_user_profile user/two_auth_type user/sms_send
user/sms_validate user/check_user_ga user/check_ga user/user_generate_ga user/clear_generated_ga
user/register user/register_confirm user/forgot user/pass_reset user/favorites
user/refresh_session user/sessions user/revoke_session
casino/category_list casino/provider_list casino/games_list casino/init_game
livecasino/category_list livecasino/provider_list livecasino/game_table_list livecasino/init_game
virtualgames/init_game habanero/getJackpots crm/list_mass_messages betframe/getCoupons
betframe/sports betframe/events betframe/event betframe/builder betframe/place_coupon betframe/cashout
klasGaming/launch klasGaming/createMember klasGaming/deposit klasGaming/drawrequest
finance/add_favorite_cash_method finance/remove_favorite_cash_method
finance/check_favorite_cash_method finance/list_banks finance/list_bank_accounts
finance/get_bank_account finance/save_bank_account finance/delete_bank_account
finance/list_cash_methods_new finance/list_cash_methods finance/list_highlighted_cash_methods
finance/list_transactions finance/list_types_frontend finance/list_categories
finance/list_sub_categories finance/check_balance envoy/getDepositAmounts
prepayServices/processTransaction finance/save_bank_transfer finance/save_cep_bank_transfer
bonus/list bonus/request bonus/history
protection/get protection/set_limit protection/time_out protection/self_exclude
protection/reality_check
`
  .trim()
  .split(/\s+/)

describe('the registry', () => {
  it('describes every call that the product names', () => {
    expect(NAMED.filter((name) => !calls.has(name))).toEqual([])
  })

  it('knows every name on the not-built list, each once', () => {
    expect(NOT_BUILT.filter((name) => !calls.has(name))).toEqual([])
    expect(new Set(NOT_BUILT).size).toBe(NOT_BUILT.length)
  })

  it('names only refusals of the table and calls of its own', () => {
    for (const { name, summary, refusals, stale } of calls.values()) {
      expect(summary, name).toMatch(/^\S.*[.?]$/s)
      for (const refusal of refusals) expect(Object.keys(REFUSALS)).toContain(refusal)
      for (const other of stale.filter((call) => call !== '*'))
        expect([...calls.keys()]).toContain(other)
    }
  })

  it('keeps money, favourites, accounts and launches from visitors', () => {
    const forMembers = /^(finance|prepayServices|envoy|klasGaming|protection|bonus)\/|init_game$/
    const open = [...calls.values()].filter(({ who }) => who === 'anyone').map(({ name }) => name)
    expect(open.filter((name) => forMembers.test(name))).toEqual([])
    expect(open).toContain('casino/games_list')
    expect(open.filter((name) => name.startsWith('user/')).sort()).toEqual([
      'user/forgot',
      'user/login',
      'user/pass_reset',
      'user/passkey_ask',
      'user/passkey_login',
      'user/refresh_session',
      'user/register',
      'user/register_confirm',
      'user/resend_confirmation',
    ])
  })

  it('knows the twelve information pages', () => {
    expect(INFORMATION_TYPES).toHaveLength(12)
  })
})
