import '#kit/fonts.css'
import '#kit/tokens.css'
import '#kit/base.css'
import './slots/stage.css'
import './slots/controls.css'
import './slots/sheets.css'
import { make } from './dom.ts'
import { readLaunch } from './protocol/launch.ts'
import { openSlot } from './slots/open.ts'
import { TITLES } from './slots/themes.ts'
import { atVersion } from './slots/title.ts'
import { slotWords } from './slots/words.ts'

const launch = readLaunch(new URL(location.href))
const title = launch ? TITLES[launch.game] : undefined

const wishes = new URLSearchParams(location.search)
const isGallery = import.meta.env.MODE === 'development' && wishes.has('gallery')

if (isGallery) void import('./slots/gallery.ts').then(({ openGallery }) => openGallery(wishes))
else if (launch && title) void openSlot(launch, atVersion(title, launch.version))
else refuseLaunch()

function refuseLaunch(): void {
  const isEnglish = new URL(location.href).searchParams.get('lang') === 'en'
  const text = slotWords[isEnglish ? 'en' : 'tr'].badLaunch
  document.body.append(make('p', { class: 'bad-launch', role: 'alert' }, text))
}
