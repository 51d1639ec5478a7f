import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PREFIX = 'mebae_'
/** 240 random bits and 32 bits of checksum, in letters and digits: one double click marks all of it. */
const [SECRET, CHECK] = [41, 6]
const form = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET + CHECK}}$`)

function inLetters(value: bigint, length: number): string {
  return length === 0 ? '' : inLetters(value / 62n, length - 1) + letters[Number(value % 62n)]
}

const checkOf = (secret: string) => inLetters(BigInt(crc32(secret)), CHECK)

/** A key as programs carry it. By its prefix and its checksum scanners for leaked secrets recognise it without asking us. */
export function newKey() {
  const secret = inLetters(BigInt(`0x${randomBytes(30).toString('hex')}`), SECRET)
  return `${PREFIX}${secret}${checkOf(secret)}`
}

/** Whether this has the form of our keys. */
export const isKey = (text: string) => form.test(text) && checkOf(text.slice(PREFIX.length, -CHECK)) === text.slice(-CHECK)

export const hintOf = (key: string) => `${key.slice(0, PREFIX.length + 4)}…`
