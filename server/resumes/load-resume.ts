import { sql } from 'kysely'
import type { RequestContext } from '../api.ts'
import { listMasters } from '../masters/list-masters.ts'
import { open } from '../seal.ts'
import type { Viewer } from '../sessions/viewer.ts'
import type { Resume, ResumeNames } from './resume.ts'

/** One's own profile as far as it is about work, and the Japanese names of what stands in it as numbers. */
export async function loadResume({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: Viewer }): Promise<{ resume: Resume; names: ResumeNames }> {
  const [{ phone_number_sealed, postal_code_sealed, address_detail_sealed, ...told }, work_experiences, names] = await Promise.all([
    db
      .selectFrom('candidate_profiles')
      .innerJoin('candidate_users', 'candidate_users.id', 'candidate_profiles.candidate_user_id')
      .select(['email', 'candidate_profiles.name', 'phone_number_sealed', 'postal_code_sealed', 'address', 'address_detail_sealed'])
      .select(['job_history_name', 'job_summary', 'skill_types', 'english_level', 'licenses', 'your_vision', 'your_vision_reason'])
      .select(sql<Resume['final_education_type']>`final_education_type`.as('final_education_type'))
      .select(['final_education_name', 'final_education_field_of_study', 'final_education_end_date'])
      .select(['education_name', 'education_field_of_study', 'education_end_date'])
      .select(['highschool_name', 'highschool_field_of_study', 'highschool_end_date'])
      .where('candidate_user_id', '=', viewer.id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('work_experiences')
      .select(['user_work_experience_id', 'organization_name', 'mail_domain', 'department_position', 'industry_type'])
      .select((expression) => expression.fn.coalesce('corporate_number', sql.lit('')).as('corporate_number'))
      .select(['join_year', 'join_month', 'leave_year', 'leave_month', 'employment_type', 'work_summary', 'order_no'])
      .where('candidate_user_id', '=', viewer.id)
      .orderBy('order_no')
      .orderBy('user_work_experience_id')
      .execute(),
    listMasters({ db, language: 'ja' }),
  ])
  const opened = {
    phone_number: open(phone_number_sealed) ?? '',
    postal_code: open(postal_code_sealed) ?? '',
    address_detail: open(address_detail_sealed) ?? '',
  }
  return { resume: { ...told, ...opened, work_experiences }, names }
}
