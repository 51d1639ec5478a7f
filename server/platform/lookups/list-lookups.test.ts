import { expect } from 'vitest'
import { apiFor, get, test } from '#server/testing.ts'

const named = (rows: { id: number; name: string }[]) => rows.map(({ id, name }) => `${id} ${name}`).join(' · ')

test.for([
  ['employment_types', '1 正社員 · 2 契約社員 · 3 業務委託・副業 · 4 アルバイト・パート · 5 インターン'],
  ['intended_for', '1 新卒 · 2 第二新卒 · 3 長期インターン · 4 既卒'],
  ['work_employment_types', '1 正社員 · 2 契約社員 · 3 業務委託・副業 · 4 アルバイト・パート · 5 インターン · 6 派遣社員 · 7 役員 · 8 自営・フリーランス'],
  ['remote', '0 出社のみ · 1 一部リモート可 · 2 フルリモート可'],
  ['phase', '1 シード・アーリー期 · 2 ミドル期(ビジネスモデル確立) · 3 レイター期(拡大期)'],
  ['kind', '4 自社プロダクト・サービス · 5 英語を活かせる · 6 競争力のあるコア技術 · 7 社会課題の解決'],
  ['employee_range', '1 10名以下 · 2 11〜30名 · 3 31〜50名 · 4 51〜100名 · 5 101名以上'],
  [
    'company_categories',
    '1 サステナビリティ · 2 コンサルティング · 3 HRtech/Edtech · 4 モビリティ/ロボティクス · 5 新素材/バイオ · 6 インバウンド/建設/レジャー · 7 フィンテック · 8 SaaS · 9 ヘルスケア · 10 食/農 · 11 宇宙 · 12 エンタメ · 13 行政DX · 14 リーガルテック · 15 AI',
  ],
  ['social_issues', '1 環境・エネルギー · 2 医療・健康 · 3 教育 · 4 少子高齢化 · 5 地方創生 · 6 働き方 · 7 貧困・格差 · 8 防災 · 9 食料 · 10 多様性'],
  ['english_level', '1 なし · 2 読み書き · 3 日常会話 · 4 ビジネス · 5 ネイティブ'],
  ['progress', '2 カジュアル面談 · 3 選考中 · 4 内定'],
  ['search_sort', '1 おすすめ · 2 新着 · 3 更新 · 4 年収の上限'],
  ['selection_step', '1 エントリー · 2 カジュアル面談 · 3 書類選考 · 4 一次 · 5 二次 · 6 最終 · 7 内定 · 8 終了'],
  ['selection_end_reason', '1 入社決定 · 2 応募者辞退 · 3 不採用 · 4 非選考対象'],
] as const)('the ids of %s are fixed for ever', async ([table, rows], { db }) => {
  expect(named((await (await apiFor(db)).lookups.list())[table])).toBe(rows)
})

test.for([
  ['career_intention_rating', 'active · passive · gathering · no_considering'],
  ['purpose_intention', 'find_new_job · find_side_job · find_both · undecided'],
  ['management_experience', 'none · one_to_five · six_to_ten · eleven_to_twenty · over_twenty_one'],
  ['progress_outcome', 'accepted · declined · rejected · ghosted'],
  ['request_type', 'interest · vision'],
  ['job_state', 'draft · in_review · published · paused · closed'],
  ['closed_reason', 'filled · expired · withdrawn'],
  ['company_state', 'provisional · pending · active · suspended'],
  ['company_role', 'admin · recruiter · assistant · guest'],
] as const)('the words of %s are fixed for ever', async ([table, keys], { db }) => {
  expect((await (await apiFor(db)).lookups.list())[table].map(({ key }) => key).join(' · ')).toBe(keys)
})

test('thirteen reasons refuse a scout, the last in one’s own words', async ({ db }) => {
  const { scout_refusal_reasons: reasons } = await (await apiFor(db)).lookups.list()
  expect(reasons.map(({ id }) => id)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
  expect(reasons.at(-1)?.name).toBe('その他')
})

test('job fields have the fifteen ids of the specification, and those of our own from 100', async ({ db }) => {
  const ids = (await (await apiFor(db)).lookups.list()).job_fields.map(({ id }) => id)
  expect(ids.filter((id) => id < 100)).toEqual([0, 5, 6, 13, 15, 16, 18, 21, 22, 25, 29, 32, 33, 38, 42])
  expect(ids.filter((id) => id >= 100)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111])
})

test('prefectures are those of JIS X 0401, and 48 is abroad', async ({ db }) => {
  const { prefectures } = await (await apiFor(db)).lookups.list()
  expect(prefectures.map(({ id }) => id)).toEqual(Array.from({ length: 48 }, (_, index) => index + 1))
  expect([1, 13, 27, 40, 47, 48].map((id) => prefectures[id - 1]?.name)).toEqual(['北海道', '東京都', '大阪府', '福岡県', '沖縄県', '海外'])
})

test('every row has a name in either language, and no table is empty', async ({ db }) => {
  for (const language of ['ja', 'en'] as const) {
    for (const rows of Object.values(await (await apiFor(db, { language })).lookups.list())) {
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.every(({ name }) => name)).toBe(true)
    }
  }
})

test('answers in English to clients whose first language is English', async ({ db }) => {
  const nameFor = async (language: string) => (await (await get(db, '/masters/', { headers: { 'accept-language': language } })).json()).remote[2].name
  expect([await nameFor('en-GB,ja;q=0.5'), await nameFor('ja,en;q=0.5'), await nameFor('')]).toEqual(['Fully remote', 'フルリモート可', 'フルリモート可'])
})
