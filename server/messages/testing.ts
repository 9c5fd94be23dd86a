import { createServer as createHttp, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** One mail as a mail server takes it: from, to, and the raw message. */
export interface TakenMail {
  from: string
  to: string
  raw: string
}

export interface TestMailServer {
  url: string
  taken: TakenMail[]
  /** Every message that came whole, taken or not. */
  offered: string[]
  /** How many mails were handed over, taken or not. */
  attempts(): number
  /** What the next ones are answered with at a step, until it is set back to null. */
  refuse: { at: 'MAIL' | 'RCPT' | 'END'; line: string } | null
  close(): Promise<void>
}

/** A real, tiny SMTP server: what goes over its socket is what a mail server would see. */
export async function startMailServer(): Promise<TestMailServer> {
  let attempts = 0
  const mail: TestMailServer = {
    url: '',
    taken: [],
    offered: [],
    attempts: () => attempts,
    refuse: null,
    close: () => closed(server),
  }
  const server = createServer((socket) => {
    let current: TakenMail = { from: '', to: '', raw: '' }
    let isData = false
    socket.on('error', () => {})
    onLines(socket, (line) => {
      if (isData && line !== '.') return void (current.raw += `${line}\n`)
      if (isData) {
        isData = false
        mail.offered.push(current.raw)
        if (mail.refuse?.at === 'END') return writeLine(socket, mail.refuse.line)
        mail.taken.push(current)
        return writeLine(socket, '250 taken')
      }
      const step = line.slice(0, 4).toUpperCase()
      if (step === 'MAIL') {
        attempts++
        current = { from: addressIn(line), to: '', raw: '' }
      }
      if (mail.refuse?.at === step) return writeLine(socket, mail.refuse.line)
      if (step === 'RCPT') current.to = addressIn(line)
      if (step === 'DATA') isData = true
      if (step === 'QUIT') socket.end('221 bye\r\n')
      else writeLine(socket, step === 'DATA' ? '354 go on' : '250 yes')
    })
    writeLine(socket, '220 test')
  })
  mail.url = `smtp://127.0.0.1:${await listening(server)}`
  return mail
}

export interface TestSmsGateway {
  url: string
  taken: { body: unknown; headers: IncomingMessage['headers'] }[]
  /** The next answers; 200 when there is none left. */
  answers: number[]
  close(): Promise<void>
}

export async function startSmsGateway(): Promise<TestSmsGateway> {
  const gateway: TestSmsGateway = { url: '', taken: [], answers: [], close: () => closed(server) }
  const server = createHttp((request, reply) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      gateway.taken.push({ body: JSON.parse(text), headers: request.headers })
      reply.writeHead(gateway.answers.shift() ?? 200).end('{}')
    })
  })
  gateway.url = `http://127.0.0.1:${await listening(server)}/send`
  return gateway
}

function writeLine(socket: Socket, line: string): void {
  socket.write(`${line}\r\n`)
}

function onLines(socket: Socket, take: (line: string) => void): void {
  let rest = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    const lines = (rest + part).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has an address with one.
  return (server.address() as AddressInfo).port
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()))
}
