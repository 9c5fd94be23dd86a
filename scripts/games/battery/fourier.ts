/** The magnitudes of a discrete Fourier transform, by the fast way; wants a power of two of values. */
export function magnitudesOf(values: Float64Array): Float64Array {
  const n = values.length
  if (n < 2 || (n & (n - 1)) !== 0) throw new RangeError('not a power of two')
  const real = reversed(values)
  const imaginary = new Float64Array(n)
  for (let size = 2; size <= n; size *= 2) joinHalves(real, imaginary, size)
  return real.map((part, at) => Math.hypot(part, imaginary[at] ?? 0))
}

/** The values in the order of their mirrored places. */
function reversed(values: Float64Array): Float64Array {
  const n = values.length
  const places = new Uint32Array(n)
  for (let at = 1; at < n; at += 1)
    places[at] = ((places[at >> 1] ?? 0) >>> 1) | ((at & 1) * (n >>> 1))
  return Float64Array.from(places, (place) => values[place] ?? 0)
}

/** One step: every two neighbouring transforms of half the size become one. */
function joinHalves(real: Float64Array, imaginary: Float64Array, size: number): void {
  const half = size / 2
  for (let turn = 0; turn < half; turn += 1) {
    const angle = (-2 * Math.PI * turn) / size
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    for (let low = turn; low < real.length; low += size) {
      const high = low + half
      const [a, b] = [real[high] ?? 0, imaginary[high] ?? 0]
      const [x, y] = [a * cos - b * sin, a * sin + b * cos]
      const [p, q] = [real[low] ?? 0, imaginary[low] ?? 0]
      real[low] = p + x
      imaginary[low] = q + y
      real[high] = p - x
      imaginary[high] = q - y
    }
  }
}
