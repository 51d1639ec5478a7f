import { type PeopleSearch, readForPeople } from '#contract/candidates/search/people.ts'
import type { Reading } from '#contract/jobs/search/reading/meaning.ts'
import { readQuery, withoutPiece } from '#contract/jobs/search/reading/read-query.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import { codeOf } from '../index/candidate-documents.ts'

/** No row of a code table has this id. */
const NOBODY = -1

type AskedOfPeople = Reading & { parameter: (typeof readForPeople)[number] }
const isAskedOfPeople = (reading: Reading): reading is AskedOfPeople => (readForPeople as readonly string[]).includes(reading.parameter)
const isPay = ({ parameter }: Reading) => parameter === 'min_salary' || parameter === 'hourly_wage'

type Typed = Pick<PeopleSearch, 'free_word' | 'as_words'>

/**
 * The free word, read as that of a search for jobs as far as it asks something of a person. Pay is left out: what candidates wish for is shown to no company, so neither a
 * condition nor a word may ask for it. What else a job is asked for stays words.
 */
export function readPeopleWords({ free_word = '', as_words = [] }: Typed) {
  const { readings } = readQuery(free_word, { as_words })
  const left_out = readings.filter(isPay).map(({ typed }) => typed)
  const text = left_out.reduce(withoutPiece, free_word)
  const ofJobs = readings.filter((reading) => !isAskedOfPeople(reading)).map(({ typed }) => typed)
  const read = readQuery(text, { as_words: [...as_words, ...ofJobs] })
  return { words: read.words, readings: read.readings.filter(isAskedOfPeople), undone: read.undone.filter(isAskedOfPeople), left_out }
}

/** What a search asks of the index of candidates, apart from who searches. Lists, saved searches and alerts all ask through here. */
export function peopleConditions(
  search: Omit<PeopleSearch, 'page' | 'sort' | 'job_id' | 'favorited' | 'list_id' | 'tag_id' | 'include_scouted'>,
): JobQuery & { free_word: string } {
  const { words, readings } = readPeopleWords(search)
  const chosen = (parameter: (typeof readForPeople)[number]) => {
    const typed = readings.filter((reading) => reading.parameter === parameter).flatMap(({ values }) => values as readonly number[])
    const ours = search[parameter] ?? []
    if (typed.length === 0 || ours.length === 0) return [...ours, ...typed]
    const both = ours.filter((id) => typed.includes(id))
    return both.length > 0 ? both : [NOBODY]
  }
  const coded = (parameter: Parameters<typeof codeOf>[0]) => (search[parameter] ?? []).map((word) => codeOf(parameter, word))
  const least = (level: number | undefined) => (level === undefined ? [] : [level])
  return {
    // Candidates do not expire as jobs do.
    now: 0,
    free_word: words,
    without_synonyms: search.without_synonyms ?? [],
    job_fields: search.job_fields ?? [],
    employment_types: chosen('employment_types'),
    person: {
      own_skills: search.skill_types ?? [],
      wished_places: chosen('prefectures'),
      wished_remote: chosen('remote'),
      english_level: least(search.english_level),
      experience_years: least(search.experience_years),
      career_intention_rating: coded('career_intention_rating'),
      purpose_intention: coded('purpose_intention'),
      management_experience: coded('management_experience'),
      // A profile whose text is being made again answers no word, and no exclusion of one either.
      has_text: words === '' ? [] : [1],
    },
  }
}
