import { expect, it } from 'vitest'
import { ACCOUNT_SECTIONS } from '#web/account/profile/account-sections.ts'
import { SCREENS } from '#web/routes.tsx'
import { isOpenToRestricted } from './open-to-restricted.ts'

it('menus lead whoever pauses to what opens to them, and to all of the account that does', () => {
  const opens = ({ sells, member, restricted }: (typeof SCREENS)[number]): boolean =>
    sells !== true && (member !== true || restricted === true)
  const led = SCREENS.filter(({ path }) => isOpenToRestricted(path))
  expect(led.filter((screen) => !opens(screen)).map(({ path }) => path)).toEqual([])
  const pages = ACCOUNT_SECTIONS.flatMap((section) =>
    section.pages.map(({ path }) => path as string),
  )
  const open = SCREENS.filter(opens).map(({ path }) => path)
  expect(pages.filter((path) => open.includes(path) && !isOpenToRestricted(path))).toEqual([])
})
