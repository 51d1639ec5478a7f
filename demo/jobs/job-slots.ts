import type { DemoCompany } from '../companies/demo-company.ts'
import type { Random } from '../random.ts'
import { fill, type Slots } from '../words/fill.ts'
import type { JobField } from '../words/fields/job-field.ts'
import { contractorReasons, executiveReasons, formers, reasons } from '../words/job-sentences.ts'
import { personName } from '../words/names/person-name.ts'
import { placesOf } from '../words/places.ts'

const percents = [
  ['0.4%', '0.1%'],
  ['1.2%', '0.5%'],
  ['2%', '0.8%'],
  ['3%', '1%'],
  ['4%', '1.5%'],
  ['5%', '2%'],
  ['6.5%', '3%'],
  ['8%', '4%'],
  ['9%', '3%'],
  ['12%', '5%'],
  ['15%', '8%'],
  ['18%', '10%'],
] as const

/** The words of one posting beside those of its company. */
export function jobSlots(random: Random, company: DemoCompany, field: JobField, type: number, isLead: boolean): Slots {
  const { domain, policy, place } = company
  const [topic, topic2] = random.shuffle(random.some(domain.topics, 2)) as [string, string]
  const [before, after] = random.pick(percents)
  const [formerA, formerB] = random.some(formers, 2) as [string, string]
  const others = placesOf(random.int(1, 47)).filter(({ city }) => city !== place.city)
  const [colleague, leaver, voice] = colleagues(random, company)
  const slots: Slots = {
    colleague,
    leaver,
    voice,
    ...company.slots,
    ...company.stack,
    topic,
    topic2,
    users: random.pick(domain.users),
    measure: random.pick(domain.measures),
    problem: random.pick(domain.problems),
    does: random.pick(domain.does),
    before,
    after,
    formerA,
    formerB,
    years: String(isLead ? random.int(5, 7) : random.weighted([0, 20, 45, 35])),
    team: String(random.int(2, Math.max(3, Math.min(9, Math.round(company.row.employee_count / 5))))),
    n: String(random.int(6, 30)),
    n2: String(random.int(1, 4)),
    growth: String(random.int(2, 4)),
    runway: String(random.int(14, 30)),
    months: String(random.int(5, 24)),
    interviews: String(policy.interviews),
    recruiter: company.people[1]!.family,
    otherCity: (others.length ? random.pick(others) : placesOf(13)[0]!).city,
    overtime: String(policy.overtime),
    desired: random.pick(field.desired),
  }
  return { ...slots, reason: fill(random.pick(type === 3 ? contractorReasons : field.isExecutive ? executiveReasons : reasons), slots) }
}

/** Three different people who are not the head of the company. */
function colleagues(random: Random, company: DemoCompany): [string, string, string] {
  const chief = company.people[0]!.family
  const names = new Set<string>()
  while (names.size < 3) {
    const { family } = personName(random.int(1, 100_000), 3)
    if (family !== chief) names.add(family)
  }
  return [...names] as [string, string, string]
}
