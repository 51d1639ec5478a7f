import type { IndexedJob } from './job-index-types.ts'

const phrases = [
  'フルリモートのWebエンジニアを募集します。',
  'サーバーサイドエンジニア',
  'サーバサイドの開発',
  'ｶｽﾀﾏｰｻﾎﾟｰﾄ',
  'らーめん店の運営',
  'ラーメンが好き',
  'こどもの教育',
  'コード品質',
  '営業 / 企画',
  'React　Native と TypeScript',
  'ＡＷＳ/GCPの経験3年以上',
  '株式会社Ｘ ㈱',
  'インターフェース設計',
  'インタフェイス',
  '📱アプリ開発',
  '𠮷野家',
  '完全週休2日制',
  'データ-分析',
  'が゛',
  '副業可。服装自由。',
  'Go',
  'の',
  'ノート',
  'Full Stack  Engineer',
  '社会保険完備',
  'コンピュータ・サイエンス',
  'フロントエンドエンジニア',
  'リクルーティングの担当',
  '朝のルーティン',
  '東京都と京都',
  'テレワーク',
  '在宅勤務 可',
  'PM of development',
  'Google の APIs と Python3',
  'アプリ開発者',
]

const schedules = ['540,1080,0,,,', '600,1140,1,660,900,', '600,1140,1,-1,-1,3', '1320,360,0,,,2', ',,0,,,', '570,1110,1,,,']

/** Small made-up jobs for tests: few words, so that a random query finds something. */
export const sampleJobs = (random: () => number, ids: number[], now: number): IndexedJob[] =>
  ids.map((id) => {
    const below = (end: number) => Math.floor(random() * end)
    const some = (end: number, most: number) => Array.from({ length: below(most + 1) }, () => below(end))
    const text = (most: number) =>
      Array.from({ length: below(most + 1) }, () => `${phrases[below(phrases.length)]}${random() < 0.3 ? phrases[below(phrases.length)] : ''}`).join('\n')
    const low = random() < 0.2 ? null : 300 + below(500)
    const company = below(30)
    return {
      id,
      company_id: company,
      title: text(2),
      skills: text(3),
      body: text(6),
      company_name: `${['株式会社', '㈱', ''][company % 3]}メバエ${company}`,
      skill_names: [...new Set(some(5, 3))].map((i) => `スキル${i}`),
      job_fields: some(9, 3),
      company_categories: some(4, 1),
      kind: some(3, 1),
      phase: some(4, 1),
      employee_range: random() < 0.2 ? null : below(5),
      employment_types: some(3, 2),
      prefectures: some(6, 2),
      skill_types: some(6, 3),
      remote: random() < 0.2 ? null : (below(3) as 0 | 1 | 2),
      hourly_wage: some(3, 1),
      flex: random() < 0.4,
      week_days: some(4, 3),
      annual_holidays: some(4, 2),
      intended_for: some(3, 1),
      inexperienced_ok: [true, false, null][below(3)]!,
      short_hours: [true, null, null][below(3)]!,
      stock_option: random() < 0.3,
      is_premium: id % 7 === 0,
      min_salary: low,
      max_salary: low === null || random() < 0.3 ? null : low + below(300),
      confirmed_at: now - below(50 * 86_400),
      published_at: now - below(60) * 86_400,
      updated_at: now - below(60) * 86_400,
      social_issues: some(5, 2),
      min_week_work_days: random() < 0.5 ? null : 1 + below(5),
      schedule: schedules[below(schedules.length)]!,
    }
  })
