import { icon, make, type IconName } from '../dom.ts'

export interface NoticeText {
  tone: 'info' | 'alert'
  text: string
  /** A button and what it does. */
  act?: { label: string; run: () => void }
  /** Goes by itself after so long; else it stays until the next one or `hide`. */
  msMax?: number
}

/** One line at the top for what goes wrong, or is good to know. */
export interface Notice {
  element: HTMLElement
  show: (notice: NoticeText) => void
  hide: () => void
}

const ICONS: Record<NoticeText['tone'], IconName> = { info: 'info', alert: 'triangle-alert' }

export function createNotice(): Notice {
  const element = make('div', { class: 'notice', role: 'status', 'aria-live': 'polite' })
  let timer = 0
  const hide = (): void => {
    window.clearTimeout(timer)
    element.replaceChildren()
  }
  return {
    element,
    hide,
    show: ({ tone, text, act, msMax }) => {
      hide()
      const line = make(
        'div',
        { class: `notice-line is-${tone}` },
        icon(ICONS[tone], 18),
        make('span', {}, text),
      )
      if (act) {
        const button = make('button', { type: 'button', class: 'notice-act' }, act.label)
        button.addEventListener('click', act.run)
        line.append(button)
      }
      element.append(line)
      if (msMax !== undefined) timer = window.setTimeout(hide, msMax)
    },
  }
}
