/** Runs what moves on the stage on one clock, and lets a press hurry it to its end. */
export interface Motion {
  /** Calls `frame` with 0 to 1 over `ms`; ends early, on 1, when hurried. */
  run: (ms: number, frame: (share: number) => void) => Promise<void>
  wait: (ms: number) => Promise<void>
  /** Everything that runs jumps to its end, and so does what is begun until `calm`. */
  hurry: () => void
  calm: () => void
  isHurried: () => boolean
  /** Called before each drawing while anything moves. */
  onFrame: (draw: (now: number) => void) => void
  /** Asks for one drawing though nothing moves. */
  redraw: () => void
  /** Endless movement until stopped: called with milliseconds since it began. */
  loop: (frame: (ms: number) => void) => () => void
}

interface Run {
  from: number
  ms: number
  frame: (share: number) => void
  done: () => void
}

export interface Clock {
  now: () => number
  /** Calls back at the next frame. */
  next: (tick: () => void) => void
}

const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  next: (tick) => void requestAnimationFrame(tick),
}

export function createMotion(clock: Clock = PAGE_CLOCK): Motion {
  const runs = new Set<Run>()
  const loops = new Map<(ms: number) => void, number>()
  const drawings: ((now: number) => void)[] = []
  let isTicking = false
  let isHurried = false

  const tick = (): void => {
    const now = clock.now()
    for (const [frame, from] of loops) frame(now - from)
    for (const run of runs) stepRun(run, now)
    for (const draw of drawings) draw(now)
    isTicking = runs.size > 0 || loops.size > 0
    if (isTicking) clock.next(tick)
  }
  const wake = (): void => {
    if (isTicking) return
    isTicking = true
    clock.next(tick)
  }
  const stepRun = (run: Run, now: number): void => {
    const share = isHurried || run.ms <= 0 ? 1 : Math.min(1, (now - run.from) / run.ms)
    run.frame(share)
    if (share < 1) return
    runs.delete(run)
    run.done()
  }
  const run: Motion['run'] = (ms, frame) =>
    new Promise((done) => {
      runs.add({ from: clock.now(), ms, frame, done })
      wake()
    })
  return {
    run,
    wait: (ms) => run(ms, () => undefined),
    hurry: () => {
      isHurried = true
    },
    calm: () => {
      isHurried = false
    },
    isHurried: () => isHurried,
    onFrame: (draw) => drawings.push(draw),
    redraw: wake,
    loop: (frame) => {
      loops.set(frame, clock.now())
      wake()
      return () => void loops.delete(frame)
    },
  }
}

/** Fast at first, then calm. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3

/** Slow, fast, slow. */
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2)

/** Past the end and back. */
export const easeBack = (t: number): number => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2
