import './studio.css'
import { icon, make, type IconName } from '../dom.ts'
import type { Frame } from '../frame/frame.ts'

const words = {
  tr: {
    label: 'Stüdyodan canlı görüntü. Turda olan her şey ayrıca yazıyla söylenir.',
    loud: 'Stüdyo sesini aç',
    silent: 'Stüdyo sesini kapat',
    toDrawing: 'Çizimi göster',
    toVideo: 'Stüdyoyu göster',
  },
  en: {
    label: 'Live picture from the studio. All that happens in the round is said in words, too.',
    loud: 'Turn the studio’s sound on',
    silent: 'Turn the studio’s sound off',
    toDrawing: 'Show the drawing',
    toVideo: 'Show the studio',
  },
}

/** A video that has shown nothing for so long will not: the scene is drawn. */
const PATIENCE_MS = 8_000

/**
 * What a studio sends from a table, in the place of the scene that is drawn. It stands there once it plays and as long as it does;
 * whoever saves data, wants nothing to move, or cannot play it sees the drawing. It begins without sound.
 */
export class Studio {
  readonly #frame: Frame
  readonly #sound = make('button', { type: 'button', 'aria-pressed': 'false' })
  readonly #change = make('button', { type: 'button' })
  readonly #acts = make('div', { class: 'studio-acts' }, this.#sound, this.#change)
  #place: { scene: HTMLElement; drawing: HTMLElement } | null = null
  #video: HTMLVideoElement | null = null
  #url: string | null = null
  /** What failed is not tried again in this visit. */
  #failed: string | null = null
  /** By the member's own press; null where they have not said. */
  #isWanted: boolean | null = null
  #patience = 0

  constructor(frame: Frame) {
    this.#frame = frame
    this.#sound.addEventListener('click', () => this.#toggleSound())
    this.#change.addEventListener('click', () => {
      this.#isWanted = this.#video === null
      this.#reconcile()
    })
  }

  /** In the scene, over its drawing. */
  stand(scene: HTMLElement, drawing: HTMLElement): void {
    this.#place = { scene, drawing }
  }

  /** Whether the video is seen, and the drawing is not. */
  get isShown(): boolean {
    return this.#place?.scene.classList.contains('is-filmed') === true
  }

  /** The table stands so. */
  show(url: string | null): void {
    if (url !== this.#url) this.#end()
    this.#url = url
    this.#reconcile()
  }

  #reconcile(): void {
    const url = this.#url === this.#failed ? null : this.#url
    if (!this.#place || url === null) {
      this.#end()
      this.#acts.remove()
      return
    }
    const isWanted = this.#isWanted ?? !(this.#frame.state.isStill || savesData())
    if (!isWanted) this.#end()
    else if (!this.#video) this.#begin(url, this.#place.drawing)
    if (!this.#acts.isConnected) this.#place.scene.append(this.#acts)
    this.#label()
  }

  #begin(url: string, drawing: HTMLElement): void {
    const video = make('video', { class: 'studio', playsinline: true, loop: true })
    video.muted = true
    video.disablePictureInPicture = true
    this.#video = video
    video.addEventListener('playing', () => {
      clearTimeout(this.#patience)
      this.#place?.scene.classList.add('is-filmed')
      this.#label()
    })
    video.addEventListener('error', () => this.#fail(video))
    for (const name of ['waiting', 'stalled'] as const)
      video.addEventListener(name, () => this.#wait(video))
    this.#wait(video)
    drawing.after(video)
    video.src = url
    void video.play().catch(() => {
      // Told by its error, or by nothing being seen for long.
    })
  }

  #wait(video: HTMLVideoElement): void {
    if (video !== this.#video) return
    clearTimeout(this.#patience)
    const seenTo = video.currentTime
    this.#patience = window.setTimeout(() => {
      if (video.currentTime === seenTo) this.#fail(video)
    }, PATIENCE_MS)
  }

  #fail(video: HTMLVideoElement): void {
    if (video !== this.#video) return
    this.#failed = this.#url
    this.#reconcile()
  }

  #end(): void {
    clearTimeout(this.#patience)
    this.#place?.scene.classList.remove('is-filmed')
    this.#video?.pause()
    // Else it goes on loading.
    this.#video?.removeAttribute('src')
    this.#video?.load()
    this.#video?.remove()
    this.#video = null
  }

  #toggleSound(): void {
    if (!this.#video) return
    this.#video.muted = !this.#video.muted
    this.#label()
  }

  #label(): void {
    const own = words[this.#frame.state.lang]
    const isMuted = this.#video?.muted !== false
    this.#video?.setAttribute('aria-label', own.label)
    this.#sound.hidden = this.#video === null
    announce(this.#sound, isMuted ? 'volume-off' : 'volume-on', isMuted ? own.loud : own.silent)
    this.#sound.setAttribute('aria-pressed', String(!isMuted))
    if (this.#video) announce(this.#change, 'eye-off', own.toDrawing)
    else announce(this.#change, 'eye', own.toVideo)
  }
}

/** On a phone there is room for the icon alone. */
function announce(button: HTMLButtonElement, name: IconName, text: string): void {
  if (button.textContent !== text) button.replaceChildren(icon(name), make('span', {}, text))
}

interface Connected {
  connection?: { saveData?: boolean }
}

/** Not every browser says so. */
const savesData = (): boolean =>
  (navigator as Navigator & Connected).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches
