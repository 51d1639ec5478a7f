import type { NewScout, ScoutJudgement, ScoutQuote } from '#contract/scouts.ts'
import type { VisibleCandidate } from '#contract/visible-candidate.ts'
import type { Database } from '../../database/connect.ts'
import { likeness, nGrams } from './likeness.ts'
import { partTexts, type PartText } from './part-texts.ts'
import { quoteOf } from './quote-of.ts'
import { scoutIntegrity } from './scout-integrity.ts'

/** From so much on a scout is a copy. */
export const TOO_ALIKE = 60
/** The company's earlier scouts that it is laid beside. */
const DAYS = 180
const MOST = 300

type Scout = Pick<NewScout, 'reason' | 'references' | 'min_salary' | 'max_salary' | 'job_id'>

/** Lays a scout beside the profile it names and beside what its company sent to others. */
export async function judgeScout(db: Database, now: Date, company_id: number, candidate: VisibleCandidate, scout: Scout): Promise<ScoutJudgement> {
  const [parts, earlier] = await Promise.all([partTexts(db, candidate, scout.references), earlierReasons(db, now, company_id)])
  const references = parts.map((part): ScoutQuote => ({ part: part.part, text: taken(part, scout.reason) }))
  const own = nGrams(scout.reason)
  const nearest = Math.max(0, ...earlier.map(({ reason }) => likeness(own, nGrams(reason))))
  const integrity = scoutIntegrity({
    reason_length: scout.reason.length,
    referenced: references.length,
    quoted: references.filter(({ text }) => text).length,
    likeness: nearest,
    min_salary: scout.min_salary,
    max_salary: scout.max_salary,
    has_job: scout.job_id > 0,
  })
  return { integrity, likeness: nearest, is_too_alike: nearest >= TOO_ALIKE, references }
}

/** The longest of what the reason takes up of a part. A name that was chosen from a list counts as it is. */
function taken({ texts }: PartText, reason: string) {
  const said = reason.normalize('NFKC').toLowerCase()
  const quotes = texts.map((text) => {
    if (text.length > 1 && text.length <= 30 && said.includes(text.normalize('NFKC').toLowerCase())) return text
    return quoteOf(text, reason)
  })
  return quotes.reduce((longest, quote) => (quote.length > longest.length ? quote : longest), '')
}

const earlierReasons = (db: Database, now: Date, company_id: number) =>
  db
    .selectFrom('scouts')
    .select('reason')
    .where('company_id', '=', company_id)
    .where('created_at', '>', new Date(now.getTime() - DAYS * 86_400_000).toISOString())
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute()
