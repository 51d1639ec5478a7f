import { LineIndexBuilder } from '../lines/line-index-builder.ts'
import type { LineIndex } from '../lines/line-index.ts'
import type { IndexedJob, Suggestion } from '../job-index-types.ts'
import type { Throttle } from '../throttle.ts'
import { companiesCalled } from './companies-called.ts'
import { KnownWords } from './known-words.ts'
import { romajiKana } from './romaji-kana.ts'
import { sortedBy } from '../segment/sorted-by.ts'
import { normalizeText } from '../text/normalize-text.ts'
import { wordAlternatives } from '../text/word-alternatives.ts'
import { beginsAlone } from '../words/word-edges.ts'

type Entry = { kind: Suggestion['kind']; text: string; normalised: string; count: number }
/** The entries by falling count, as counted when they were indexed. */
export type IndexedEntries = { field: LineIndex; order: Uint32Array }

export type SavedSuggestions = { kinds: Uint8Array; counts: Uint32Array; texts: string[] }

const kinds: Suggestion['kind'][] = ['position', 'skill', 'company']
/** Stands before every indexed entry, so that a beginning is found like any other part. */
const beginning = '\u0001'
const densePlaces = 512
const longestPosition = 24
/** So many of the best are compared by their present counts. */
const compared = 64

/** The distinct positions, skills and companies of the index with the number of live jobs of each. */
export class Suggestions {
  readonly #entries: Entry[] = []
  readonly #numbers = new Map<string, number>()
  readonly #words = new KnownWords()
  indexed: IndexedEntries | undefined

  /** The numbers of a job's suggestions. */
  numbers(job: IndexedJob): number[] {
    const lines = job.title.split('\n')
    const offered = [
      ...lines.slice(0, 2).map((text) => this.#number('position', text)),
      ...(job.skill_names ?? []).map((text) => this.#number('skill', text)),
      this.#number('company', job.company_name),
    ]
    return [...new Set(offered.filter((number) => number >= 0))]
  }

  count(numbers: Iterable<number>, by: 1 | -1): void {
    for (const number of numbers) this.#entries[number]!.count += by
  }

  /** Indexes the entries there are; those that come later are looked through until the next time. */
  async index(pace: Throttle): Promise<void> {
    const numbers = Uint32Array.from(this.#entries.keys())
    const order = await pace.through(
      sortedBy(
        Float64Array.from(this.#entries, ({ count }) => count),
        numbers,
      ),
    )
    const builder = new LineIndexBuilder()
    for (const number of order) {
      builder.add([`${beginning}${this.#entries[number]!.normalised}`])
      if (pace.due) await pace.rest()
    }
    const field = await builder.build(numbers, densePlaces, pace)
    this.indexed = { field, order }
  }

  find(typed: string, limit: number): Suggestion[] {
    const words = [...new Set([typed, ...romajiKana(typed.normalize('NFKC'))].flatMap(wordAlternatives))]
    const later = this.#entries.slice(this.indexed?.order.length ?? 0).filter((entry) => entry.count > 0)
    const starting = later.filter((entry) => isOffered(entry) && words.some((word) => entry.normalised.startsWith(word)))
    const known = new Set(this.#best(words.map((word) => beginning + word)))
    const found = [...starting, ...known].sort(byCount)
    if (found.length < limit) {
      const isAdded = (entry: Entry) => isOffered(entry) && !starting.includes(entry) && !known.has(entry) && words.some((word) => hasBeginning(entry, word))
      found.push(...[...later, ...this.#best(words)].filter(isAdded).sort(byCount))
    }
    return found.slice(0, limit).map(({ kind, text, count }) => ({ kind, text, count }))
  }

  /** Known words one letter away from a typed one, the commonest first. */
  near(typed: string): string[] {
    return this.#words.near(typed)
  }

  /** Companies with jobs that are meant by a typed name, in other letters or cut off. */
  called(typed: string): string[] {
    return companiesCalled(
      typed,
      this.#entries.filter(({ kind, count }) => kind === 'company' && count > 0).map(({ text }) => text),
    )
  }

  saved(): SavedSuggestions {
    const saved: SavedSuggestions = { kinds: new Uint8Array(this.#entries.length), counts: new Uint32Array(this.#entries.length), texts: [] }
    this.#entries.forEach(({ kind, text, count }, i) => {
      saved.kinds[i] = kinds.indexOf(kind)
      saved.counts[i] = count
      saved.texts.push(text)
    })
    return saved
  }

  static *from(saved: SavedSuggestions, indexed: IndexedEntries | undefined): Generator<void, Suggestions> {
    const suggestions = new Suggestions()
    for (const [i, text] of saved.texts.entries()) {
      suggestions.#entries[suggestions.#number(kinds[saved.kinds[i]!]!, text)]!.count = saved.counts[i]!
      if (i % 256 === 0) yield
    }
    suggestions.indexed = indexed
    return suggestions
  }

  #best(parts: string[]): Entry[] {
    if (!this.indexed) return []
    const { field, order } = this.indexed
    const words = new Uint32Array(Math.ceil(order.length / 32))
    for (const part of parts) field.addMatches(part, words)
    const best: Entry[] = []
    for (let i = 0; i < words.length && best.length < compared; i++) {
      for (let word = words[i]!; word !== 0; word &= word - 1) {
        const entry = this.#entries[order[i * 32 + 31 - Math.clz32(word & -word)]!]!
        if (entry.count > 0 && isOffered(entry)) best.push(entry)
      }
    }
    return best
  }

  #number(kind: Suggestion['kind'], raw: string): number {
    const text = raw.trim()
    const normalised = normalizeText(text).replaceAll('\n', ' ')
    if (normalised === '') return -1
    const key = `${kind} ${normalised}`
    let number = this.#numbers.get(key)
    if (number === undefined) {
      this.#numbers.set(key, (number = this.#entries.length))
      this.#entries.push({ kind, text, normalised, count: 0 })
      this.#words.add(text)
    }
    return number
  }
}

/** A posting's whole title is no name of an occupation. */
const isOffered = ({ kind, text }: Entry): boolean => kind !== 'position' || (text.length <= longestPosition && !/[【】！!。★◆]/.test(text))

/** Whether a word of the entry begins with the typed one: Go is not offered Django. */
const hasBeginning = ({ normalised }: Entry, typed: string): boolean => {
  const letters = Uint16Array.from({ length: normalised.length }, (_, at) => normalised.charCodeAt(at))
  for (let at = normalised.indexOf(typed); at >= 0; at = normalised.indexOf(typed, at + 1)) if (beginsAlone(letters, at)) return true
  return false
}

const byCount = (a: Entry, b: Entry): number => b.count - a.count || a.text.length - b.text.length || (a.text < b.text ? -1 : 1)
