import { hiddenWords, hideWords } from '#contract/candidates/hiding/hidden-words.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'
import { secretsOf } from '../../visibility/secrets-of.ts'

export type Searched = Parameters<typeof secretsOf>[0] & {
  /** What the person wrote. */
  texts: string[]
  /** What they wrote for companies that are shown the career. */
  vision: string[]
  /** Names of what they chose. */
  names: string[]
}

/** How much of somebody the search compares with (server/conversations/reveals/write-reveal.ts). */
export type SearchedLevel = 'anonymous' | 'career' | 'contact'

/** A profile as a company may read it, in the one spelling in which words are looked for (search-engine/text/). Names are hidden before: in that spelling they would come back. */
export function searchText({ texts, vision, names, ...person }: Searched, reveal: SearchedLevel) {
  const find = reveal === 'contact' ? undefined : hiddenWords(secretsOf(person, reveal === 'career' ? ['career'] : []))
  const readable = reveal === 'anonymous' ? texts : [...texts, ...vision]
  const told = [
    ...(reveal === 'anonymous' ? [] : [...person.employers, ...person.schools]),
    ...(reveal === 'contact' ? [person.name, person.name_reading, person.email] : []),
  ]
  // A line end for each hidden word: what stood on its two sides is not found as one word.
  return normalizeText([...readable.map((text) => (find ? hideWords(text, find, '\n') : text)), ...names, ...told].join('\n'))
}
