/** What the page says of the house itself: a demo house marks its pages, so that nobody mistakes it. */
export const isDemoHouse = (): boolean => 'demo' in document.documentElement.dataset
