import type { Row } from '#server/platform/database/copy-text.ts'
import type { FirstIds } from '../first-ids.ts'
import { daysBefore, yearOf } from '../moment.ts'
import type { Random } from '../random.ts'
import type { Domain } from '../words/domains/domain.ts'
import { domainOf } from '../words/domains/domains.ts'
import { countText, fill, type Slots } from '../words/fill.ts'
import { investors, words } from '../words/names/words.ts'
import { type Place, placesOf, prefectureNames, prefectureWeights } from '../words/places.ts'
import { companyPeople, type Person } from './company-people.ts'
import { companyPolicy, type Policy } from './company-policy.ts'
import { companyRow } from './company-row.ts'
import { companyStack, type Stack } from './company-stack.ts'
import { companyViews } from './company-views.ts'

/** A word for a product: two short parts of kana or Latin letters. */
const productHeads = words(`
  ミナ カゼ ユメ ソラ ホシ ハレ モリ ナミ ツキ コト イト ハナ タネ ミチ ヒビ カサネ ツナギ メグリ トドケ ハカリ シルベ
  ミマモリ オボエ アカリ シラベ ヨミ カキ ウツシ ノコシ マトメ
`)
const productTails = words(`
  ボード ノート レンズ パネル ライン ベース メーター マップ リンク デスク ポスト フロー ガイド キット ルーム ログ プラス ラボ 帳
  便 番 窓 箱 台帳
`)
const productName = (random: Random) => random.pick(productHeads) + random.pick(productTails)

export type DemoCompany = {
  row: ReturnType<typeof companyRow>
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

export function demoCompany({ id, place: nth, name, random, now, next }: Seed): DemoCompany {
  const domain = domainOf(id)
  // Every third company sits in the next prefecture, so that each has some; the others gather where companies do.
  const prefecture = nth % 3 === 2 ? (Math.floor(nth / 3) % 48) + 1 : random.weighted(prefectureWeights) + 1
  const place = random.pick(placesOf(prefecture))
  const phase = nth % 29 === 28 ? 0 : random.weighted([34, 43, 23]) + 1
  const employee_count = headCount(random, phase)
  const size = employee_count / 60
  const founding_year = Number(daysBefore(now, 365 * random.int([2, 1, 3, 6][phase]!, [12, 6, 14, 18][phase]!)).getUTCFullYear())
  const counted = ([text, low, high]: Domain['clientCount']) =>
    fill(text, { n: countText(Math.round(low + (high - low) * Math.min(1, size * 0.35) * (0.3 + random.next() * 0.7))) })
  const people = companyPeople(random, next, phase)
  const slots: Slots = {
    company: name,
    short: name.replace('株式会社', ''),
    product: productName(random),
    service: domain.service,
    does: random.pick(domain.does),
    clients: domain.clients,
    data: domain.data,
    site: domain.site,
    clientCount: counted(domain.clientCount),
    unitCount: counted(domain.unitCount),
    problem: random.pick(domain.problems),
    heads: String(employee_count),
    founded: String(founding_year),
    city: place.city,
    prefecture: prefectureNames[prefecture - 1]!,
    chief: people[0]!.family,
  }
  const address2 = `${place.city}${place.town}0-${random.int(1, 28)}-${random.int(1, 30)}`
  const address3 = `${random.pick(buildings)} ${random.int(2, 12)}階 ${random.int(1, 9)}号室`
  const row = companyRow(random, {
    id,
    nth,
    domain,
    prefecture,
    phase,
    employee_count,
    founding_year,
    address: `${address2} ${address3}`,
    slots,
    officer: people[0]!,
    now,
  })
  return {
    row,
    address2,
    address3,
    domain,
    place,
    people,
    slots,
    phase,
    stack: companyStack(random),
    policy: companyPolicy(random, phase, place),
    hires: (0.1 + random.next() ** 2) * Math.sqrt(employee_count),
    employees: people.map((person) => ({ ...person.row, company_id: id })),
    finances: companyFinances(random, id, founding_year, phase, now, next),
    views: companyViews(random, id, slots, next),
    figures: companyFigures(random, id, now),
  }
}

const headCount = (random: Random, phase: number) => (phase === 1 ? random.int(3, 24) : phase === 3 ? random.int(58, 340) : random.int(14, 96))
const buildings = words(
  'ミズキビル 第二はるかビル コトリ会館 欅ビルディング みなと荘 旧郵便倉庫 アカネビル 糸川ビル しらかば館 三番町テラス 共同事務所いろは 大橋ビル 土蔵オフィス 駅前第一ビル つばめビル 風見館',
)

/** Rounds of money from invented investors, larger as the company grows. */
function companyFinances(random: Random, company_id: number, founded: number, phase: number, now: Date, next: FirstIds): Row[] {
  const rounds = phase === 1 ? random.int(0, 2) : random.int(0, 4)
  const lastYear = yearOf(now) - 1
  return Array.from({ length: rounds }, (_, round): Row => {
    const investor = random.int(0, investors.length - 1)
    return {
      id: next.company_finances++,
      company_id,
      investor: investors[investor]!,
      amount: random.chance(0.1) ? null : random.int(2, 12) * 1000 * (round + 1) * Math.max(1, phase - 1),
      finance_date_year: Math.min(lastYear, founded + round + 1),
      finance_date_month: random.chance(0.9) ? random.int(1, 12) : null,
      logo: `/demo/pictures/investors/${investor + 1}.svg`,
    }
  })
}

/** The replies that applicants and scouted candidates got; a third of the companies is too young for a figure. */
function companyFigures(random: Random, company_id: number, now: Date): Row[] {
  const isYoung = random.chance(0.34)
  const care = 0.55 + random.next() * 0.45
  return ['application', 'scout'].flatMap((kind) => {
    if (kind === 'scout' && random.chance(0.2)) return []
    const cases = isYoung ? random.int(0, 9) : random.int(10, kind === 'application' ? 180 : 70)
    const answered = Math.min(cases, Math.round(cases * Math.min(1, care + random.next() * 0.1)))
    const finished = Math.round(answered * (0.5 + random.next() * 0.4))
    const meetings = Math.round(answered * (0.3 + random.next() * 0.4))
    return [
      {
        company_id,
        kind,
        cases,
        answered,
        median_answer_hours: answered ? Math.round((4 + (1 - care) * 300 * random.next() + random.next() * 40) * 10) / 10 : null,
        finished,
        notified_result: Math.round(finished * Math.min(1, care + random.next() * 0.15)),
        meetings,
        promises: kind === 'scout' ? meetings : 0,
        kept_promises: kind === 'scout' ? meetings - Math.round(meetings * (1 - care) * 0.4) : 0,
        mismatched_meetings: random.chance(0.7) ? 0 : Math.round(meetings * random.next() * 0.15),
        measured_at: now.toISOString(),
        is_generated: true,
      },
    ]
  })
}
