/** The server of the bare lobby: two files, drawn and compressed beforehand. */
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { gamesOf, Lobby, STYLE } from './lobby.ts'

const GAMES = 10_000

export async function serveBare(): Promise<{ url: string; close: () => void }> {
  const files: Readonly<Record<string, { type: string; body: Buffer }>> = {
    '/': { type: 'text/html; charset=utf-8', body: gzipSync(pageOf()) },
    '/client.js': { type: 'text/javascript', body: gzipSync(await script()) },
  }
  const server = createServer((request, reply) => {
    const file = files[request.url ?? '']
    if (file === undefined) return reply.writeHead(404).end()
    const headers = { 'content-type': file.type, 'content-encoding': 'gzip' }
    return reply.writeHead(200, headers).end(file.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

function pageOf(): string {
  const games = gamesOf(GAMES)
  const markup = renderToString(createElement(Lobby, { games }))
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Slotlar</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><div id="root">${markup}</div><script type="application/json" id="games">${JSON.stringify(games)}</script>
<script type="module" src="/client.js"></script></body></html>`
}

async function script(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: ['bench/first-second/client.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('the bare lobby was not built')
  return file.contents
}
