import type { DemoCompany } from '../companies/demo-company.ts'
import { Random } from '../random.ts'
import type { JobField } from '../words/fields/job-field.ts'

const [NEW, SECOND, INTERN, NOT_YET] = [1, 2, 3, 4] as const
/** Work that people begin without having done it before: sales, operations, support, and offices. */
const opening = new Set([6, 13, 21, 32, 100, 105, 108])
const SEED = 26

type ConditionsSeed = { id: number; field: JobField; company: DemoCompany; type: number; isLead: boolean; holiday: string }

/** For whom a job is, its days off a year, and whether one can begin with short hours. Drawn from its own numbers, so that every other word of a job stays as it was. */
export function jobConditions({ id, field, company: { policy }, type, isLead, holiday }: ConditionsSeed) {
  const random = new Random(SEED, id)
  const isOpening = opening.has(field.id) && !isLead && !field.isExecutive
  const inexperienced_ok =
    type === 5 ? true : isLead || field.isExecutive ? random.pick([false, null]) : isOpening && random.chance(0.45) ? true : random.chance(0.2) ? false : null
  return {
    inexperienced_ok,
    intended_for: type === 5 ? (random.chance(0.85) ? [INTERN] : []) : type === 1 && inexperienced_ok !== false ? graduates(random, isOpening) : [],
    annual_holidays: holiday.includes('年間休日') ? policy.holidays : null,
    short_hours: type === 4 ? true : type <= 2 ? random.pick([true, null, null, null, false]) : null,
  }
}

const graduates = (random: Random, isOpening: boolean) =>
  isOpening ? random.pick([[], [SECOND], [SECOND, NOT_YET], [NEW, SECOND], [NEW]]) : random.pick([[], [], [], [], [SECOND], [NEW]])
