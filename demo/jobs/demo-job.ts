import type { DemoCompany } from '../companies/demo-company.ts'
import type { Row } from '#server/platform/database/copy-text.ts'
import type { FirstIds } from '../first-ids.ts'
import type { Random } from '../random.ts'
import type { JobField } from '../words/fields/job-field.ts'
import { fill, type Slots } from '../words/fill.ts'
import { prefectureWeights } from '../words/places.ts'
import { skillId } from '../words/skills.ts'
import { jobChange } from './job-change.ts'
import { jobConditions } from './job-conditions.ts'
import { jobSlots } from './job-slots.ts'
import { jobState } from './job-state.ts'
import { jobTerms, mayBeDiscretionary } from './job-terms.ts'
import { jobDescription, remoteText } from './job-text.ts'
import { jobVersions } from './job-versions.ts'
import { jobWage } from './job-wage.ts'

const OVERSEAS = 48
const everywhere = Array.from({ length: 47 }, (_, place) => place + 1)

/** The place of work; candidates who work from home may often live anywhere. */
function jobPlace(random: Random, company: DemoCompany, field: JobField, type: number) {
  const { place, policy, address2, address3 } = company
  const remote = field.onSite
    ? type === 3 && !random.chance(0.5)
      ? 1
      : 0
    : field.isExecutive
      ? Math.min(1, policy.remote)
      : type === 3
        ? Math.max(random.chance(0.7) ? 2 : 1, policy.remote)
        : type >= 4
          ? random.weighted([55, 35, 10])
          : policy.remote
  const more = () => random.weighted(prefectureWeights.slice(0, 47)) + 1
  const prefectures =
    place.prefecture === OVERSEAS
      ? [OVERSEAS]
      : remote === 2
        ? random.pick([[place.prefecture], [place.prefecture], [place.prefecture, more(), more(), more()], everywhere])
        : random.chance(0.07)
          ? [place.prefecture, more()]
          : [place.prefecture]
  return {
    remote,
    remoteDays: random.int(1, 3),
    columns: {
      address: place.prefecture,
      address2,
      address3,
      prefectures: [...new Set(prefectures)].sort((a, b) => a - b),
      nearest_station: `${place.station}から徒歩${policy.walk}分`,
      workplace_change: type === 3 ? '' : ['会社の定める事業所', '会社の定める事業所と自宅', '自宅を含む、会社の定める場所'][remote]!,
    },
  }
}

export type DemoJob = ReturnType<typeof demoJob>
type Seed = { id: number; field: JobField; company: DemoCompany; random: Random; now: Date; next: FirstIds }

export function demoJob({ id, field, company, random, now, next }: Seed) {
  const type = random.weighted(field.types) + 1
  const plainTitle = random.pick(field.titles)
  const isLead = type === 1 && !field.isExecutive && random.chance(0.2) && !/アシスタント|担当$|案内役|窓口|カウンセラー|候補|スタッフ|係$/.test(plainTitle)
  const isDiscretionary = mayBeDiscretionary(field, type) && random.chance(0.09)
  const slots = jobSlots(random, company, field, type, isLead)
  const { remote, remoteDays, columns: place } = jobPlace(random, company, field, type)
  const wage = jobWage(random, company, field, type, isLead, isDiscretionary)
  const [lead, otherLead] = random.shuffle(field.leads) as [string, string]
  const seed = { company, field, slots, type, remote, remoteDays, isLead }
  const title = titleOf(plainTitle, type, isLead)
  const state = jobState(random, now, company.row.state === 'active' || company.row.state === 'suspended')
  const by = company.people[random.chance(0.8) ? 1 : 0]!.family
  const terms = { ...jobTerms(random, { company, field, type, remote, isDiscretionary }), ...wage.days }

  const row = {
    id,
    company_id: company.row.id,
    state: state.state,
    closed_reason: state.closed_reason,
    position: title,
    position_title: headline(random, field, title, type, slots, wage.days?.min_week_work_days),
    tagline: fill(otherLead, slots) + remoteText(seed),
    description: jobDescription(random, { ...seed, lead }),
    ...place,
    duties_change: type === 3 ? '' : type === 5 ? '変更なし' : field.change,
    ...people(random, field, slots, type, company.row.feature5),
    ...jobConditions({ id, field, company, type, isLead, holiday: terms.holiday }),
    job_fields: random.chance(0.06) && related[field.id] !== undefined ? [field.id, related[field.id]!] : [field.id],
    ...wage.columns,
    ...terms,
    remote,
    recruiter_name: company.row.name,
    deferred_terms: random.chance(0.03) ? ['配属先のチーム'] : [],
    deny_side_job_apply: type <= 2 && random.chance(0.14),
    published_at: state.published_at?.toISOString() ?? null,
    confirmed_at: state.confirmed_at?.toISOString() ?? null,
    confirmed_by: state.confirmed_at ? by : '',
    closed_at: state.closed_at?.toISOString() ?? null,
    created_at: (state.published_at ?? now).toISOString(),
    updated_at: (state.closed_at ?? state.confirmed_at ?? now).toISOString(),
  } satisfies Row
  return { row, versions: jobVersions(random, { id, state, by, change: jobChange(random, row, wage.before) }, now, next) }
}

/** Kinds of work that one posting may well name together. */
const related: Record<number, number> = {
  16: 18,
  18: 16,
  42: 103,
  29: 42,
  106: 38,
  38: 106,
  6: 0,
  0: 6,
  33: 22,
  22: 33,
  100: 108,
  108: 100,
  101: 108,
  107: 110,
  104: 0,
  15: 6,
  105: 16,
}

const titleOf = (title: string, type: number, isLead: boolean) =>
  type === 5
    ? `${title}インターン`
    : !isLead
      ? title
      : /エンジニア|デザイナー|マネージャー|リサーチャー|アナリスト|マーケター$/.test(title)
        ? `シニア${title}`
        : `${title}リーダー`

function headline(random: Random, field: JobField, title: string, type: number, slots: Slots, minDays = 1) {
  const text = fill(random.pick(field.headlines), { ...slots, title })
  return type === 3
    ? text + random.pick([`／週${minDays}日から`, '／副業・業務委託', '／業務委託', '／夜と週末も可', ''])
    : type === 4
      ? text + random.pick(['／短時間', '／平日の日中', ''])
      : text
}

const bulleted = (texts: string[], slots: Slots) => texts.map((text) => `・${fill(text, slots)}`).join('\n')

function people(random: Random, field: JobField, slots: Slots, type: number, usesEnglish: boolean) {
  const english = usesEnglish && random.chance(0.6)
  const required =
    type === 5
      ? [
          `学校に在籍している方（学年と専攻は問いません）`,
          `${fill(field.skills[0]!, slots)}に触れたことのある方、またはこれから学びたい方`,
          '3か月以上続けられる方',
        ]
      : type === 4
        ? field.required.filter((text) => !text.includes('{years}')).slice(0, 2)
        : random.some(field.required, random.int(2, field.required.length))
  const skills = [...field.skills.slice(0, 2), ...random.some(field.skills.slice(2), random.int(1, 3)), ...(english ? ['英語'] : [])]
  return {
    required_skills: bulleted(required.length ? required : [field.required[0]!], slots),
    preferred_skills: bulleted(
      [...random.some(field.preferred, random.int(1, field.preferred.length)), ...(english ? ['英語での読み書きと会議の経験'] : [])],
      slots,
    ),
    desired_person: random.chance(0.9) ? bulleted(random.some(field.desired, random.int(1, field.desired.length)), slots) : '',
    skill_types: [...new Set(skills.map((skill) => skillId(fill(skill, slots))))],
  }
}
