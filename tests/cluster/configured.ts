import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const deploy = new URL('../../deploy/cluster/', import.meta.url)

/** A configuration file of deploy/cluster as it lies there, with other words for some: a folder, the name of a machine. A word that is not in it is a mistake. */
export function configured(file: string, words: [from: string, to: string][] = []) {
  let text = readFileSync(new URL(file, deploy), 'utf8')
  for (const [from, to] of words) {
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Writes it into a machine's folder, and gives its path. */
export function place(folder: string, file: string, words: [from: string, to: string][] = []) {
  const path = join(folder, file)
  writeFileSync(path, configured(file, words))
  return path
}

/** The settings of a file of `NAME=value` lines. */
export const settingsIn = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z\d_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
