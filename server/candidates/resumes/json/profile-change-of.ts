import type { CandidateProfileChange, WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { JsonResume } from '#contract/candidates/profiles/json-resume.ts'
import type { Resume, ResumeNames } from '../resume.ts'
import { schoolsOfEducation } from './schools-of-education.ts'

type Read = { change: CandidateProfileChange; ignored: string[] }
type Work = NonNullable<JsonResume['work']>[number]

/** Names in one spelling, to be found in any width and case of their letters. */
const keyOf = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

/** The changes that a JSON Resume would make to a profile, and the parts that have no place there, in words. A missing section changes nothing. */
export function profileChangeOf(file: JsonResume, current: Resume, names: ResumeNames): Read {
  const parts = [
    file.basics && basicsOf(file.basics, names),
    file.work && workOf(file.work, current),
    file.education && educationOf(file.education),
    file.certificates && { change: { licenses: file.certificates.map(licenseOf).filter(Boolean).join('\n') }, ignored: [] },
    file.skills && skillsOf(file.skills, names),
    file.languages && englishOf(file.languages, names),
    { change: {}, ignored: strangersIn(file) },
  ]
  const read = parts.filter((part) => part !== undefined)
  return { change: Object.assign({}, ...read.map(({ change }) => change)), ignored: read.flatMap(({ ignored }) => ignored) }
}

function basicsOf({ name, label, phone, summary, location }: NonNullable<JsonResume['basics']>, names: ResumeNames): Read {
  const phone_number = phone?.normalize('NFKC').replace(/[().\s]/g, '')
  const postal_code = location?.postalCode?.normalize('NFKC').replace(/^〒|\s/g, '')
  const region = location?.region === undefined ? undefined : keyOf(location.region)
  const prefecture = names.prefectures.find(({ name }) => [keyOf(name), keyOf(name).replace(/[都府県]$/, '')].includes(region ?? ''))
  const isPhone = phone_number !== undefined && /^\+?[\d-]{10,16}$/.test(phone_number)
  const isPostal = postal_code !== undefined && /^\d{3}-?\d{4}$/.test(postal_code)
  return {
    change: {
      ...(name !== undefined && { name }),
      ...(label !== undefined && { job_history_name: label }),
      ...(summary !== undefined && { job_summary: summary }),
      ...(isPhone && { phone_number }),
      ...(isPostal && { postal_code }),
      ...(prefecture && { address: prefecture.id }),
      ...(location?.address !== undefined && { address_detail: location.address }),
    },
    ignored: [
      phone !== undefined && !isPhone && '電話番号は、日本で使う形ではないため取り込みません。',
      postal_code !== undefined && !isPostal && '郵便番号は、7桁の数字ではないため取り込みません。',
      location?.region !== undefined && !prefecture && `「${location.region}」は都道府県の名前ではないため取り込みません。`,
    ].filter((sentence) => sentence !== false),
  }
}

/**
 * An employer that the profile has already keeps what JSON Resume has no field for: its number, its mail domain, the kind of employment.
 * One that the file does not name stays: without it, the company could see the profile.
 */
function workOf(work: Work[], { work_experiences }: Resume): Read {
  const known = [...work_experiences]
  const entries = work.map((entry, order_no): WorkExperience => {
    const [join_year, join_month] = monthOf(entry.startDate)
    const [leave_year, leave_month] = monthOf(entry.endDate)
    const named = (one: WorkExperience) => keyOf(one.organization_name) === keyOf(entry.name ?? '')
    const exact = known.findIndex((one) => named(one) && one.join_year === join_year && one.join_month === join_month)
    const index = exact >= 0 ? exact : known.findIndex(named)
    const [before] = index >= 0 ? known.splice(index, 1) : []
    const highlights = (entry.highlights ?? []).filter(Boolean).map((line) => `・${line}`)
    return {
      corporate_number: '',
      mail_domain: '',
      employment_type: null,
      ...before,
      organization_name: entry.name ?? '',
      department_position: entry.position ?? '',
      industry_type: entry.description ?? '',
      join_year,
      join_month,
      leave_year,
      leave_month,
      work_summary: [entry.summary, ...highlights].filter(Boolean).join('\n'),
      order_no,
    }
  })
  const others = known.map((one, index) => ({ ...one, order_no: entries.length + index }))
  return { change: { work_experiences: [...entries, ...others] }, ignored: [] }
}

const monthOf = (date: string | undefined): [number | null, number | null] => {
  const [year, month] = (date ?? '').split('-').map(Number)
  return [year || null, month || null]
}

function educationOf(education: NonNullable<JsonResume['education']>): Read {
  const { change, left } = schoolsOfEducation(education)
  return { change, ignored: left > 0 ? [`学歴は、新しい2校と高等学校だけを取り込みます。残りの${left}校は取り込みません。`] : [] }
}

const licenseOf = ({ name = '', date, issuer }: { name?: string; date?: string; issuer?: string }) => {
  const more = [date, issuer].filter(Boolean).join('、')
  return name.replaceAll('\n', ' ') + (name && more ? `（${more}）` : '')
}

function skillsOf(skills: NonNullable<JsonResume['skills']>, { skill_types }: ResumeNames): Read {
  const told = skills.flatMap(({ name, keywords = [] }) => [name ?? '', ...keywords]).filter(Boolean)
  const idOf = (name: string) => skill_types.find((master) => keyOf(master.name) === keyOf(name))?.id
  const unknown = told.filter((name) => idOf(name) === undefined)
  const ids = [...new Set(told.flatMap((name) => idOf(name) ?? []))].slice(0, 100)
  return { change: { skill_types: ids }, ignored: unknown.length ? [`選択肢にないスキルは取り込みません: ${unknown.join('、')}`] : [] }
}

/** Words of other programs for the level of a language. */
const fluencies: [level: number, pattern: RegExp][] = [
  [5, /native|mother|ネイティブ|母語/i],
  [4, /business|professional|fluent|full|ビジネス|流暢/i],
  [3, /conversation|intermediate|limited|日常会話/i],
  [2, /read|basic|elementary|beginner|読み書き|初級/i],
]

function englishOf(languages: NonNullable<JsonResume['languages']>, { english_level }: ResumeNames): Read {
  const english = languages.find(({ language = '' }) => /英語|english/i.test(language))
  const others = languages.filter((one) => one !== english && !/日本語|japanese/i.test(one.language ?? '')).flatMap(({ language }) => language ?? [])
  const words = english?.fluency ?? ''
  const level = english_level.find(({ name }) => name === words)?.id ?? fluencies.find(([, pattern]) => pattern.test(words))?.[0]
  return {
    change: level === undefined ? {} : { english_level: level },
    ignored: [
      ...(english && level === undefined ? ['英語レベルが読み取れないため取り込みません。'] : []),
      ...(others.length ? [`英語のほかの言語は取り込みません: ${others.join('、')}`] : []),
    ],
  }
}

const places = new Set(['$schema', 'meta', 'basics', 'work', 'education', 'certificates', 'skills', 'languages'])
const words: Record<string, string> = {
  projects: 'プロジェクト',
  volunteer: 'ボランティア',
  awards: '受賞',
  publications: '著作',
  interests: '関心',
  references: '推薦',
}

function strangersIn(file: JsonResume) {
  const there = Object.entries(file).filter(([name, value]) => !places.has(name) && !(Array.isArray(value) && value.length === 0))
  return there.length ? [`置く場所のない項目は取り込みません: ${there.map(([name]) => words[name] ?? name.slice(0, 50)).join('、')}`] : []
}
