import type { Row } from '../copy-rows.ts'
import { daysBefore } from '../moment.ts'
import type { Random } from '../random.ts'
import type { Domain } from '../words/domains/domain.ts'
import type { Slots } from '../words/fill.ts'
import type { Person } from './company-people.ts'
import { companyTexts } from './company-texts.ts'

type Seed = {
  id: number
  nth: number
  domain: Domain
  prefecture: number
  phase: number
  employee_count: number
  founding_year: number
  address: string
  slots: Slots
  officer: Person
  now: Date
}

/** The largest head count of each range but the last. */
const ranges = [10, 30, 50, 100] as const

/** The columns of a company. A few are in each of the states that are not shown. */
export function companyRow(random: Random, { id, nth, domain, prefecture, phase, employee_count, founding_year, address, slots, officer, now }: Seed) {
  const domainName = `c${id}.example`
  const state = nth % 60 === 41 ? 'suspended' : nth % 60 === 23 ? 'pending' : nth % 120 === 77 ? 'provisional' : 'active'
  const kinds = [!random.chance(0.12), random.chance(0.16), domain.device || random.chance(0.2), random.chance(0.4)]
  return {
    id,
    state,
    end_of_contract: nth % 50 === 33,
    is_demo: true,
    name: slots.company!,
    corporate_number: null,
    officer_name: `${officer.family} ${officer.given}`,
    founding_year,
    prefecture,
    address: `${prefecture === 48 ? '' : slots.prefecture}${address}`,
    url: `https://www.${domainName}/`,
    contact_phone: random.chance(0.4) ? `00-0000-${String(random.int(0, 9999)).padStart(4, '0')}` : '',
    contact_email: `saiyo@${domainName}`,
    contact_url: random.chance(0.3) ? `https://www.${domainName}/contact` : '',
    employee_range: ranges.filter((limit) => employee_count > limit).length + 1,
    employee_count,
    category_ids: random.some(domain.categories, random.int(1, domain.categories.length)),
    social_issues: random.some(domain.issues, random.int(1, domain.issues.length)),
    ...companyTexts(random, domain, slots, phase),
    capital: random.pick([100, 300, 500, 1000, 1500, 3000, 5000, 9900, 10_000]) * (phase || 1),
    capital_date: `${founding_year + (phase > 1 ? 1 : 0)}-${String(random.int(1, 12)).padStart(2, '0')}-01`,
    deny_company_apply: nth % 14 === 9,
    feature1: phase === 1,
    feature2: phase === 2,
    feature3: phase === 3,
    feature4: kinds[0]!,
    feature5: kinds[1]!,
    feature6: kinds[2]!,
    feature7: kinds[3]!,
    logo: `/demo/pictures/companies/${id}/logo.svg`,
    images: Array.from({ length: random.weighted([12, 40, 28, 20]) }, (_, scene) => `/demo/pictures/companies/${id}/scene-${scene + 1}.svg`),
    company_youtube_url: null,
    interview_video_url: null,
    is_hiring_open_position: random.chance(0.28),
    created_at: daysBefore(now, random.int(230, 900)).toISOString(),
    updated_at: daysBefore(now, random.int(1, 120)).toISOString(),
  } satisfies Row
}
