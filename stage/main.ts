import '#kit/fonts.css'
import '#kit/stand-ins.css'
import '#kit/tokens.css'
import '#kit/base.css'
import './frame/frame.css'
import './frame/sheets.css'
import { Frame, refuseLaunch } from './frame/frame.ts'
import { isTable, kindOf } from './kinds.ts'
import { readLaunch } from './protocol/launch.ts'

const query = new URLSearchParams(location.search)
const isGallery = import.meta.env.MODE === 'development' && query.has('gallery')

if (isGallery) void import('./slots/gallery.ts').then(({ openGallery }) => openGallery(query))
else openLaunched()

function openLaunched(): void {
  const launch = readLaunch(new URL(location.href))
  const loadKind = launch && kindOf(launch.kind)
  if (launch && loadKind) void new Frame(launch, isTable(launch.kind)).open(loadKind)
  else refuseLaunch(query.get('lang') === 'en' ? 'en' : 'tr')
}
