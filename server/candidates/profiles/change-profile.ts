import type { CandidateProfile, CandidateProfileChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import { keepEmployerKeys } from '../privacy/keep-employer-keys.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { hiraganaOf } from './hiragana-of.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'
import { profileProblems } from './problems/profile-problems.ts'
import { refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { replaceWorkExperiences } from './replace-work-experiences.ts'
import { showProfile } from './show-profile.ts'
import { unknownMasters } from './problems/unknown-masters.ts'
import { updateProfile } from './update-profile.ts'

const sealedFields = ['birthday', 'postal_code', 'address_detail', 'phone_number'] as const

/** Changes what is named and leaves the rest. */
export async function changeProfile(context: CandidateContext & Pick<RequestContext, 'language'>, change: CandidateProfileChange): Promise<CandidateProfile> {
  const { db, now, viewer, language } = context
  const told = change.name_reading === undefined ? change : { ...change, name_reading: hiraganaOf(change.name_reading) }
  refuseProblems([...profileProblems(told, japanDay(now())), ...(await unknownMasters(db, told, viewer.id))], language)

  const { work_experiences, birthday, postal_code, address_detail, phone_number, ...plain } = told
  const secrets = { birthday, postal_code, address_detail, phone_number }
  const sealed = sealedFields.flatMap((field) => (secrets[field] === undefined ? [] : [[`${field}_sealed`, seal(secrets[field])]]))
  await updateProfile(context, { ...plain, ...Object.fromEntries(sealed) })
  if (work_experiences) {
    await replaceWorkExperiences(db, viewer.id, work_experiences)
    await keepEmployerKeys(db, viewer.id)
  }
  return showProfile(context)
}
