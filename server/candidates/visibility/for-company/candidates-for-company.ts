import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import { RevealLevel, VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { candidateColumns, candidateTexts, careerColumns, visionTexts } from '../candidate-columns.ts'
import type { Member } from '../reveal-to.ts'
import { levelOfParts, partsOfLevel, shownParts } from '#server/accounts/candidate-names/shown-parts.ts'
import type { HiddenTexts } from '../hidden-texts.ts'
import { readableTo } from '../readable-to.ts'
import { secretColumns } from '../secrets-of.ts'
import { visibleCandidates } from '../visible-candidates.ts'

const experienceColumns = ['join_year', 'join_month', 'leave_year', 'leave_month', 'employment_type'] as const
/** The candidate's own words about an employer. */
const experienceTexts = ['department_position', 'industry_type', 'work_summary'] as const

/**
 * A company's view of these candidates, as far as each showed it, in their order, without those that it may not see. No other way leads from a profile to a
 * company.
 */
export async function candidatesForCompany(db: Database, member: Pick<Member, 'company_id'>, ids: string[]): Promise<VisibleCandidate[]> {
  const rows = await visibleRows(db, member, ids).execute()
  const seen = new Map(rows.map((row) => [row.id, asSeen(row, row.shown)]))
  return ids.flatMap((id) => seen.get(id) ?? [])
}

/** The view of a company to which a candidate shows these parts, before anything is shown: the same rows and the same rules. */
export async function candidateAsShown(db: Database, member: Pick<Member, 'company_id'>, id: string, parts: RevealPart[]): Promise<VisibleCandidate | null> {
  const row = await visibleRows(
    db,
    member,
    [id],
    db.selectFrom('candidate_users').innerJoin('accounts', 'accounts.id', 'candidate_users.id'),
  ).executeTakeFirstOrThrow()
  return row.is_open || parts.includes('profile') ? asSeen(row, parts) : null
}

/** The view at each level, of a company to which nothing was shown by name: the same rows and the same rules. */
export async function candidateAtLevels(db: Database, id: string): Promise<VisibleCandidate[]> {
  const among = db.selectFrom('candidate_users').innerJoin('accounts', 'accounts.id', 'candidate_users.id')
  const row = await visibleRows(db, { company_id: NO_COMPANY }, [id], among).executeTakeFirstOrThrow()
  return RevealLevel.options.map((level) => asSeen(row, partsOfLevel[level]))
}

const NO_COMPANY = 0

const visibleRows = (db: Database, member: Pick<Member, 'company_id'>, ids: string[], among = visibleCandidates(db, member)) =>
  among
    .where('candidate_users.id', '=', sql<string>`any(${ids}::uuid[])`)
    .leftJoin('candidate_search_texts as said', 'said.candidate_user_id', 'candidate_users.id')
    .innerJoin('candidate_profiles', 'candidate_profiles.candidate_user_id', 'candidate_users.id')
    .leftJoin('reveals', (join) => join.onRef('reveals.candidate_user_id', '=', 'candidate_users.id').on('reveals.company_id', '=', member.company_id))
    .select(['candidate_users.id', 'candidate_users.is_open', ...secretColumns, ...candidateColumns, ...candidateTexts, ...visionTexts, ...careerColumns])
    .select([
      sql<RevealPart[]>`case when reveals.company_id is null then '{}' else ${shownParts} end`.as('shown'),
      sql<HiddenTexts | null>`said.hidden`.as('hidden'),
      sql<boolean>`premium_granted_at is not null`.as('premium'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('work_experiences')
          .select(['organization_name', ...experienceColumns, ...experienceTexts])
          .whereRef('work_experiences.candidate_user_id', '=', 'candidate_users.id')
          .orderBy('order_no')
          .orderBy('user_work_experience_id'),
      ).as('work_experiences'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof visibleRows>['execute']>>[number]

function asSeen(row: Row, shown: RevealPart[]): VisibleCandidate {
  const [isNameTold, isCareerTold, isContactTold] = [shown.includes('name'), shown.includes('career'), shown.includes('contact')]
  const experiences = row.work_experiences.flatMap((experience) => experienceTexts.map((column) => experience[column]))
  const texts = [...candidateTexts.map((column) => row[column]), ...experiences]
  const readable = readableTo(row, shown, { hidden: row.hidden, texts })

  return VisibleCandidate.parse({
    ...row,
    reveal: levelOfParts(shown),
    name: isNameTold ? row.name : '',
    ...Object.fromEntries(candidateTexts.map((column) => [column, readable(row[column])])),
    ...Object.fromEntries(visionTexts.map((column) => [column, isCareerTold ? readable(row[column]) : ''])),
    work_experiences: row.work_experiences.map((experience) => ({
      ...experience,
      organization_name: isCareerTold ? experience.organization_name : experience.leave_year === null ? '現職の企業' : '以前の企業',
      ...Object.fromEntries(experienceTexts.map((column) => [column, readable(experience[column])])),
    })),
    career: isCareerTold ? row : null,
    contact: isContactTold ? { ...row, phone_number: open(row.phone_number_sealed) ?? '' } : null,
  })
}
