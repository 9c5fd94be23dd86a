/** NATS in place of NOTIFY, where NATS_URL is set: core publish and subscribe, nothing is stored. */
import { connect } from '@nats-io/transport-node'
import type { TransportListener, Transport } from './transport.ts'

interface NatsOptions {
  url: string
  /** What no other house on the same server is called. */
  house: string
}

/** Rejects when no server answers there. */
export async function openNats(
  { url, house }: NatsOptions,
  listening: TransportListener,
): Promise<Transport> {
  const { protocol, host, username, password } = new URL(url)
  const connection = await connect({
    servers: host,
    name: 'kasa',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    ...credentials(decodeURIComponent(username), decodeURIComponent(password)),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  })
  const subject = `kasa.${house}.push`
  connection.subscribe(subject, {
    callback: (error, message) => {
      if (error === null) listening.received(message.string())
    },
  })
  void watch(connection, listening)
  return {
    async send(texts) {
      for (const text of texts) connection.publish(subject, text)
      // What is published while the way is cut is thrown away when it is tried again: the server says that it has it.
      await connection.flush()
    },
    // Nothing can be drained while the way is cut.
    close: () => connection.drain().catch(() => connection.close()),
  }
}

/** A name alone is a token, as in the addresses of other NATS clients. */
function credentials(user: string, pass: string): object {
  if (user === '') return {}
  return pass === '' ? { token: user } : { user, pass }
}

async function watch(
  connection: Awaited<ReturnType<typeof connect>>,
  listening: TransportListener,
): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'reconnect') listening.missed()
}
