export { Footer } from './footer.tsx'
export { Popup } from './popup.tsx'
