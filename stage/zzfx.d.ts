declare module 'zzfx' {
  /** The synthesiser; the package brings no types of its own. */
  export const ZZFX: {
    volume: number
    audioContext: AudioContext
    play: (...parameters: (number | undefined)[]) => AudioBufferSourceNode
  }
}
