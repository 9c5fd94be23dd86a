/** Reality checks over a game, by stakes and by the clock. About a minute on a quiet machine. */
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { newcomerAtControl, setStakeLimit, WALKS } from '../tools/control.ts'
import { inGame } from '../tools/game-frame.ts'
import { openSlot, spinOf } from '../tools/slot.ts'
import { expect, main, PHONE, test } from '../tools/house.ts'
import { takePicture } from '../tools/pictures.ts'

test.setTimeout(150_000)

const isNoteOfPlay = (sent: string | null): boolean => sent?.includes('note_play') === true

for (const [size, lang] of WALKS)
  test(`PROT-27 a reminder stands over the game between rounds; play goes on when it is answered, is left, or waits while a limit is set, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    const username = await newcomerAtControl(page, house, { size, lang })
    const interval = main(page).getByLabel(isTr ? 'Hatırlatma aralığı' : 'Reminder interval')
    await interval.selectOption('15')
    await expect(interval).toHaveValue('15')
    await openSlot(page, house)
    const spin = spinOf(page)
    const dialog = page.getByRole('dialog')
    const spinUntilDue = async () => {
      await spin.click()
      await expect(spin).toBeEnabled({ timeout: 40_000 })
      await house.owner.pool.query(
        `update protections p set played_since = played_since - interval '16 minutes',
           checked_at = checked_at - interval '16 minutes'
         from members m where m.id = p.member_id and m.username = $1`,
        [username],
      )
      await spin.click()
      await expect(dialog).toContainText(
        isTr ? /\d+ dakikadır oynuyorsunuz/ : /You have played for \d+ minutes/,
      )
    }
    await spinUntilDue()
    // No key pressed too soon answers it, and nothing behind it says the same.
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expect(dialog.getByRole('button')).toHaveCount(2)
    await expect(inGame(page).locator('.notice-line.is-alert')).toHaveCount(0)
    await expect(dialog).toContainText(isTr ? '15 dakikada bir' : 'every 15 minutes')
    await takePicture(page, `reality-check-${size.width}`, true)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await dialog.getByRole('button', { name: isTr ? 'Oyuna dön' : 'Back to game' }).click()
    await expect(dialog).toBeHidden()
    await spinUntilDue()
    if (isTr) {
      await dialog.getByText('Oyundan çık', { exact: true }).click()
      await expect(page).not.toHaveURL(/\/play\//)
    } else {
      // Whoever goes to set a limit has not answered: it is asked again where they play on.
      await dialog.getByRole('link', { name: 'Set a limit' }).click()
      await expect(page).toHaveURL(/\/control$/)
      await expect(
        main(page).getByRole('heading', { level: 2 }).and(page.locator(':focus')),
      ).toHaveText('Deposits')
      await setStakeLimit(page, '500')
      await expect(main(page)).toContainText(/\/ ₺500\.00/)
      await openSlot(page, house)
      await dialog.getByRole('link', { name: 'Take a break' }).click()
      await expect(page).toHaveURL(/\/control$/)
      const aim = main(page).getByRole('heading', { name: 'Break', exact: true })
      await expect(aim).toBeFocused()
      await expect(aim).toBeInViewport()
    }
  })

test('PROT-27 a reminder comes over a game that is open, though nothing is staked', async ({
  page,
  house,
}) => {
  const username = await newcomerAtControl(page, house, { size: PHONE, lang: 'tr' })
  const interval = main(page).getByLabel('Hatırlatma aralığı')
  await interval.selectOption('15')
  await expect(interval).toHaveValue('15')
  const began = page.waitForResponse((response) => isNoteOfPlay(response.request().postData()))
  await openSlot(page, house)
  await began
  await house.owner.pool.query(
    `update protections p set played_since = played_since - interval '16 minutes',
       checked_at = checked_at - interval '16 minutes'
     from members m where m.id = p.member_id and m.username = $1`,
    [username],
  )
  await page.reload()
  await expect(page.getByRole('dialog')).toContainText(/\d+ dakikadır oynuyorsunuz/)
  await expect(page.getByRole('dialog')).toContainText('₺0,00')
})
