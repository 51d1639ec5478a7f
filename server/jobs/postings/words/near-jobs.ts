import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { withoutPiece } from '#contract/jobs/search/reading/read-query.ts'
import type { WordsOfSearch } from '#contract/jobs/search/words-of-search.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import { isKnownTerm, isOccupation, shownTerm } from '#search-engine/synonyms/synonyms-of.ts'
import { nearestCompound } from '#search-engine/synonyms/nearest-compound.ts'
import { parseFreeWord } from '#search-engine/text/parse-free-word.ts'
import { type ReadJobSearch, readJobSearch } from '../reading/read-job-search.ts'

/** A list shorter than this goes on with jobs that answer a part of what was typed. */
const ENOUGH = 10

type Typed = Omit<JobSearch, 'sort' | 'page' | 'per_page'>
type Step = { conditions: ReadJobSearch['conditions']; optional?: string[]; title?: string[]; without: string[]; instead?: Near['instead']; isLast?: true }
type Near = NonNullable<WordsOfSearch['near']>
export type NearJobs = { ids: number[]; near: Omit<Near, 'from'> | null }

/**
 * Jobs beside those that were found, `query.limit` together at most: they answer fewer and fewer of the typed words and conditions, the occupation longest. What was chosen, quoted or excluded
 * always holds. The caller says plainly what they need not answer.
 */
export function nearJobs(jobIndex: JobIndex, search: Typed, read: ReadJobSearch, query: JobQuery, found: { ids: number[]; total: number }): NearJobs {
  const most = Math.min(ENOUGH, query.limit ?? ENOUGH) - found.total
  const ids: number[] = []
  const without = new Set<string>()
  const instead = new Set<Near['instead'][number]>()
  const steps = most > 0 ? [...stepsOf(search, read, found.total === 0 ? spelledOtherwise(jobIndex, read, query) : null)] : []
  // A job of the occupation that lacks something is nearer than one that only speaks of the occupation.
  for (const step of [...steps.flatMap(namedInTitle), ...steps]) {
    if (ids.length >= most || (step.isLast && found.total + ids.length > 0)) break
    const known = [...(query.exclude_job_ids ?? []), ...found.ids, ...ids]
    const beside = jobIndex.search({
      ...query,
      ...absent(read.conditions),
      ...step.conditions,
      ...(step.optional && { optional_words: step.optional }),
      ...(step.title && { title_words: step.title }),
      exclude_job_ids: known,
      limit: most - ids.length,
    })
    if (beside.ids.length === 0) continue
    ids.push(...beside.ids)
    for (const one of step.without) without.add(one)
    for (const one of step.instead ?? []) instead.add(one)
  }
  return { ids, near: ids.length > 0 ? { without: [...without], instead: [...instead] } : null }
}

/** A step for titles alone, where its words name an occupation that it asks for. */
function namedInTitle(step: Step): Step[] {
  const title = parseFreeWord(step.conditions.free_word ?? '').flatMap(({ text, excluded, isPhrase }) =>
    !excluded && !isPhrase && !step.optional?.includes(text) && isOccupation(text) ? text : [],
  )
  return title.length > 0 && !step.isLast ? [{ ...step, title }] : []
}

/** The conditions that a step may leave out, as absent. */
const absent = (conditions: ReadJobSearch['conditions']) => Object.fromEntries(Object.keys(conditions).map((name) => [name, undefined]))

function* stepsOf(search: Typed, read: ReadJobSearch, spelled: Spelled | null): Generator<Step> {
  if (spelled) yield spelled
  const words = spelled ? parseFreeWord(spelled.conditions.free_word ?? '') : parseFreeWord(read.conditions.free_word ?? '')
  const wanted = words.filter(({ excluded, isPhrase }) => !excluded && !isPhrase).map(({ text }) => text)
  const readings = read.readings.map(({ typed }) => typed)
  const core = wanted.filter(isOccupation)
  const others = wanted.filter((word) => !core.includes(word))
  const conditions = spelled?.conditions ?? read.conditions
  const instead = spelled?.instead
  const fewer = (typed: string[]) => {
    const free_word = typed.reduce(withoutPiece, search.free_word ?? '')
    const left = readJobSearch({ ...search, free_word }).conditions
    return spelled ? { ...left, free_word: conditions.free_word } : left
  }

  if (core.length > 0 && others.length > 0) yield { conditions, optional: others, without: others, instead }
  else if (core.length === 0 && wanted.length > 1) yield { conditions, optional: wanted, without: wanted, instead }
  // A text may say what its company left out of the field.
  for (const typed of readings.toReversed())
    yield { conditions: { ...readJobSearch({ ...search, as_words: [...(search.as_words ?? []), typed] }).conditions }, without: [typed], instead }
  if (readings.length > 1 || (readings.length > 0 && wanted.length > 0)) {
    // The last condition that was typed is the first to go.
    for (const typed of readings.toReversed()) yield { conditions: fewer([typed]), without: [typed], instead }
    if (wanted.length > 0 && readings.length > 1) yield { conditions: fewer(readings), without: readings, instead }
  }
  if (readings.length > 0 && wanted.length > 1)
    yield { conditions: fewer(readings), optional: core.length > 0 ? others : wanted, without: [...readings, ...others], instead }
  if (core.length > 1) yield { conditions: fewer(readings), optional: wanted, without: [...readings, ...wanted], instead }
  if (readings.length > 0 && wanted.length > 0) yield { conditions: { ...conditions, free_word: keptWords(words) }, without: wanted }
  const parts = wanted.flatMap(partsByScript)
  if (parts.length > 0)
    yield {
      conditions: { ...fewer(readings), free_word: [keptWords(words), ...parts].join(' ').trim() },
      optional: parts,
      without: [...readings, ...wanted],
      instead,
      isLast: true,
    }
}

/** The last resort for a word that nobody has: its runs of one script, and Kanji two by two. */
function partsByScript(word: string) {
  const runs = word.match(/\p{Script=Han}{2,}|[ァ-ヺー]{2,}|[A-Za-z]{2,}|\p{Script=Hiragana}{3,}/gu) ?? []
  const pairs = runs.filter((run) => /^\p{Script=Han}{4,}$/u.test(run)).flatMap((run) => run.match(/.{2}/gu) ?? [])
  return [...new Set([...runs, ...pairs])].filter((part) => part !== word).slice(0, 6)
}

const keptWords = (words: ReturnType<typeof parseFreeWord>) =>
  words
    .filter(({ excluded, isPhrase }) => excluded || isPhrase)
    .map(({ text, excluded, isPhrase }) => `${excluded ? '-' : ''}${isPhrase ? `"${text}"` : text}`)
    .join(' ')

type Spelled = Step & { instead: Near['instead'] }

/** The words with those that no job has replaced: by the company that is called so in other letters, or by the commonest word that is one letter away. Where any job was found, it has all of them. */
function spelledOtherwise(jobIndex: JobIndex, read: ReadJobSearch, { now }: JobQuery): Spelled | null {
  const typed = read.conditions.free_word ?? ''
  const instead = parseFreeWord(typed).flatMap(({ text, excluded, isPhrase }) => {
    if (excluded || isPhrase || jobIndex.search({ free_word: text, now, limit: 0 }).total > 0) return []
    const called = () => (isKnownTerm(text) ? [] : jobIndex.companiesCalled(text).slice(0, 1))
    const word = [...called(), ...jobIndex.didYouMean(text).slice(0, 1), nearestCompound(text)].find(
      (one) => one && jobIndex.search({ free_word: one, now, limit: 0 }).total > 0,
    )
    return word ? [{ typed: text, word: shownTerm(word) }] : []
  })
  if (instead.length === 0) return null
  const free_word = instead.reduce((words, one) => words.replace(one.typed, one.word), typed)
  return { conditions: { ...read.conditions, free_word }, without: [], instead }
}
