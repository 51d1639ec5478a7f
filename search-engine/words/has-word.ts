import { hasEdges, standsAlone } from './word-edges.ts'

export const unitsOf = (text: string): Uint16Array => {
  const units = new Uint16Array(text.length)
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i)
  return units
}

/** Whether a normalised text holds a normalised word as a word. */
export const hasWord = (text: string, word: string): boolean => {
  let at = text.indexOf(word)
  if (at < 0 || !hasEdges(word)) return at >= 0
  const units = unitsOf(text)
  for (; at >= 0; at = text.indexOf(word, at + 1)) if (standsAlone(units, at, word)) return true
  return false
}
