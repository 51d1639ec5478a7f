import { isShown, keyedElements, keyLabel } from '../keys/keyed-elements.ts'
import type { PaletteEntry } from './palette-entry.ts'

/** What the open page offers by a key, as entries of the palette: choosing one presses the page's own button. */
export const actsOnPage = (): PaletteEntry[] =>
  keyedElements()
    .filter((element) => isShown(element) && !element.matches('input, textarea, select'))
    .map((press) => {
      const hint = press.dataset.key ?? ''
      return { key: `act ${hint}`, label: keyLabel(press), icon: 'next', to: '', press, hint: hint.toUpperCase() }
    })
