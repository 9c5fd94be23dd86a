import { ICON_SHAPES, type IconName } from './icon-shapes.ts'
import symbols from './icons.svg'

/** A line icon in the colour of its text. Decorative: the words beside it, or an aria-label, speak. */
export function Icon(props: { name: IconName; size?: number; className?: string }) {
  const size = props.size ?? 20
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={props.className}
      // Safe: the shapes are constants of this folder, never text from outside.
      dangerouslySetInnerHTML={{ __html: drawing(props.name) }}
    />
  )
}

const drawing = (name: IconName): string =>
  isShape(name) ? ICON_SHAPES[name] : `<use href="${symbols}#${name}"/>`

const isShape = (name: IconName): name is keyof typeof ICON_SHAPES => name in ICON_SHAPES
