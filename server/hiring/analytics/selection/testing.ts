import type { StageCounts } from '#contract/hiring/analytics/selection-figures.ts'
import type { Channel } from '#contract/hiring/selection/found-via.ts'
import { selectionSteps, type SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { today } from '#server/testing.ts'

const HOUR = 3_600_000
const interviews: readonly string[] = ['first_interview', 'second_interview', 'final_interview']

/** One selection, or one person from outside, as it was drawn: the test counts these and nothing of what the pages read. */
export type Drawn = {
  kind: 'selection' | 'outside'
  began: number
  job_id: number | null
  source: 'application' | 'scout' | null
  channel: Channel
  member: string | null
  answered: number | null
  /** Its steps in their order, with lines that only note something. */
  lines: { step: SelectionStep; time: number; end_reason: string | null }[]
  hired: number | null
}

type World = { company_id: number; jobs: (number | null)[]; members: (string | null)[] }

/** A row of numbers that looks like chance and is the same each time. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Selections and people from outside of one company over 400 days: skipped steps, steps back, notes, hires taken back, answers that never came. */
export async function addVariedWorld(db: Database, { company_id, jobs, members }: World): Promise<Drawn[]> {
  const draw = chance(7)
  const pick = <Value>(values: readonly Value[]) => values[draw(values.length)]!
  const all: Drawn[] = []
  for (let count = 0; count < 90; count++) {
    const kind = count % 6 === 5 ? 'outside' : 'selection'
    const began = today.getTime() - draw(400 * 24) * HOUR - draw(59) * 60_000
    const source = kind === 'outside' ? null : pick(['application', 'application', 'scout'] as const)
    const channel: Channel =
      kind === 'outside'
        ? pick(['agent', 'event', 'referral', 'other'] as const)
        : source === 'scout'
          ? 'scout'
          : pick(['search', 'alert', 'referral', 'unknown'] as const)
    const lines = drawSteps(draw, began)
    const last = lines.at(-1)!
    const answered = kind === 'selection' && draw(5) > 0 ? within(began + (1 + draw(200)) * HOUR) : null
    const hired =
      last.end_reason === 'hired'
        ? kind === 'outside'
          ? last.time
          : Math.min(...lines.filter((line) => line.end_reason === 'hired').map(({ time }) => time))
        : null
    all.push({ kind, began, job_id: pick(jobs), source, channel, member: pick(members), answered, lines, hired })
  }
  for (const [index, one] of all.entries()) await (one.kind === 'outside' ? addOutside(db, company_id, one, index) : addSelection(db, company_id, one, index))
  return all
}

/** Nothing happens later than now. */
const within = (time: number) => (time <= today.getTime() ? time : null)

function drawSteps(draw: (below: number) => number, began: number): Drawn['lines'] {
  const lines: Drawn['lines'] = [{ step: 'entry', time: began, end_reason: null }]
  const steps = ['casual_meeting', 'document_screening', 'first_interview', 'second_interview', 'final_interview', 'offer'] as const
  const add = (step: SelectionStep, end_reason: string | null = null) => {
    const time = within(lines.at(-1)!.time + (1 + draw(12 * 24)) * HOUR)
    if (time !== null) lines.push({ step, time, end_reason })
    return time !== null
  }
  for (const step of steps) {
    if (draw(3) === 0) continue
    if (draw(6) === 0) return add('end', draw(2) ? 'rejected' : 'declined'), lines
    if (!add(step)) return lines
    if (draw(4) === 0) add(step)
    if (draw(9) === 0 && add('document_screening')) continue
  }
  if (draw(3) > 0 && add('end', 'hired') && draw(5) === 0) add('offer')
  return lines
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

async function addSelection(db: Database, company_id: number, { began, job_id, source, channel, member, answered, lines }: Drawn, index: number) {
  const thread = await db.insertInto('threads').values({ company_id, company_user_id: member }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('messages')
    .values({ thread_id: thread.id, number: 1, company: false, client_id: thread.id, message: `応募${index}` })
    .execute()
  const last = lines.at(-1)!
  const found_via = channel === 'scout' || channel === 'unknown' ? null : channel
  const standing = { step: last.step, end_reason: last.end_reason, step_changed_at: iso(last.time)! }
  const { id } = await db
    .insertInto('applications')
    .values({ company_id, thread_id: thread.id, job_id, source: source!, found_via, applied_at: iso(began)!, first_answered_at: iso(answered), ...standing })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = lines.map(({ step, time, end_reason }) => ({ application_id: id, step, end_reason, at: iso(time)! }))
  await db.insertInto('application_steps').values(rows).execute()
}

async function addOutside(db: Database, company_id: number, { began, job_id, channel, member, lines }: Drawn, index: number) {
  const last = lines.at(-1)!
  const asked = { asked_at: iso(began - 24 * HOUR)!, answer_due_at: iso(began)!, consented_at: iso(began), consent_version: '2026-11-28', keep_months: 12 }
  const standing = { step: last.step, end_reason: last.end_reason, moved_at: iso(last.time)! }
  const { id } = await db
    .insertInto('outside_candidates')
    .values({ company_id, job_id, name: `柏木 ${index}`, email: `${index}@mail.example`, source: channel, company_user_id: member, ...asked, ...standing })
    .returning('id')
    .executeTakeFirstOrThrow()
  const moved = lines.slice(1).map(({ step, time, end_reason }) => ({
    outside_candidate_id: id,
    kind: 'moved',
    at: iso(time)!,
    detail: end_reason === null ? selectionSteps[step] : `${selectionSteps[step]}（${end_reason}）`,
  }))
  if (moved.length > 0) await db.insertInto('outside_events').values(moved).execute()
}

/** The middle of some numbers, with one digit. */
export function medianOf(numbers: number[]) {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return Number(((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2).toFixed(1))
}

/** How far they had come at a moment, by looking at each one's lines. */
export function countByHand(all: Drawn[], asOf = today.getTime()): StageCounts {
  const firstOf = ({ lines }: Drawn, isMeant: (step: string) => boolean) => Math.min(...lines.filter(({ step }) => isMeant(step)).map(({ time }) => time))
  const moments = all.map((one) => {
    const hired = one.hired ?? Infinity
    const offered = Math.min(
      hired,
      firstOf(one, (step) => step === 'offer'),
    )
    const interviewed = Math.min(
      offered,
      firstOf(one, (step) => interviews.includes(step)),
    )
    return { began: one.began, answered: one.answered ?? Infinity, replied: Math.min(one.answered ?? Infinity, interviewed), interviewed, offered, hired }
  })
  const reached = (stage: 'answered' | 'replied' | 'interviewed' | 'offered' | 'hired') => moments.filter((one) => one[stage] <= asOf)
  const median = (stage: 'answered' | 'hired', unit: number) => {
    const times = reached(stage).map((one) => (one[stage] - one.began) / unit)
    return times.length > 0 ? medianOf(times) : null
  }
  return {
    begun: all.length,
    replied: reached('replied').length,
    interviewed: reached('interviewed').length,
    offered: reached('offered').length,
    hired: reached('hired').length,
    reply_count: reached('answered').length,
    reply_hours: median('answered', HOUR),
    hire_days: median('hired', 24 * HOUR),
  }
}
