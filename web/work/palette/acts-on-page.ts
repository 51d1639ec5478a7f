import { keyName } from '../keys/key-name.ts'
import { keyedElements } from '../keys/keyed-elements.ts'
import { press } from '../keys/press-key.ts'
import type { PaletteEntry } from './palette-entry.ts'

const keyList: PaletteEntry = {
  key: 'act ?',
  label: 'キー操作の一覧',
  words: 'ショートカット ヘルプ',
  icon: 'unknown',
  to: '',
  hint: '?',
  press: () => dispatchEvent(new Event('work:list-keys')),
}

/** What the open page offers by a key, as entries of the palette: choosing one presses the page's own button. The acts of single rows are left to the rows. */
export const actsOnPage = (): PaletteEntry[] => [
  ...keyedElements()
    .filter(({ key, row }) => key !== '/' && !row)
    .map((keyed): PaletteEntry => {
      const { key, label } = keyed
      return { key: `act ${key} ${label}`, label, icon: 'next', to: '', press: () => press(keyed), ...(key && { hint: keyName(key) }) }
    }),
  keyList,
]
