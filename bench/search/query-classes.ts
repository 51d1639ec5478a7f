import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { IndexedJob } from '#search-engine/job-index-types.ts'

/** Searches as the page takes them, all of one kind. */
export type QueryClass = { name: string; searches: JobSearch[] }

const runs = { latin: /[A-Za-z][A-Za-z0-9.+#]+/g, katakana: /[ァ-ヺー]{3,}/g, kanji: /[一-龠]{2,}/g }
// Words that the tables of synonyms know.
const withSynonyms = ['エンジニア', '人事', '営業', 'テレワーク', '在宅', '育休', '広報', 'デザイナー', '経理', '機械学習', 'カスタマーサクセス', '副業']

/** Words are cut out of real texts of the jobs, so that rare and common ones occur; each class has so many searches. */
export const queryClasses = (jobs: IndexedJob[], random: () => number, perClass: number): QueryClass[] => {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const lineOf = (job: IndexedJob) => pick(`${job.title}\n${job.skills}\n${job.body}`.split('\n'))
  const cut = (length: number): string => {
    for (;;) {
      const line = lineOf(pick(jobs))
      const at = Math.floor(random() * Math.max(1, line.length - length + 1))
      const part = line.slice(at, at + length)
      if (part.length === length && !/[\s"“”\-－ー]/u.test(part)) return part
    }
  }
  const run = (kind: keyof typeof runs): string => {
    for (;;) {
      const found = lineOf(pick(jobs)).match(runs[kind])
      if (found) return pick(found)
    }
  }
  const wrong = (word: string) => {
    const at = 1 + Math.floor(random() * (word.length - 2))
    return `${word.slice(0, at)}${pick([...'アカサタナ'])}${word.slice(at + 1)}`
  }
  const filters = (): JobSearch => {
    const job = pick(jobs)
    const all: JobSearch[] = [
      { prefectures: job.prefectures.slice(0, 2) },
      { job_fields: job.job_fields.slice(0, 2) },
      { skill_types: job.skill_types.slice(0, 2) },
      { employment_types: job.employment_types.slice(0, 1) },
      { remote: [1, 2] },
      { min_salary: 350 + Math.floor(random() * 40) * 10 },
      { kind: job.kind.slice(0, 1) },
      { flex: true },
    ]
    return { ...pick(all), ...pick(all) }
  }
  const classOf = (name: string, search: () => JobSearch): QueryClass => ({ name, searches: Array.from({ length: perClass }, search) })
  return [
    ...[1, 2, 3, 5, 8].map((length) => classOf(`cut of ${length}`, () => ({ free_word: cut(length) }))),
    classOf('one word', () => ({ free_word: run('kanji') })),
    classOf('two words', () => ({ free_word: `${run('kanji')} ${run('katakana')}` })),
    classOf('three words', () => ({ free_word: `${run('kanji')} ${run('katakana')} ${run('kanji')}` })),
    classOf('two words and filters', () => ({ free_word: `${cut(2)} ${cut(3)}`, ...filters() })),
    classOf('read conditions and a word', () => ({ free_word: `${pick(['東京', '大阪', '関東', 'リモート', '年収600万以上', '正社員'])} ${run('kanji')}` })),
    classOf('Latin', () => ({ free_word: run('latin') })),
    classOf('katakana', () => ({ free_word: run('katakana') })),
    classOf('synonyms', () => ({ free_word: random() < 0.5 ? pick(withSynonyms) : `${pick(withSynonyms)} ${run('kanji')}` })),
    classOf('phrase', () => ({ free_word: `"${cut(4 + Math.floor(random() * 9))}"` })),
    classOf('exclusion', () => ({ free_word: `${run('kanji')} -${run('kanji')}` })),
    classOf('conditions only', filters),
    classOf('nothing asked', () => ({})),
    classOf('typo', () => ({ free_word: wrong(pick(['エンジニア', 'デザイナー', 'マーケティング', 'コンサルタント', 'プロダクト', 'マネージャー'])) })),
    classOf('company', () => ({ company_name: pick(jobs).company_name.replace('株式会社', '').slice(0, 3) })),
    classOf('cut of 2 by publication', () => ({ free_word: cut(2), sort: 2 })),
    classOf('one word, page 50', () => ({ free_word: run('kanji'), page: 50 })),
    classOf('two words and filters, page 50', () => ({ free_word: `${cut(2)} ${cut(2)}`, ...filters(), page: 50 })),
  ]
}
