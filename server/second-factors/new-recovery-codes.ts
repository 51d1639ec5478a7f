import { randomInt } from 'node:crypto'

/** Without what is mistaken for something else when it is read from paper. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODES = 10

const group = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Each opens once in place of the app. 75 random bits: nobody guesses one, and a plain hash of it may be kept. */
export const newRecoveryCodes = () => Array.from({ length: CODES }, () => `${group()}-${group()}-${group()}`)
