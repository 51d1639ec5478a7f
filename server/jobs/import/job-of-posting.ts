import type { Insertable } from 'kysely'
import { readAddress } from '#contract/jobs/places/read-address.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { statedConditions } from './conditions/stated-conditions.ts'
import { readFixedOvertime } from './pay/read-fixed-overtime.ts'
import type { Posting } from './posting.ts'
import { salaryOfPosting } from './salary-of-posting.ts'
import { isOverseas } from './subject/is-overseas.ts'
import { OVERSEAS, prefectures as idOf } from './subject/prefectures.ts'
import { readJobFields } from './subject/read-job-fields.ts'
import { readPrefectures } from './subject/read-prefectures.ts'
import type { skillReader } from './subject/skill-reader.ts'
import { readEmployment } from './terms/read-employment.ts'
import { readHours } from './terms/read-hours.ts'
import { readProbation } from './terms/read-probation.ts'
import { readRemote } from './terms/read-remote.ts'
import { plainForm } from './text/plain-form.ts'
import { readDate } from './text/read-date.ts'
import { sectionsOf } from './text/sections-of.ts'

const WORKED =
  /週\s{0,9}(\d)(?:\s{0,9}日)?(?:\s{0,9}[~-]\s{0,9}(?:週?\s{0,9})?(\d))?\s{0,9}日\s{0,9}(~|以上|から|より|程度|以内|まで)?(?!\s{0,9}(?:休|の?(?:出社|リモート|在宅)|(?:まで|程度|以上|以内)?[^\n。]{0,4}(?:出社|リモート|在宅)))/
const RESTED = /週休\s*(\d)\s*日/

/** Days a week that are worked: 週3日〜, 週2〜4日, or what 週休2日 leaves. */
export function readWeekDays(text: string): { min_week_work_days: number | null; max_week_work_days: number | null } {
  const plain = plainForm(text.slice(0, 20_000))
  const [, first, last, mark] = WORKED.exec(plain) ?? []
  const from = Number(first)
  if (from >= 1 && from <= 7) {
    const to = last ? Number(last) : mark && /~|以上|から|より/.test(mark) ? null : from
    const least = mark && /以内|まで/.test(mark) ? null : from
    if (to === null || (to >= from && to <= 7)) return { min_week_work_days: least, max_week_work_days: to }
  }
  const rest = Number(RESTED.exec(plain)?.[1])
  return { min_week_work_days: null, max_week_work_days: rest >= 1 && rest <= 4 ? 7 - rest : null }
}

export type JobContent = Omit<
  Insertable<DB['job_offers']>,
  'id' | 'questions' | 'company_id' | 'state' | 'closed_at' | 'closed_reason' | 'published_at' | 'confirmed_at' | 'confirmed_by' | 'source' | 'reference_number'
>
export type ReadJob = { content: JobContent; posted_at?: string; valid_through?: string; closed: boolean }

/** All columns of a job, read out of a posting: stated values count, else values found in its texts. */
export function jobOfPosting(given: Posting, readSkills: ReturnType<typeof skillReader>): ReadJob {
  const posting = withSections(given)
  const terms = [posting.workHours, posting.holiday, posting.jobBenefits].join('\n')
  const employment = readEmployment(posting.employmentTypeText, posting.employmentType)
  const employmentText = posting.employmentTypeText || employment.employment_types.map((type) => EMPLOYMENT_NAMES[type - 1]).join('、')
  const days = readWeekDays([employmentText, terms, posting.title].join('\n'))
  const hours = readHours(terms, `${posting.title}\n${posting.description}`)
  const overtime = readFixedOvertime(
    [
      posting.baseSalary.text || (sectionsOf(posting.description)['salary'] ?? ''),
      posting.workHours,
      posting.holiday,
      posting.jobBenefits,
      posting.probation,
    ].join('\n\n'),
    [posting.description, posting.requiredSkills, posting.personality].join('\n\n'),
  )
  const isContractor = employment.employment_types.includes(3)
  const posted_at = readDate(posting.datePosted)
  const valid_through = readDate(posting.validThrough)
  return {
    content: {
      position_title: posting.title,
      position: posting.position || (posting.occupationalCategory[0] ?? ''),
      tagline: posting.tagline,
      description: posting.description,
      required_skills: posting.requiredSkills,
      preferred_skills: posting.preferredSkills,
      desired_person: posting.personality,
      skill_types: readSkills([posting.title, posting.position, posting.requiredSkills, posting.preferredSkills].join('\n'), posting.skills),
      job_fields: readJobFields(posting.title, [posting.position, ...posting.occupationalCategory].join('\n')),
      ...placeOfPosting(posting),
      ...salaryOfPosting(posting, { ...hours, ...days }),
      ...overtime,
      ...hours,
      ...days,
      remote: remoteOf(posting),
      ...statedConditions({
        title: posting.title,
        tagline: posting.tagline,
        description: posting.description,
        asked: [posting.requiredSkills, posting.personality].join('\n'),
        experience: posting.experience,
        employment: employmentText,
        hours: posting.workHours,
        holiday: `${posting.holiday}\n${posting.annualHolidays && `年間休日${posting.annualHolidays.replace(/日$/, '').trimEnd()}日`}`,
        pay: posting.baseSalary.text,
        benefits: posting.jobBenefits,
        tags: posting.tags,
        employment_types: employment.employment_types,
      }),
      holiday: posting.holiday,
      treatment: posting.jobBenefits,
      insurance: posting.insurance,
      smoking_rule: posting.smoking || smokingIn(`${posting.jobLocation.raw}\n${posting.jobBenefits}`),
      employment_types: employment.employment_types,
      is_dispatch: employment.is_dispatch,
      employment_status: employmentText,
      contract_period: posting.contractPeriod,
      contractor_period: isContractor ? posting.contractPeriod : '',
      contractor_fee: isContractor ? posting.baseSalary.text : '',
      ...readProbation(
        posting.probation || probationIn([posting.employmentTypeText, posting.baseSalary.text, posting.jobBenefits, posting.description].join('\n')),
      ),
      workplace_change: posting.workplaceChange || changeIn(posting.jobLocation.raw),
      duties_change: posting.dutiesChange || changeIn(posting.description),
      nearest_station: stationOf(posting),
      recruiter_name: posting.hiringOrganization.name,
      source_url: posting.url || null,
    },
    ...(posted_at && { posted_at }),
    ...(valid_through && { valid_through }),
    closed: posting.closed,
  }
}

/** Pages often have one text for all: fields that are missing are searched for under the text's headings. */
function withSections(posting: Posting): Posting {
  const { salary = '', ...sections } = sectionsOf(posting.description)
  const absent = Object.entries(sections).filter(([name]) => posting[name as keyof Posting] === '')
  const hasSalary = posting.baseSalary.text || posting.baseSalary.minValue !== undefined || posting.baseSalary.maxValue !== undefined
  return {
    ...posting,
    ...Object.fromEntries(absent),
    ...(salary && !posting.baseSalary.text && { baseSalary: { ...posting.baseSalary, text: hasSalary ? '' : salary } }),
  }
}

const EMPLOYMENT_NAMES = ['正社員', '契約社員', '業務委託・副業', 'アルバイト・パート', 'インターン']
const REMOTE: Record<string, number> = { none: 0, hybrid: 1, full: 2 }

const remoteOf = ({ remote, jobLocation, workHours, title, tags, jobBenefits, description }: Posting) =>
  REMOTE[remote] ?? readRemote([jobLocation.raw, workHours, title, ...tags].join('\n'), `${jobBenefits}\n${description}`)

const smokingIn = (text: string) =>
  text
    .split(/[\n※]/)
    .find((line) => /受動喫煙|屋内[^\n]{0,4}禁煙|敷地内禁煙/.test(line))
    ?.trim()
    .slice(0, 300) ?? ''
const changeIn = (text: string) => /変更の?範囲[:：\s]*([^\n】）)]+)/.exec(text)?.[1]?.trim().slice(0, 300) ?? ''
/** 正社員（試用期間3か月）: a bracket that opened before it is not part of it. */
function probationIn(text: string) {
  const found = /試用期間[^\n。]{0,80}/.exec(text)?.[0].trim() ?? ''
  return /[(（]/.test(found) ? found : (found.split(/[)）]/)[0] ?? '')
}

/** The stations as stated; where only the text of the place says how far they are, its lines. */
function stationOf({ nearestStation, jobLocation: { raw } }: Posting) {
  if (/\d\s*分/.test(nearestStation.normalize('NFKC'))) return nearestStation
  const access = raw
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\s+/g, ' ')
        .replace(/^[└・\-*●■▼ ]+/, '')
        .trim(),
    )
    .filter((line) => line.length <= LONGEST_ACCESS && /駅.{0,12}(?:徒歩|直結)/.test(line))
  return access.length > 0 ? access.join('、').slice(0, 300) : nearestStation
}
const LONGEST_ACCESS = 60

/** Where: all prefectures in the order of the texts, city and street of the first address, the building. */
function placeOfPosting({ jobLocation }: Posting) {
  const { raw, addressRegion, addressCountry } = jobLocation
  const isAbroad = addressCountry !== '' && isOverseas(addressCountry)
  const read = isAbroad ? [] : readPrefectures(raw)
  const stated = isAbroad ? [] : addressRegion.flatMap((region) => readPrefectures(region))
  const abroad = isAbroad || [raw, ...addressRegion].some((place) => place.split('\n').some(isOverseas)) ? [OVERSEAS] : []
  // 「2-1 Dogenzaka, Shibuya」 names no prefecture, and its ward is in one.
  const named = [...new Set([...read, ...stated, ...abroad])]
  const prefectures = named.length > 0 || isAbroad ? named : readAddress(raw, []).prefectures
  const street = streetOf(jobLocation, prefectures[0])
  return { prefectures, address: prefectures[0] ?? null, ...withOtherWorkplaces(street, raw, prefectures) }
}

/** The lines after the first one that name other 市区町村 are other workplaces: they follow the building of the first one, as far as they fit. */
function withOtherWorkplaces({ address2, address3 }: { address2: string; address3: string }, raw: string, prefectures: readonly number[]) {
  const known = new Set(readAddress(`${address2} ${address3}`, prefectures).municipalities)
  let workplaces = address3
  for (const line of raw.split('\n').slice(0, MOST_PLACES)) {
    const place = line
      .replace(/^[\s・●■▼◆★*└-]+/u, '')
      .replace(/^〒?\s*\d{3}-?\d{4}\s*/, '')
      .trim()
    const others = place.length > LONGEST_PLACE ? [] : readAddress(place, prefectures).municipalities.filter((code) => !known.has(code))
    if (others.length === 0 || workplaces.length + place.length > LONGEST_ADDRESS) continue
    for (const code of others) known.add(code)
    workplaces += `／${place}`
  }
  return { address2, address3: workplaces }
}
const MOST_PLACES = 100
const LONGEST_PLACE = 80
const LONGEST_ADDRESS = 300

function streetOf({ raw, addressLocality, streetAddress }: Posting['jobLocation'], prefecture: number | undefined) {
  const name = Object.keys(idOf).find((one) => idOf[one] === prefecture)
  const line = raw.split('\n').find((one) => name && one.includes(name)) ?? raw.split('\n').find(Boolean) ?? ''
  const stated = addressLocality && !raw.includes('\n') && !line.includes(addressLocality) ? `${addressLocality}${streetAddress}` : ''
  const street = (stated || (name && line.includes(name) ? line.slice(line.indexOf(name)).replaceAll(name, '') : line))
    .replace(/^〒?\s*\d{3}-?\d{4}\s*/, '')
    .trim()
  // 中央区八丁堀2-14-1 住友ビル4F: what follows the number is the building.
  const [, number, building] = /^([^\s0-9０-９]*[0-9０-９][0-9０-９\-－−―ー丁目番地号の]*)[\s　]+([^\s　].+)$/.exec(street) ?? []
  return { address2: (number ?? street).slice(0, 300), address3: (building ?? '').slice(0, 300) }
}
