import { candidateCode } from '#server/accounts/candidate-names/candidate-code.ts'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { safeFileName } from '#server/platform/files/safe-file-name.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import { drawResume } from '#server/candidates/resumes/draw/draw-resume.ts'
import { resumePaper } from '#server/candidates/resumes/resume-paper.ts'
import { candidateAsShown } from '#server/candidates/visibility/for-company/candidates-for-company.ts'

const blank = {
  email: '',
  phone_number: '',
  postal_code: '',
  address_detail: '',
  final_education_name: '',
  final_education_field_of_study: '',
  final_education_end_date: null,
  education_name: '',
  education_field_of_study: '',
  education_end_date: null,
  highschool_name: '',
  highschool_field_of_study: '',
  highschool_end_date: null,
}

/** The 職務経歴書 made of a profile as far as these parts show it: what is hidden from the company in the profile is hidden in the PDF. */
export async function drawShownResume(
  db: Database,
  { company_id, candidate_user_id, now }: { company_id: number; candidate_user_id: string; now: Date },
  parts: RevealPart[],
) {
  const seen = await candidateAsShown(db, { company_id }, candidate_user_id, ['profile', ...parts])
  if (!seen) fail('NOT_FOUND')
  const name = seen.name || `求職者 ${candidateCode(candidate_user_id)}`
  const work_experiences = seen.work_experiences.map((work, order_no) => ({
    ...work,
    order_no,
    user_work_experience_id: order_no,
    mail_domain: '',
    corporate_number: '',
  }))
  const names = await readLookups(db, 'ja')
  const paper = resumePaper({ ...blank, ...seen, ...seen.career, name, work_experiences }, names, now)
  const bytes = (await drawResume(paper)) ?? fail('SERVICE_UNAVAILABLE')
  return new File([bytes], safeFileName(`職務経歴書_${name}`, '.pdf', '職務経歴書'), { type: 'application/pdf' })
}
