import { foldWidth } from '../text/fold-width.ts'
import { normalizeText } from '../text/normalize-text.ts'
import { isOneTypo } from '../words/is-one-typo.ts'

const word = /[ァ-ヺー]{4,}|[A-Za-zÀ-ɏ][A-Za-z0-9À-ɏ.+#]{3,}/g
/** Of shorter words too many others are one letter away. */
const shortest = 5

/** The words of katakana and Latin letters that stand in positions, skills and names of companies, with how many of those hold each. */
export class KnownWords {
  readonly #byLength = new Map<number, Map<string, { shown: string; times: number }>>()

  add(text: string): void {
    for (const [shown] of text.normalize('NFKC').matchAll(word)) {
      const key = normalizeText(shown)
      let words = this.#byLength.get(key.length)
      if (!words) this.#byLength.set(key.length, (words = new Map()))
      const known = words.get(key)
      if (known) known.times++
      else words.set(key, { shown, times: 1 })
    }
  }

  /** The known words that differ from a typed one by one letter, the commonest first; none for a word that is known itself. */
  near(typed: string): string[] {
    const key = normalizeText(typed)
    if (foldWidth(typed).length < shortest || this.#byLength.get(key.length)?.has(key)) return []
    const found = [-1, 0, 1].flatMap((more) => [...(this.#byLength.get(key.length + more) ?? [])].filter(([other]) => isOneTypo(key, other)))
    return found.toSorted(([, a], [, b]) => b.times - a.times || (a.shown < b.shown ? -1 : 1)).map(([, { shown }]) => shown)
  }
}
