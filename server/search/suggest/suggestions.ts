import type { MarketJob, Suggestion } from '../market-types.ts'
import { normalizeText } from '../text/normalize-text.ts'
import { wordAlternatives } from '../text/word-alternatives.ts'

type Entry = { kind: Suggestion['kind']; text: string; normalised: string; count: number }

/** The distinct positions, skills and companies of the market with the number of live jobs of each. */
export class Suggestions {
  readonly #entries: Entry[] = []
  readonly #numbers = new Map<string, number>()

  /** The numbers of what a job offers. */
  numbers(job: MarketJob): number[] {
    const lines = job.title.split('\n')
    const offered = [
      ...lines.slice(0, 2).map(text => this.#number('position', text)),
      ...(job.skill_names ?? []).map(text => this.#number('skill', text)), this.#number('company', job.company_name),
    ]
    return [...new Set(offered.filter(number => number >= 0))]
  }

  count(numbers: Iterable<number>, by: 1 | -1): void {
    for (const number of numbers) this.#entries[number]!.count += by
  }

  find(typed: string, limit: number): Suggestion[] {
    const words = wordAlternatives(typed)
    const starting: Entry[] = []
    const containing: Entry[] = []
    for (const entry of this.#entries) {
      if (entry.count <= 0) continue
      if (words.some(word => entry.normalised.startsWith(word))) starting.push(entry)
      else if (words.some(word => entry.normalised.includes(word))) containing.push(entry)
    }
    const byCount = (a: Entry, b: Entry) => b.count - a.count || a.text.length - b.text.length || (a.text < b.text ? -1 : 1)
    return [...starting.sort(byCount), ...containing.sort(byCount)].slice(0, limit).map(({ kind, text, count }) => ({ kind, text, count }))
  }

  toJSON(): [kind: Suggestion['kind'], text: string, count: number][] {
    return this.#entries.map(({ kind, text, count }) => [kind, text, count])
  }

  static from(saved: ReturnType<Suggestions['toJSON']>): Suggestions {
    const suggestions = new Suggestions()
    for (const [kind, text, count] of saved) suggestions.#entries[suggestions.#number(kind, text)]!.count = count
    return suggestions
  }

  #number(kind: Suggestion['kind'], raw: string): number {
    const text = raw.trim()
    const normalised = normalizeText(text).replaceAll('\n', ' ')
    if (normalised === '') return -1
    const key = `${kind} ${normalised}`
    let number = this.#numbers.get(key)
    if (number === undefined) {
      this.#numbers.set(key, number = this.#entries.length)
      this.#entries.push({ kind, text, normalised, count: 0 })
    }
    return number
  }
}
