import { hasWord } from '../words/has-word.ts'

/** One field of the few jobs that changed last: no index, every text is looked through. */
export class ScannedLines {
  readonly #texts: string[]

  constructor(jobs: string[][]) {
    this.#texts = jobs.map((lines) => lines.join('\n'))
  }

  addMatches(text: string, into: Uint32Array): void {
    for (let doc = 0; doc < this.#texts.length; doc++) if (this.#texts[doc]!.includes(text)) into[doc >>> 5]! |= 1 << (doc & 31)
  }

  addWord(word: string, into: Uint32Array): void {
    for (let doc = 0; doc < this.#texts.length; doc++) if (hasWord(this.#texts[doc]!, word)) into[doc >>> 5]! |= 1 << (doc & 31)
  }

  read(doc: number): string[] {
    return this.#texts[doc] === '' ? [] : this.#texts[doc]!.split('\n')
  }

  bytes(): { text: number; index: number } {
    return { text: this.#texts.reduce((sum, text) => sum + text.length * 2, 0), index: 0 }
  }
}
