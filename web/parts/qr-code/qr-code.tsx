import { useEffect, useState } from 'react'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import styles from './qr-code.module.css'

/** Modules of quiet ground around it; scanners want four. */
const MARGIN = 4

interface Drawn {
  path: string
  size: number
}

/** A square that a phone reads. The library that works it out comes when one is first shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const next = await draw(text)
      if (!isGone) setDrawn(next)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [text])
  if (drawn === null) return <Skeleton width={196} height={196} radius={10} />
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  )
}

async function draw(text: string): Promise<Drawn> {
  const { create } = await import('qrcode')
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from(data, (dark, at) => {
    if (!dark) return ''
    return `M${(at % size) + MARGIN} ${Math.floor(at / size) + MARGIN}h1v1h-1z`
  })
  return { path: path.join(''), size: size + 2 * MARGIN }
}
