import type { SlotTheme } from '../theme.ts'

export type Pictures = Readonly<Record<string, HTMLImageElement>>

/** Loads every picture of the theme, decoded, so that no frame waits for one. */
export async function loadPictures(theme: SlotTheme): Promise<Pictures> {
  const loaded = await Promise.all(
    Object.keys(theme.pictures).map(async (name): Promise<[string, HTMLImageElement]> => {
      const image = new Image()
      image.src = `./${theme.game}/pictures/${name}.webp`
      await image.decode()
      return [name, image]
    }),
  )
  return Object.fromEntries(loaded)
}
