/** The bare lobby in the browser: takes the markup over that the server drew. */
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Lobby, type Shown } from './lobby.ts'

// Written into the page by bare.ts.
const shown = JSON.parse(document.getElementById('games')?.textContent ?? '{}') as Shown
const root = document.getElementById('root')
if (root) hydrateRoot(root, createElement(Lobby, shown))
