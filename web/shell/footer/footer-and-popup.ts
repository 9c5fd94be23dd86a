export { Footer } from './footer.tsx'
export { Popup } from '#web/content/popup.tsx'
