import { CareerIntention } from '#contract/accounts/candidates/career-intention.ts'
import { ManagementExperience, PurposeIntention } from '#contract/candidates/profiles/candidate-profiles.ts'
import { wantedOf } from '#server/matching/rules/wanted.ts'
import type { Wishes } from '#server/matching/rules/wishes.ts'
import type { PersonParameter } from '#search-engine/job-index-types.ts'
import { type JobDocument, matchParameters } from '#search-engine/segment/job-document.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'
import { visibleWishes } from '../visible-wishes.ts'
import { type Employment, experienceYears, stepsReached } from './experience-years.ts'

/** For whom a document is written: every company, or those to which the candidate revealed so much. The number is the document's place beside its candidate's others. */
const readers = { anonymous: 0, career: 1, contact: 2 } as const
type Reader = keyof typeof readers
export const EVERY_COMPANY = readers.anonymous
const PLACES = 4

export const documentId = (number: number, reader: Reader) => number * PLACES + readers[reader]
export const candidateNumber = (id: number) => Math.floor(id / PLACES)
/** The documents that a candidate can have. */
export const documentIds = (number: number) => Object.values(readers).map((place) => number * PLACES + place)

/** Words of the profile that the index knows by the place of each among these. */
const codes = {
  career_intention_rating: CareerIntention.options,
  purpose_intention: PurposeIntention.options,
  management_experience: ManagementExperience.options,
} as const satisfies Partial<Record<PersonParameter, readonly string[]>>
export type CodedParameter = keyof typeof codes
export const codeOf = (parameter: CodedParameter, word: string) => (codes[parameter] as readonly string[]).indexOf(word)
export const wordOf = (parameter: CodedParameter, code: number): string | undefined => codes[parameter][code]

/** Everything of a candidate that the index holds: nothing that a company may not see at the level of the text. */
export type FindableCandidate = Omit<Wishes, 'user_desired_min_salary' | 'availabilities' | 'is_mama'> & {
  number: number
  address: number | null
  english_level: number | null
  career_intention_rating: string | null
  purpose_intention: string | null
  management_experience: string | null
  employments: Employment[]
  skill_names: string[]
  /** In the one spelling, without hidden words; null while it is made again. */
  text: string | null
  /** The levels that the candidate revealed to any company, each with its text. */
  revealed: { level: 'career' | 'contact'; text: string | null }[]
  /** Epoch seconds; of the last change the beginning of its week (active-week.ts). */
  active_at: number
  registered_at: number
}

/** A candidate as the index keeps them: one document for every company, and one for each level that they revealed to some. */
export function candidateDocuments(candidate: FindableCandidate, now: Date): JobDocument[] {
  const values = valuesOf(candidate, now)
  const skills = candidate.skill_names.map((name) => normalizeText(name))
  const document = (reader: Reader, text: string | null): JobDocument => {
    const [title = '', ...body] = (text ?? '').split('\n')
    const { number, active_at, registered_at } = candidate
    return {
      id: documentId(number, reader),
      // All documents of a candidate are of one company: whom a company may not see is left out by that number.
      company_id: number,
      confirmed_at: active_at,
      updated_at: active_at,
      published_at: registered_at,
      min_salary: null,
      max_salary: null,
      // Where candidates want to work is among their values.
      places: [],
      values: [...values, ['reader', [readers[reader]]], ['has_text', text === null ? [] : [1]]],
      title: title === '' ? [] : [title],
      skills: text === null ? [] : skills,
      body: body.filter((line) => line !== ''),
      company_name: '',
      schedule: '',
      suggestions: [],
      text_bytes: Buffer.byteLength(text ?? ''),
    }
  }
  return [document('anonymous', candidate.text), ...candidate.revealed.map(({ level, text }) => document(level, text))]
}

function valuesOf(candidate: FindableCandidate, now: Date): JobDocument['values'] {
  const { address, english_level, skill_types, user_preferred_work_areas, user_desired_remote } = candidate
  const given = (value: number | null) => (value === null ? [] : [value])
  const coded = (parameter: CodedParameter): JobDocument['values'][number] => {
    const word = candidate[parameter]
    return [parameter, word === null ? [] : [codeOf(parameter, word)]]
  }
  // The rules that candidates see say what each wish is content with; a job that offers it fits.
  const wishes = wantedOf(visibleWishes(candidate)).flatMap((wanted): JobDocument['values'] => {
    if (!('fits' in wanted)) return []
    const chosen = wanted.fits.flatMap((fit) => (fit.parameter === wanted.rests_on && 'chosen' in fit ? fit.chosen : []))
    return [[wanted.rests_on, chosen]]
  })
  const wished = new Set(wishes.map(([parameter]) => parameter))
  return [
    ...wishes,
    ['untold', matchParameters.flatMap((parameter, place) => (wished.has(parameter) ? [] : place))],
    ['own_skills', skill_types],
    ['wished_places', [...new Set([...user_preferred_work_areas, ...given(address)])]],
    ['wished_remote', given(user_desired_remote)],
    ['english_level', english_level === null ? [] : Array.from({ length: english_level }, (_, level) => level + 1)],
    ['experience_years', stepsReached(experienceYears(candidate.employments, now))],
    coded('career_intention_rating'),
    coded('purpose_intention'),
    coded('management_experience'),
  ]
}
