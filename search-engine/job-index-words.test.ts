import { describe, expect, test } from 'vitest'
import { JobIndex } from './job-index.ts'
import type { IndexedJob } from './job-index-types.ts'
import { sampleJobs } from './sample-jobs.ts'
import { seededRandom } from './seeded-random.ts'

const now = 1_800_000_000
const job = (id: number, given: Partial<IndexedJob>): IndexedJob => ({
  ...sampleJobs(seededRandom(id), [id], now)[0]!,
  company_id: id,
  title: '',
  skills: '',
  body: '',
  confirmed_at: now,
  skill_names: [],
  ...given,
})

describe('the order of jobs for words', () => {
  const jobs = [
    job(1, { title: 'SRE', body: '正社員' }),
    job(2, { title: '経理', skills: 'SRE', body: '正社員' }),
    job(3, { title: 'SRE 正社員' }),
    job(4, { title: '総務', body: 'SREの隣の正社員' }),
    job(5, { title: 'Site Reliability Engineer', body: '正社員' }),
    ...Array.from({ length: 20 }, (_, i) => job(10 + i, { title: '営業 正社員' })),
  ]
  test('the phrase in the title comes first, then the better field, and a synonym after the word', async () => {
    const jobIndex = await JobIndex.build([jobs])
    expect(jobIndex.search({ now, free_word: 'SRE 正社員' }).ids).toEqual([3, 1, 5, 2, 4])
    expect(jobIndex.search({ now, free_word: 'SRE' }).ids).toEqual([3, 1, 5, 2, 4])
  })
  test('a title that names a related occupation comes before skills, and its text counts for nothing', async () => {
    const related = [
      job(50, { title: '法務' }),
      job(51, { title: '経理', skills: '法務' }),
      job(52, { title: '知財の担当' }),
      job(53, { title: '広報', body: '知財に詳しい方' }),
    ]
    const { ids, expanded } = (await JobIndex.build([related])).search({ now, free_word: '法務' })
    expect([ids, expanded]).toEqual([[50, 52, 51], [{ typed: '法務', also: ['知財'] }]])
    expect((await JobIndex.build([related])).search({ now, free_word: '法務', without_synonyms: ['知財'] }).ids).toEqual([50, 51])
  })
  test('a title of another occupation that holds the word comes after its skills, and one near it is not found by that', async () => {
    const titles = [
      job(55, { title: '経理' }),
      job(56, { title: '経理部門向けのセールス' }),
      job(57, { title: '事務', skills: '経理' }),
      job(58, { title: '総務', body: '経理' }),
      job(59, { title: '財務部門向けのセールス' }),
    ]
    const jobIndex = await JobIndex.build([titles])
    expect(jobIndex.search({ now, free_word: '経理' }).ids).toEqual([55, 57, 56, 58])
    expect(jobIndex.search({ now, free_word: 'セールス' }).ids.slice(0, 2)).toEqual([59, 56])
  })
  test('a word may have to stand in the title', async () => {
    const jobIndex = await JobIndex.build([jobs])
    expect(jobIndex.search({ now, free_word: 'SRE 正社員', title_words: ['SRE'] })).toMatchObject({ ids: [3, 1, 5], total: 3 })
  })
  test('beside an occupation in the title a condition there does not decide', async () => {
    const others = Array.from({ length: 20 }, (_, i) => job(400 + i, { title: '経理' }))
    const both = [job(60, { title: '未経験歓迎のお知らせ', body: '経理' }), job(61, { title: '経理', body: '未経験' })]
    expect((await JobIndex.build([[...others, ...both]])).search({ now, free_word: '経理 未経験' }).ids).toEqual([61, 60])
  })
  test('the phrase as it was typed comes first, also in the text', async () => {
    const phrased = [
      job(70, { title: '人事', body: 'マネージャー' }),
      job(71, { title: '人事', body: '人事マネージャー' }),
      job(72, { title: '人事マネージャー' }),
    ]
    expect((await JobIndex.build([phrased])).search({ now, free_word: '人事 マネージャー', phrase: '人事マネージャー' }).ids).toEqual([72, 71, 70])
  })
  test('a job need not have optional words, and comes the earlier the more of them it has', async () => {
    const jobIndex = await JobIndex.build([[...jobs, job(80, { title: '倉庫', body: '日払い 寮' }), job(81, { title: '寮' }), job(82, { title: '経理' })]])
    expect(jobIndex.search({ now, free_word: '日払い 寮', optional_words: ['日払い', '寮'] })).toMatchObject({ ids: [80, 81], total: 2 })
    expect(jobIndex.search({ now, free_word: '経理 日払い', optional_words: ['日払い'] }).ids).toEqual([82, 2])
    expect(jobIndex.search({ now, free_word: '寮 日払い -倉庫', optional_words: ['日払い', '寮'] }).ids).toEqual([81])
  })
  test('ten words with synonyms fit into the room of a search', async () => {
    const jobIndex = await JobIndex.build([jobs])
    const free_word = 'エンジニア 営業 経理 人事 法務 広報 デザイナー マーケティング カスタマーサクセス SRE'
    expect(
      jobIndex.search({ now, free_word, optional_words: free_word.split(' '), facets: true, what_if: true, job_fields: [1], prefectures: [13] }).total,
    ).toBeGreaterThanOrEqual(0)
  })
  test('the rarer word decides', async () => {
    const others = Array.from({ length: 100 }, (_, i) => job(200 + i, { title: '営業 正社員' }))
    const more = [...others, job(6, { title: '正社員の求人', body: 'SRE' }), job(7, { title: 'SREの求人', body: '正社員', confirmed_at: now - 86_400 })]
    const { ids } = (await JobIndex.build([[...jobs, ...more]])).search({ now, free_word: 'SRE 正社員' })
    expect(ids.indexOf(7)).toBeLessThan(ids.indexOf(6))
  })
  test('a fresher job never passes a better one, and comes first among equals', async () => {
    const old = [job(8, { title: '経理の担当', confirmed_at: now - 86_400 * 9 }), job(9, { title: '総務', body: '経理' }), job(40, { title: '経理の長' })]
    expect((await JobIndex.build([old])).search({ now, free_word: '経理' }).ids).toEqual([40, 8, 9])
  })
  test('a third job of a company gives way to one that counts three fifths of it', async () => {
    const ofOne = [60, 61, 62].map((id) => job(id, { company_id: 1, skills: 'テレワーク、週3日、Kubernetes' }))
    const ofAnother = job(63, { company_id: 2, skills: '在宅勤務', body: 'Kubernetes' })
    const jobIndex = await JobIndex.build([[...ofOne, ofAnother]])
    expect(jobIndex.search({ now, free_word: 'テレワーク Kubernetes' }).ids).toEqual([62, 61, 63, 60])
  })
  test('no company has more than two of the first ten, and no job is lost or shown twice over the pages', async () => {
    const many = Array.from({ length: 90 }, (_, i) => job(100 + i, { title: '営業', company_id: i < 80 ? 1 : i, confirmed_at: now - i }))
    const jobIndex = await JobIndex.build([many])
    const pages = [0, 20, 40, 60, 80].flatMap((offset) => jobIndex.search({ now, free_word: '営業', offset }).ids)
    expect(new Set(pages).size).toBe(90)
    expect(jobIndex.search({ now, free_word: '営業', limit: 90 }).ids).toEqual(pages)
    const few = [...many.slice(0, 10), ...many.slice(80)]
    const firstTen = (await JobIndex.build([few])).search({ now, free_word: '営業', limit: 10 }).ids
    expect(firstTen.filter((id) => id < 180)).toHaveLength(2)
  })
})

test('a long phrase of several Latin words is found', async () => {
  const jobIndex = await JobIndex.build([[job(1, { body: 'We look for a full stack engineer in Tokyo.' }), job(2, { body: 'full stack and engineer' })]])
  expect(jobIndex.search({ now, free_word: '"full stack engineer in tokyo"' }).ids).toEqual([1])
})

describe('what the index says about words', () => {
  const jobs = [job(1, { title: 'エンジニア', body: '在宅勤務ができます', skills: 'Kubernetes' }), job(2, { title: '開発者' })]
  test('synonyms that jobs have, and none that was left out', async () => {
    const jobIndex = await JobIndex.build([jobs])
    expect(jobIndex.search({ now, free_word: 'テレワーク' })).toMatchObject({ ids: [1], expanded: [{ typed: 'テレワーク', also: ['在宅勤務'] }] })
    expect(jobIndex.search({ now, free_word: 'エンジニア' })).toMatchObject({ ids: [1, 2], expanded: [{ typed: 'エンジニア', also: ['開発者'] }] })
    const without = jobIndex.search({ now, free_word: 'エンジニア', without_synonyms: ['開発者'] })
    expect([without.ids, without.expanded]).toEqual([[1], undefined])
  })
  test('in which fields of a job the words stand', async () => {
    const jobIndex = await JobIndex.build([jobs])
    expect(jobIndex.explain({ free_word: 'エンジニア kubernetes テレワーク -営業' }, 1)).toEqual([
      { typed: 'エンジニア', field: 'title' },
      { typed: 'kubernetes', field: 'skills' },
      { typed: 'テレワーク', field: 'body', by: '在宅勤務' },
    ])
    expect(jobIndex.explain({ free_word: 'エンジニア' }, 99)).toEqual([])
  })
  test('a word that was perhaps meant, also after changes', async () => {
    const jobIndex = await JobIndex.build([jobs])
    expect(jobIndex.didYouMean('エンジニヤ')).toEqual(['エンジニア'])
    jobIndex.apply({ upsert: [job(3, { title: 'ストラテジスト' })] })
    expect(jobIndex.didYouMean('ストラテヂスト')).toEqual(['ストラテジスト'])
  })
})
