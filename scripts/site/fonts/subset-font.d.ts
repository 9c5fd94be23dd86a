declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>
  }
  /** The font with no more than the signs of `text`, and no wider axes. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
