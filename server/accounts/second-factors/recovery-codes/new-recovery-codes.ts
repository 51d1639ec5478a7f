import { randomInt } from 'node:crypto'

/** Without what is mistaken for something else when it is read from paper. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODES = 10
const GROUPS = 6
const GROUP = 4

/**
 * Each opens once in place of the app. Its first letter says which of the ten it is, so that one slow hash is compared and not ten;
 * the 23 after it are 115 random bits.
 */
export function newRecoveryCodes() {
  const firsts = new Set<string>()
  while (firsts.size < CODES) firsts.add(letter())
  return [...firsts].map((first) => grouped([first, ...Array.from({ length: GROUPS * GROUP - 1 }, letter)]))
}

const letter = () => LETTERS[randomInt(LETTERS.length)] ?? ''
const grouped = (letters: string[]) => Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP).join('')).join('-')
