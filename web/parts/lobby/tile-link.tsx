import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from 'react-router'

type TileLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An absolute path of the site. */
  to: string
  [data: `data-${string}`]: string | number | undefined
}

/** One that no browser takes for a new tab or window. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * A link on a tile. The router's own listens to every change of the address, and with hundreds of
 * tiles in sight each letter of a search would draw all of them anew.
 */
export function TileLink({ to, onClick, children, ...rest }: TileLinkProps) {
  const navigate = useNavigate()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    <a {...rest} href={to} onClick={press}>
      {children}
    </a>
  )
}
