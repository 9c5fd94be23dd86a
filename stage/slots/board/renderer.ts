import 'pixi.js/unsafe-eval'
import { CanvasRenderer, isWebGLSupported, WebGLRenderer, type Container } from 'pixi.js'
import type { Box } from './shape.ts'

export interface Screen {
  /** Device pixels a CSS pixel. */
  resolution: number
  /** Covers this part of the page: what is drawn there alone costs time. */
  cover: (part: Box) => void
  /** Lays a picture that never moves beneath, in this part of the page: no frame draws it again. */
  underlay: (picture: HTMLCanvasElement, part: Box) => void
  render: (scene: Container) => void
}

/** Finer than this nobody sees on a phone; the plain canvas pays for every pixel. */
const RESOLUTION_MAX = { card: 2, plain: 1.5 }

/** WebGL where the machine draws it by itself; else the plain canvas, which is then the faster one. */
export async function openScreen(canvas: HTMLCanvasElement): Promise<Screen> {
  const options = {
    canvas,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: 1,
    width: 100,
    height: 100,
  }
  if (isWebGLSupported(true) && hasGraphicsCard()) {
    const renderer = new WebGLRenderer()
    await renderer.init({ ...options, resolution: upTo(RESOLUTION_MAX.card) })
    return screenOf(renderer, canvas)
  }
  const renderer = new CanvasRenderer()
  await renderer.init({ ...options, resolution: upTo(RESOLUTION_MAX.plain) })
  return screenOf(renderer, canvas)
}

/** Some browsers emulate WebGL on the processor without a word about it; only the name tells. */
function hasGraphicsCard(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  const name = gl?.getExtension('WEBGL_debug_renderer_info')
  const card = name ? String(gl?.getParameter(name.UNMASKED_RENDERER_WEBGL)) : ''
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return !/swiftshader|llvmpipe|softpipe|software/i.test(card)
}

const upTo = (most: number): number => Math.min(window.devicePixelRatio, most)

function screenOf(renderer: WebGLRenderer | CanvasRenderer, canvas: HTMLCanvasElement): Screen {
  let beneath: HTMLCanvasElement | null = null
  return {
    resolution: renderer.resolution,
    cover: ({ x, y, width, height }) => {
      renderer.resize(width, height)
      putAt(canvas, x, y)
    },
    underlay: (picture, { x, y, width, height }) => {
      beneath?.remove()
      beneath = picture
      picture.className = canvas.className
      picture.ariaHidden = 'true'
      putAt(picture, x, y)
      picture.style.width = `${width}px`
      picture.style.height = `${height}px`
      canvas.before(picture)
    },
    render: (scene) => renderer.render(scene),
  }
}

function putAt({ style }: HTMLCanvasElement, x: number, y: number): void {
  style.left = `${x}px`
  style.top = `${y}px`
}
