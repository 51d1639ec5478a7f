import { keyedElements } from '../keys/keyed-elements.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** What the open page offers by a key, as entries of the palette: choosing one presses the page's own button. The acts of single rows are left to the rows. */
export const actsOnPage = (): PaletteEntry[] =>
  keyedElements()
    .filter(({ key, row }) => key !== '/' && !row)
    .map(({ key, label, control }) => ({ key: `act ${key} ${label}`, label, icon: 'next', to: '', press: control, hint: key.toUpperCase() }))
