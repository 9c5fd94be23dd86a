/**
 * Where the site stands, or is on its way to. A screen knows it only once it is drawn; who presses
 * twice in a row goes on from here.
 */
interface Place {
  pathname: string
  search: string
}

let place: Place | null = null

export const placeNow = (): Place => place ?? location

export function notePlace(next: Place): void {
  place = next
}
