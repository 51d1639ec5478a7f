import type { FoundIn, JobQuery } from '../../job-index-types.ts'
import type { JobDocument } from '../../segment/job-document.ts'
import { expandWords } from '../../synonyms/expand-words.ts'
import { parseFreeWord } from '../../text/parse-free-word.ts'
import { namesAnother } from '../../matches-job.ts'
import { hasWord } from '../../words/has-word.ts'

const fields = ['title', 'skills', 'body'] as const

/** For each word the fields of a job that hold it, and by which synonym where only a synonym stands there. */
export const explainWords = ({ free_word = '', without_synonyms }: Pick<JobQuery, 'free_word' | 'without_synonyms'>, job: JobDocument): FoundIn[] => {
  const texts = fields.map((field) => ({ field, text: job[field].join('\n') }))
  return expandWords(parseFreeWord(free_word), without_synonyms)
    .filter((word) => !word.excluded)
    .flatMap(({ text: typed, isPhrase, alternatives, synonyms, elsewhere }) =>
      texts.flatMap(({ field, text }): FoundIn[] => {
        if (alternatives.some((one) => (isPhrase ? text.includes(one) : hasWord(text, one)))) return [{ typed, field }]
        const synonym = synonyms.find(
          (one) =>
            (!one.only_title || (field === 'title' && !namesAnother(text, { elsewhere }))) && one.alternatives.some((spelling) => hasWord(text, spelling)),
        )
        return synonym ? [{ typed, field, by: synonym.text }] : []
      }),
    )
}
