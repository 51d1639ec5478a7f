import { describe, expect, test } from 'vitest'
import { JobIndex } from '../job-index.ts'
import type { IndexedJob } from '../job-index-types.ts'
import { sampleJobs } from '../sample-jobs.ts'
import { seededRandom } from '../seeded-random.ts'

const now = 1_800_000_000
const day = 86_400
const job = (id: number, given: Partial<IndexedJob>): IndexedJob => ({
  ...sampleJobs(seededRandom(id), [id], now)[0]!,
  confirmed_at: now,
  skill_names: [],
  title: '',
  company_name: 'メバエ',
  ...given,
})
const texts = (jobIndex: JobIndex, typed: string, at = now) => jobIndex.suggest(typed, 5, at).map(({ text, count }) => `${text} ${count}`)

describe('suggestions while typing', () => {
  const jobs = [
    job(1, { title: '急募\nサーバーサイドエンジニア', skill_names: ['TypeScript'] }),
    job(2, { title: '募集\nサーバーサイドエンジニア', skill_names: ['TypeScript', 'Go'] }),
    job(3, { title: '募集\nWebサーバー管理', company_name: '株式会社サバンナ', confirmed_at: now - 10 * day }),
  ]
  test('what begins so comes first, then what contains it, each by live jobs, in any spelling', async () => {
    const jobIndex = await JobIndex.build([jobs])
    expect(texts(jobIndex, 'ｻｰﾊﾞ')).toEqual(['サーバーサイドエンジニア 2', '株式会社サバンナ 1', 'Webサーバー管理 1'])
    expect(texts(jobIndex, 'type')).toEqual(['TypeScript 2'])
    expect(texts(jobIndex, 'さーば')[0]).toBe('サーバーサイドエンジニア 2')
    expect(texts(jobIndex, '')).toEqual([])
  })
  test('counts follow changes, merges and expiry', async () => {
    const jobIndex = await JobIndex.build([jobs])
    jobIndex.apply({ remove: [1], upsert: [job(4, { title: '\nサーバー監視', skill_names: ['Go'] })] })
    expect(texts(jobIndex, 'サーバ')).toEqual(['サーバー監視 1', 'サーバーサイドエンジニア 1', '株式会社サバンナ 1', 'Webサーバー管理 1'])
    expect(texts(jobIndex, 'go')).toEqual(['Go 2'])
    await jobIndex.merged()
    expect(texts(jobIndex, 'サーバ', now + 40 * day)).toEqual(['サーバー監視 1', 'サーバーサイドエンジニア 1'])
    expect(texts(jobIndex, 'サーバ', now + 50 * day)).toEqual([])
    expect(texts(jobIndex, 'go')).toEqual(['Go 2'])
  })
})
