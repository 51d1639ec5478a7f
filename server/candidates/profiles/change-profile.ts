import { sql } from 'kysely'
import { toHiragana } from 'wanakana'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { CandidateProfile, CandidateProfileChange, SkillLevel, WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { domainKeys } from '#server/companies/domains/domain-keys.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { profileProblems } from './problems/profile-problems.ts'
import { unknownLookups } from './problems/unknown-lookups.ts'
import { showProfile } from './show-profile.ts'
import { updateProfile } from './update-profile.ts'

const sealedFields = ['birthday', 'postal_code', 'address_detail', 'phone_number'] as const

/** Changes the named fields and leaves the rest. */
export async function changeProfile(context: CandidateContext & Pick<RequestContext, 'language'>, change: CandidateProfileChange): Promise<CandidateProfile> {
  const { db, now, viewer, language } = context
  const told = change.name_reading === undefined ? change : { ...change, name_reading: hiraganaOf(change.name_reading) }
  refuseProblems([...profileProblems(told, japanDay(now())), ...(await unknownLookups(db, told, viewer.id))], language)

  const { work_experiences, skill_levels, birthday, postal_code, address_detail, phone_number, ...plain } = told
  const secrets = { birthday, postal_code, address_detail, phone_number }
  const sealed = sealedFields.flatMap((field) => (secrets[field] === undefined ? [] : [[`${field}_sealed`, seal(secrets[field])]]))
  await updateProfile(context, { ...plain, ...Object.fromEntries(sealed) })
  if (told.skill_types ?? skill_levels) await saveSkillLevels(db, viewer.id, skill_levels)
  if (work_experiences) {
    await replaceWorkExperiences(db, viewer.id, work_experiences)
    await saveEmployerKeys(db, viewer.id)
  }
  return showProfile(context)
}

/** A reading as it is stored: katakana of either width becomes hiragana. */
const hiraganaOf = (reading: string) => toHiragana(reading.normalize('NFKC'), { passRomaji: true, convertLongVowelMark: false })

/** Keeps what is said of skills that the profile names, new or as before: a skill that was taken out takes its level along. */
const saveSkillLevels = (db: Database, candidate_user_id: string, levels?: SkillLevel[]) =>
  db
    .updateTable('candidate_profiles')
    .set({
      skill_levels: sql`coalesce((
        select jsonb_agg(told order by place) from jsonb_array_elements(coalesce(${levels ? JSON.stringify(levels) : null}::jsonb, skill_levels)) with ordinality as entries (told, place)
        where (told->>'skill_type')::integer = any(skill_types)), '[]')`,
    })
    .where('candidate_user_id', '=', candidate_user_id)
    .execute()

/** Replaces the whole history: known ids are changed, new ones added, absent ones deleted. Order is `order_no`, then the place in the list. */
async function replaceWorkExperiences(db: Database, candidate_user_id: string, experiences: WorkExperience[]) {
  const kept = experiences.flatMap(({ user_work_experience_id }) => user_work_experience_id ?? [])
  const own = await db.selectFrom('work_experiences').select('user_work_experience_id').where('candidate_user_id', '=', candidate_user_id).execute()
  const ownIds = new Set(own.map(({ user_work_experience_id }) => user_work_experience_id))
  if (kept.some((id) => !ownIds.has(id))) fail('NOT_FOUND')

  await db
    .deleteFrom('work_experiences')
    .where('candidate_user_id', '=', candidate_user_id)
    .$if(kept.length > 0, (query) => query.where('user_work_experience_id', 'not in', kept))
    .execute()
  for (const [order_no, { user_work_experience_id, ...experience }] of experiences.toSorted((one, other) => one.order_no - other.order_no).entries()) {
    const row = { ...experience, corporate_number: experience.corporate_number || null, order_no }
    await (user_work_experience_id === undefined
      ? db
          .insertInto('work_experiences')
          .values({ ...row, candidate_user_id })
          .execute()
      : db.updateTable('work_experiences').set(row).where('user_work_experience_id', '=', user_work_experience_id).execute())
  }
}

/** Compares the employers of the history again, in the transaction of each change of the history. */
export async function saveEmployerKeys(db: Database, candidate_user_id: string) {
  await lockCandidate(db, candidate_user_id)
  await db.deleteFrom('employer_keys').where('candidate_user_id', '=', candidate_user_id).execute()
  await sql`
    insert into employer_keys (candidate_user_id, user_work_experience_id, kind, key)
    select candidate_user_id, user_work_experience_id, 'name', unnest(employer_name_keys(organization_name)) from work_experiences where candidate_user_id = ${candidate_user_id}
    union
    select candidate_user_id, user_work_experience_id, 'corporate_number', corporate_number from work_experiences
    where candidate_user_id = ${candidate_user_id} and corporate_number is not null`.execute(db)

  const employers = await db
    .selectFrom('work_experiences')
    .select(['user_work_experience_id', 'mail_domain'])
    .where('candidate_user_id', '=', candidate_user_id)
    .where('mail_domain', '<>', '')
    .execute()
  const domains = employers.flatMap(({ user_work_experience_id, mail_domain }) =>
    domainKeys(mail_domain).map((key) => ({ candidate_user_id, user_work_experience_id, kind: 'domain', key })),
  )
  if (domains.length) await db.insertInto('employer_keys').values(domains).execute()
}
