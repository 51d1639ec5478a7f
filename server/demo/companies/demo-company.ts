import type { Row } from '../copy-rows.ts'
import type { FirstIds } from '../demo-market.ts'
import { daysBefore } from '../moment.ts'
import type { Random } from '../random.ts'
import type { Domain } from '../words/domain.ts'
import { domainOf } from '../words/domains.ts'
import { countText, fill, type Slots } from '../words/fill.ts'
import { personName, productName } from '../words/names.ts'
import { type Place, placesOf, prefectureNames, prefectureWeights } from '../words/places.ts'
import { companyFigures } from './company-figures.ts'
import { companyFinances } from './company-finances.ts'
import { companyPeople, type Person } from './company-people.ts'
import { type Policy, companyPolicy } from './company-policy.ts'
import { companyStack, type Stack } from './company-stack.ts'
import { companyTexts } from './company-texts.ts'
import { companyViews } from './company-views.ts'

export type DemoCompany = {
  row: Row & { id: number; name: string; state: string; end_of_contract: boolean; contact_email: string; introduction: string; product_description: string; employee_count: number; feature5: boolean }
  address2: string
  address3: string
  domain: Domain
  place: Place
  stack: Stack
  policy: Policy
  people: Person[]
  slots: Slots
  phase: number
  /** How much it hires, against the others. */
  hires: number
  employees: Row[]
  finances: Row[]
  views: Row[]
  figures: Row[]
}

type Seed = { id: number; place: number; name: string; random: Random; now: Date; next: FirstIds }
const ranges = [10, 30, 50, 100] as const

export function demoCompany({ id, place: nth, name, random, now, next }: Seed): DemoCompany {
  const domain = domainOf(id)
  // Every third company sits in the next prefecture, so that each has some; the others gather where companies do.
  const prefecture = nth % 3 === 2 ? (Math.floor(nth / 3) % 48) + 1 : random.weighted(prefectureWeights) + 1
  const place = random.pick(placesOf(prefecture))
  const phase = nth % 29 === 28 ? 0 : random.weighted([34, 43, 23]) + 1
  const employee_count = headCount(random, phase)
  const size = employee_count / 60
  const founding_year = Number(daysBefore(now, 365 * random.int([2, 1, 3, 6][phase]!, [12, 6, 14, 18][phase]!)).getUTCFullYear())
  const counted = ([text, low, high]: Domain['clientCount']) => fill(text, { n: countText(Math.round(low + (high - low) * Math.min(1, size * 0.35) * (0.3 + random.next() * 0.7))) })
  const people = companyPeople(random, next, phase)
  const slots: Slots = {
    company: name, short: name.replace('株式会社', ''), product: productName(random), service: domain.service, does: random.pick(domain.does), clients: domain.clients, data: domain.data, site: domain.site,
    clientCount: counted(domain.clientCount), unitCount: counted(domain.unitCount), problem: random.pick(domain.problems), heads: String(employee_count), founded: String(founding_year),
    city: place.city, prefecture: prefectureNames[prefecture - 1]!, chief: people[0]!.family,
  }
  const address2 = `${place.city}${place.town}0-${random.int(1, 28)}-${random.int(1, 30)}`
  const address3 = `${random.pick(buildings)} ${random.int(2, 12)}階 ${random.int(1, 9)}号室`
  const domainName = `c${id}.example`
  const state = nth % 60 === 41 ? 'suspended' : nth % 60 === 23 ? 'pending' : nth % 120 === 77 ? 'provisional' : 'active'
  const kinds = [!random.chance(0.12), random.chance(0.16), domain.device || random.chance(0.2), random.chance(0.4)]
  const officer = personName(next.employees - people.length)

  const row = {
    id, state, end_of_contract: nth % 50 === 33, is_demo: true, name, corporate_number: null, officer_name: `${officer.family} ${officer.given}`, founding_year,
    prefecture, address: `${prefecture === 48 ? '' : prefectureNames[prefecture - 1]}${address2} ${address3}`,
    url: `https://www.${domainName}/`, contact_phone: random.chance(0.4) ? `00-0000-${String(random.int(0, 9999)).padStart(4, '0')}` : '', contact_email: `saiyo@${domainName}`,
    contact_url: random.chance(0.3) ? `https://www.${domainName}/contact` : '', employee_range: ranges.filter((limit) => employee_count > limit).length + 1, employee_count,
    category_ids: random.some(domain.categories, random.int(1, domain.categories.length)), social_issues: random.some(domain.issues, random.int(1, domain.issues.length)),
    ...companyTexts(random, domain, slots, phase),
    capital: random.pick([100, 300, 500, 1000, 1500, 3000, 5000, 9900, 10_000]) * (phase || 1), capital_date: `${founding_year + Math.min(1, phase)}-${String(random.int(1, 12)).padStart(2, '0')}-01`,
    deny_company_apply: nth % 14 === 9, feature1: phase === 1, feature2: phase === 2, feature3: phase === 3,
    feature4: kinds[0]!, feature5: kinds[1]!, feature6: kinds[2]!, feature7: kinds[3]!,
    logo: `/demo/pictures/companies/${id}/logo.svg`, images: Array.from({ length: random.weighted([12, 40, 28, 20]) }, (_, scene) => `/demo/pictures/companies/${id}/scene-${scene + 1}.svg`),
    company_youtube_url: null, interview_video_url: null, is_hiring_open_position: random.chance(0.28),
    created_at: daysBefore(now, random.int(230, 900)).toISOString(), updated_at: daysBefore(now, random.int(1, 120)).toISOString(),
  }
  return {
    row, address2, address3, domain, place, people, slots, phase, stack: companyStack(random), policy: companyPolicy(random, phase, place), hires: (0.1 + random.next() ** 2) * Math.sqrt(employee_count),
    employees: people.map((person) => ({ ...person.row, company_id: id })),
    finances: companyFinances(random, id, founding_year, phase, now, next), views: companyViews(random, id, slots, next), figures: companyFigures(random, id, now),
  }
}

const headCount = (random: Random, phase: number) => (phase === 1 ? random.int(3, 24) : phase === 3 ? random.int(58, 340) : random.int(14, 96))
const buildings = ['ミズキビル', '第二はるかビル', 'コトリ会館', '欅ビルディング', 'みなと荘', '旧郵便倉庫', 'アカネビル', '糸川ビル', 'しらかば館', '三番町テラス', '共同事務所いろは', '大橋ビル', '土蔵オフィス', '駅前第一ビル', 'つばめビル', '風見館']
