import type { Lang } from '../context.ts'

/** `₺1.234,56`, from whole kuruş, without ever being a float. */
export function kurusText(kurus: bigint, lang: Lang): string {
  const [group, decimal] = lang === 'tr' ? ['.', ','] : [',', '.']
  const whole = String(kurus / 100n).replace(/\B(?=(\d{3})+$)/g, group)
  return `₺${whole}${decimal}${String(kurus % 100n).padStart(2, '0')}`
}
