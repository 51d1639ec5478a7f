import { normalizeText } from '../../search/text/normalize-text.ts'
import { hideWords } from '../../visibility/hide-words.ts'

export type Searched = {
  /** What the person wrote. */
  texts: string[]
  /** Names of what they chose. */
  names: string[]
  /** What no company may find them by. */
  secrets: string[]
}

/** A profile as everybody may read it, in the one spelling in which words are looked for (server/search/text/). */
export const searchText = ({ texts, names, secrets }: Searched) => normalizeText([...texts.map((text) => hideWords(text, secrets)), ...names].join('\n'))
