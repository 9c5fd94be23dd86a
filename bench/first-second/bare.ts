/** The server of the bare lobby, of text and with pictures: a few files, drawn and compressed beforehand. */
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Cover } from './covers.ts'
import { gamesOf, Lobby, STYLE } from './lobby.ts'

const GAMES = 10_000

interface File {
  headers: Readonly<Record<string, string>>
  body: Buffer
}

export async function serveBare(
  covers: readonly Cover[],
): Promise<{ url: string; close: () => void }> {
  const files = new Map<string, File>([
    ['/', zipped('text/html; charset=utf-8', pageOf([]))],
    ['/pictured', zipped('text/html; charset=utf-8', pageOf(covers.map(pathOf)))],
    ['/client.js', zipped('text/javascript', await script())],
    ...covers.map((cover): [string, File] => [pathOf(cover), pictureOf(cover)]),
  ])
  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '')
    if (file === undefined) return reply.writeHead(404).end()
    return reply.writeHead(200, file.headers).end(file.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

const zipped = (type: string, body: string | Uint8Array): File => ({
  headers: { 'content-type': type, 'content-encoding': 'gzip' },
  body: gzipSync(body),
})

const pathOf = ({ game }: Cover): string => `/covers/${game}.webp`

const pictureOf = ({ webp }: Cover): File => ({
  headers: { 'content-type': 'image/webp' },
  body: webp,
})

function pageOf(covers: readonly string[]): string {
  const shown = { games: gamesOf(GAMES), covers }
  const markup = renderToString(createElement(Lobby, shown))
  return `<!doctype html><html lang="tr" data-bare><head><meta charset="utf-8"><title>Slotlar</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><div id="root">${markup}</div><script type="application/json" id="games">${JSON.stringify(shown)}</script>
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
