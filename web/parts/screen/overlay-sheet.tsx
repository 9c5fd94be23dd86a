import { Dialog, Sheet } from '#kit/feedback/dialog.tsx'
import type { ComponentProps } from 'react'
import { useBackCloses } from './close-on-back.ts'

/** A sheet that a press opens: Back closes it. One that stands in the address needs none of this. */
export function PressedSheet(props: ComponentProps<typeof Sheet>) {
  useBackCloses(props.open, props.onClose)
  return <Sheet {...props} />
}

/** The same of a question in the middle of the page. */
export function PressedDialog(props: ComponentProps<typeof Dialog>) {
  useBackCloses(props.open, props.onClose)
  return <Dialog {...props} />
}
