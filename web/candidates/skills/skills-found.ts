import type { Lookup } from '#contract/platform/lookups/lookups.ts'

const MOST = 8
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/[\s.]/g, '')

/** The skills that a typed word means: those that begin with it, then those that hold it, in any width and case. Nothing typed finds nothing. */
export function skillsFound(options: readonly Lookup[], typed: string): Lookup[] {
  const word = plain(typed)
  if (!word) return []
  const found = options.flatMap((option) => {
    const at = plain(option.name).indexOf(word)
    return at < 0 ? [] : [{ option, at, length: option.name.length }]
  })
  return found
    .toSorted((one, other) => Math.sign(one.at) - Math.sign(other.at) || one.length - other.length)
    .slice(0, MOST)
    .map(({ option }) => option)
}

/** The skill of exactly this name. */
export const skillNamed = (options: readonly Lookup[], name: string) => options.find((option) => plain(option.name) === plain(name))
