import type { AdvancedProfileChange, CandidateProfileChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { choosable } from '#server/platform/lookups/choosable.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'

type Change = CandidateProfileChange & AdvancedProfileChange

const masterOf = {
  address: 'prefectures',
  english_level: 'english_level',
  skill_types: 'skill_types',
  employment_types: 'work_employment_types',
  annual_income_range: 'annual_income_range',
  user_desired_job_fields: 'job_fields',
  user_desired_skill_types: 'skill_types',
  user_desired_employment_types: 'employment_types',
  user_preferred_work_areas: 'prefectures',
  user_desired_categories: 'company_categories',
  user_interest_social_issues: 'social_issues',
  user_desired_company_phases: 'phase',
  user_desired_company_kinds: 'kind',
  user_desired_remote: 'remote',
} as const satisfies Partial<Record<keyof Change, LookupName>>
const fields = Object.keys(masterOf) as (keyof typeof masterOf)[]

/** Ids of a change that stand in no code table, or are offered no more and were not chosen by this person before. */
export async function unknownLookups(db: Database, change: Change, candidateId?: string): Promise<Problem[]> {
  const asked = [
    ...fields.flatMap((field) =>
      [change[field] ?? []]
        .flat()
        .map((id, index, { length }) => named(masterOf[field], id, Array.isArray(change[field]) && length ? `${field}.${index}` : field)),
    ),
    ...(change.work_experiences ?? []).flatMap(({ employment_type }, index) =>
      employment_type === null ? [] : [named('work_employment_types', employment_type, `work_experiences.${index}.employment_type`)],
    ),
  ]
  if (asked.length === 0) return []
  const canChoose = await choosable(
    db,
    asked.map(({ master }) => master),
  )
  const before = candidateId
    ? await db.selectFrom('candidate_profiles').select(fields).where('candidate_user_id', '=', candidateId).executeTakeFirst()
    : undefined
  return asked
    .filter(({ master, id, field }) => !canChoose(master, id, before?.[field.split('.')[0] as keyof typeof before]))
    .map(({ field }) => ({ field, message: '選べる項目ではありません。選び直してください。' }))
}

const named = (master: LookupName, id: number, field: string) => ({ master, id, field })
