import type { Row } from '../copy-rows.ts'
import type { Random } from '../random.ts'

/** The replies that applicants and scouted candidates got; a third of the companies is too young for a figure. */
export function companyFigures(random: Random, company_id: number, now: Date): Row[] {
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
