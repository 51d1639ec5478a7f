import type { Random } from '../random.ts'
import type { Place } from '../words/places.ts'

export type Policy = ReturnType<typeof companyPolicy>

const hours = [
  ['09:00', '18:00'],
  ['09:30', '18:30'],
  ['10:00', '19:00'],
  ['08:30', '17:30'],
  ['10:00', '18:45'],
] as const
const benefits = [
  '通勤手当（月3万円まで）',
  '在宅勤務手当 月5,000円',
  '書籍の購入費（上限なし）',
  '学会・勉強会の参加費',
  '副業可（届け出制）',
  '健康診断と予防接種の費用',
  '企業型確定拠出年金',
  '子の看護休暇（有給・年10日）',
  '住宅手当 月2万円（オフィスから3km以内）',
  '入社時の引っ越し費用 20万円まで',
  'パソコンと周辺機器の購入費 15万円',
  '慶弔見舞金',
  'リフレッシュ休暇（3年ごとに5日）',
  '資格の受験費用',
  '英語学習費の補助 月1万円まで',
  'ベビーシッター利用料の補助',
  '人間ドックの補助',
  '現場研修の交通費と宿泊費',
  '従業員持株会',
  '時短勤務（小学校6年生まで）',
  '退職金制度',
  '家族手当 子1人につき月1万円',
]

/** The rules of employment that all jobs of a company share. */
export function companyPolicy(random: Random, phase: number, place: Place) {
  const [start, end] = random.pick(hours)
  const flex = random.chance(0.55)
  return {
    start,
    end,
    flex,
    core: flex ? random.pick(['10:00〜15:00', '11:00〜16:00', '10:00〜16:00', 'なし', '11:00〜15:00']) : '',
    /** The share of office work: 0 always, 1 partly, 2 hardly. */
    remote: place.prefecture === 48 ? 1 : random.weighted([22, 52, 26]),
    holidays: random.int(120, 130),
    breakTime: end === '18:45' ? 45 : 60,
    overtime: random.int(3, 24),
    trialMonths: random.weighted([4, 12, 6, 60, 0, 0, 18]),
    bonus: phase === 1 ? random.weighted([80, 10, 10]) : random.weighted([35, 5, 25, 15, 20]),
    yearly: random.chance(0.32),
    fixedHours: random.chance(0.48) ? random.pick([10, 15, 20, 20, 25, 30, 30, 40, 45]) : 0,
    stockOption: random.chance(phase === 1 ? 0.55 : phase === 2 ? 0.35 : 0.12),
    benefits: random.some(benefits, random.int(3, 9)),
    smoking: random.pick(['屋内禁煙', '屋内禁煙', '屋内禁煙（ビルの外に喫煙所あり）', '敷地内禁煙', '屋内原則禁煙（喫煙専用室あり）']),
    summer: random.chance(0.6) ? '・夏季休暇3日' : '',
    walk: random.int(1, 13),
    raise: random.pick(['年1回（4月）', '年2回（4月・10月）', '年1回（7月）', '年2回の評価面談で決定']),
    style: random.int(0, 3),
    interviews: random.int(1, 3),
  }
}
