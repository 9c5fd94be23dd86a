import { connect, type Socket } from 'node:net'

/**
 * One keep-alive HTTP connection that carries one JSON call at a time. As little as that takes:
 * what the client spends is taken from what is measured on the same machine.
 */

export interface Answer {
  status: number
  body: unknown
}

export interface Connection {
  post(path: string, body: unknown, headers?: string): Promise<Answer>
  close(): void
}

interface Waiting {
  done: (answer: Answer) => void
  fail: (error: Error) => void
}

/** Opens a connection; calls on it reject once it is broken. */
/** `from`: the address it comes from, where a machine has several. */
export async function openConnection(
  host: string,
  port: number,
  from?: string,
): Promise<Connection> {
  const socket = await opened(host, port, from)
  let waiting: Waiting | null = null
  let received = ''
  const broken = (error: Error): void => {
    socket.destroy()
    waiting?.fail(error)
    waiting = null
  }
  socket.setEncoding('utf8')
  socket.on('error', broken)
  socket.on('close', () => broken(new Error('the connection was closed')))
  socket.on('data', (text: string) => {
    received += text
    const answer = readAnswer(received)
    if (answer === null || waiting === null) return
    received = ''
    const { done } = waiting
    waiting = null
    done(answer)
  })
  return {
    post(path, body, headers = '') {
      const text = JSON.stringify(body)
      if (socket.destroyed) return Promise.reject(new Error('the connection is closed'))
      return new Promise<Answer>((done, fail) => {
        waiting = { done, fail }
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nContent-Type: application/json\r\n` +
            `Content-Length: ${Buffer.byteLength(text)}\r\n${headers}\r\n${text}`,
        )
      })
    },
    close: () => socket.destroy(),
  }
}

function opened(host: string, port: number, from?: string): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect({ host, port, noDelay: true, ...(from ? { localAddress: from } : {}) })
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.off('error', fail)
      done(socket)
    })
  })
}

/** The answer in `text`, or null while it is not complete. Our servers send lengths, not chunks. */
function readAnswer(text: string): Answer | null {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, headEnd + 2))?.[1] ?? 0)
  const body = text.slice(headEnd + 4)
  if (Buffer.byteLength(body) < length) return null
  return { status: Number(text.slice(9, 12)), body: length > 0 ? JSON.parse(body) : null }
}
