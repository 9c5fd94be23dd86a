import { Sheet } from '#kit/feedback/dialog.tsx'
import type { ComponentProps } from 'react'
import { useBackCloses } from './close-on-back.ts'

/** A sheet that a press opens: Back closes it. One that stands in the address needs none of this. */
export function PressedSheet(props: ComponentProps<typeof Sheet>) {
  useBackCloses(props.open, props.onClose)
  return <Sheet {...props} />
}
