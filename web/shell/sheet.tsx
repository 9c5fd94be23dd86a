import { Sheet as BareSheet } from '#kit/dialog.tsx'
import type { ComponentProps } from 'react'
import { useBackCloses } from './back-closes.ts'

/** A sheet that a press opens: Back closes it. One that stands in the address needs none of this. */
export function Sheet(props: ComponentProps<typeof BareSheet>) {
  useBackCloses(props.open, props.onClose)
  return <BareSheet {...props} />
}
