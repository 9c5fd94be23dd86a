/** A pointed arch (kemer) snapshot on the floor of its box. */
export function archPath(box: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = box
  const shoulder = y + Math.min(width * 0.48, height * 0.5)
  const knee = shoulder - width * 0.25
  const crown = y + width * 0.22
  const middle = x + width / 2
  const [left, right] = [x, x + width]
  return (
    `M${round(left)},${round(y + height)}V${round(shoulder)}` +
    `C${round(left)},${round(knee)} ${round(x + width * 0.32)},${round(crown)} ${round(middle)},${round(y)}` +
    `C${round(x + width * 0.68)},${round(crown)} ${round(right)},${round(knee)} ${round(right)},${round(shoulder)}` +
    `V${round(y + height)}`
  )
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}
