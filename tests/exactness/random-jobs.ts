import type { Insertable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'

const phrases = [
  'サーバーサイドエンジニア',
  'サーバ運用',
  'データ分析',
  'ﾃﾞｰﾀ基盤',
  'コードレビュー',
  'こどもの学び',
  'ノートPC支給',
  'リモート勤務',
  'りもーと可',
  'TypeScriptとGo',
  'ＡＷＳの経験',
  'Machine Learning',
  '東京都台東区蔵前',
  '最寄り駅は蔵前駅です',
  '月１回の出社',
  '①書類選考 ②面接',
  '㈱ミナモログ',
  '法人営業',
  '髙橋さん',
  '𠮷野家風',
  '★急成長★',
  'コンピューター',
  'コンピュータ',
  'C++ / C#',
  '週3日から',
  '10:00〜19:00',
  '年収500万円',
  'ヴァイオリン',
  'ウェブ',
  '検索エンジン',
  '業務委託',
  'カスタマーサクセス',
  '絵文字😀あり',
  'がぎぐげご',
  '％表示',
  'a_b%c\\d',
]
const pick = <Item>(random: () => number, items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
const some = (random: () => number, known: number[]) => known.filter(() => random() < 0.3)
const text = (random: () => number, most: number) =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, phrases)).join(pick(random, ['、', '\n', ' ', '　', '。', '']))

const weekDays = [
  [null, null],
  [2, 5],
  [4, null],
  [null, 3],
  [null, 5],
].map(([min_week_work_days, max_week_work_days]) => ({ min_week_work_days, max_week_work_days }))

/** A published job of random words; times fall on whole and broken seconds, some outside the 45 days. */
export function randomJob(random: () => number, company_id: number, now: Date): Insertable<DB['job_offers']> {
  const ago = (days: number) => new Date(now.getTime() - Math.floor(random() * days * 86_400_000)).toISOString()
  const prefectures = some(random, [1, 13, 26, 27, 48])
  const min_salary = random() < 0.8 ? 200 + Math.floor(random() * 800) : null
  return {
    company_id,
    state: 'published',
    position_title: text(random, 2),
    position: random() < 0.5 ? pick(random, phrases) : '',
    tagline: text(random, 1),
    description: text(random, 12),
    required_skills: text(random, 3),
    nearest_station: random() < 0.5 ? pick(random, ['蔵前駅', '都営大江戸線 蔵前駅 徒歩5分', '浅草橋駅から徒歩12分', 'JR渋谷駅']) : '',
    address2: random() < 0.5 ? pick(random, ['台東区蔵前1-2-3', '渋谷区渋谷2-1', '京都市下京区四条通', '北区1-1', '府中市']) : '',
    min_salary,
    max_salary: min_salary && random() < 0.7 ? min_salary + Math.floor(random() * 400) : null,
    prefectures,
    address: prefectures[0] ?? null,
    job_fields: some(random, [0, 16, 18, 42, 100]),
    employment_types: some(random, [1, 2, 3, 4, 5]),
    skill_types: some(random, [1, 2, 20]),
    remote: random() < 0.2 ? null : Math.floor(random() * 3),
    ...(random() < 0.2 && { pay_unit: 'hour', pay_min: 1000 + Math.floor(random() * 1000) }),
    flex: random() < 0.5,
    inexperienced_ok: pick(random, [true, false, null]),
    short_hours: pick(random, [true, false, null, null]),
    stock_option: random() < 0.3,
    intended_for: some(random, [1, 2, 3, 4]),
    annual_holidays: random() < 0.5 ? 100 + Math.floor(random() * 35) : null,
    ...pick(random, weekDays),
    published_at: ago(60),
    confirmed_at: ago(48),
    updated_at: ago(50),
  }
}
