import { Gauge, type Registry } from 'prom-client'
import type { Sockets } from './sockets.ts'

/** How many sockets of the stream are open, as `/metrics` tells it. */
export function watchSockets(sockets: Sockets, registry: Registry): void {
  new Gauge({
    name: 'kasa_stream_sockets',
    help: 'Sockets of the stream that are open in this process.',
    registers: [registry],
    collect() {
      this.set(sockets.size)
    },
  })
  new Gauge({
    name: 'kasa_stream_buffered_bytes_most',
    help: 'The most that waits to be taken by any one socket of the stream.',
    registers: [registry],
    collect() {
      this.set(sockets.bufferedMost())
    },
  })
}
