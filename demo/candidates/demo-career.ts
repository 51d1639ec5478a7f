import { companyStack } from '../companies/company-stack.ts'
import type { Random } from '../random.ts'
import { domains } from '../words/domains/domains.ts'
import { fill } from '../words/fill.ts'
import type { JobField } from '../words/fields/job-field.ts'
import { stems } from '../words/names/words.ts'

/** Ends of names that no demonstration company has, so that only the employers that are meant to be are on the site. */
const endings = ['商事', '通信', '興業', '食品', '印刷', '電工', '運輸', '薬品', '建設', '出版', '精機', '情報サービス', '住設', '商会', '化成']
const positions = ['', '', '主任', 'チームリーダー', 'マネージャー']
const results = [
  '手順書にまとめ、チームに広げました。',
  '担当を3名から5名に増やしながら進めました。',
  '半年で立ち上げ、いまも使われています。',
  '後任への引き継ぎまで終えています。',
  '社内の勉強会で続きを話しています。',
]

export type Career = {
  organization_name: string
  department_position: string
  industry_type: string
  join_year: number
  join_month: number
  leave_year: number | null
  leave_month: number | null
  employment_type: number
  work_summary: string
  order_no: number
}[]

/** One to four employers, the newest first, each with its tasks. `known` are companies of the site: a few candidates work for one. */
export function demoCareer(random: Random, field: JobField, years: number, thisYear: number, known: readonly string[]): Career {
  const career: Career = []
  const isEmployed = random.chance(0.86)
  let until = isEmployed ? null : thisYear - random.int(0, 1)
  let left = years
  while (left > 0 && career.length < 4) {
    const stay = Math.max(1, Math.min(left, random.int(2, 8)))
    const from = (until ?? thisYear) - stay
    const domain = random.pick(domains)
    const [topic = '', topic2 = ''] = random.some(domain.topics, 2)
    const slots = { ...companyStack(random), topic, topic2, users: random.pick(domain.users), data: domain.data, site: domain.site, clients: domain.clients }
    const duties = random.some(field.duties, random.int(1, 3)).map((duty) => fill(duty, slots))
    const isKnown = career.length === 0 && known.length > 0 && random.chance(0.06)
    career.push({
      organization_name: isKnown ? random.pick(known) : `${random.chance(0.5) ? '株式会社' : ''}${random.pick(stems)}${random.pick(endings)}`,
      department_position: [field.titles[0], random.pick(positions)].filter(Boolean).join('・'),
      industry_type: domain.service.replace(/の?サービス$/, ''),
      join_year: from,
      join_month: random.pick([4, 4, 4, 1, 7, 10]),
      leave_year: until,
      leave_month: until === null ? null : random.pick([3, 3, 6, 9, 12]),
      employment_type: random.pick([1, 1, 1, 1, 2, 3]),
      work_summary: `${duties.map((duty) => `・${duty}`).join('\n')}\n${random.pick(results)}`,
      order_no: career.length,
    })
    left -= stay
    until = from
  }
  return career
}
