import { data, href, Link, useActionData } from 'react-router'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Api } from '#contract/index.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/work-experience-page.ts'
import { useDroppable } from '../fields/fields-context.ts'
import { loadProfile } from '../frame/load-profile.ts'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { ResumeText } from '../frame/resume-text.tsx'
import { WorkExperienceForm } from './work-experience-form.tsx'
import { idOf, textsOf, type Values } from '../save/profile-changes.ts'

const experienceIdOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadProfile(context.get(apiContext))
  const id = experienceIdOf(url)
  const experience = loaded.profile.work_experiences.find(({ user_work_experience_id }) => String(user_work_experience_id) === id)
  if (id && !experience) throw data(null, { status: 404 })
  return { ...loaded, experience }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    await saveWorkExperience(api, experienceIdOf(args.url), values)
    return '職歴を保存しました'
  })

const titleOf = (experience: WorkExperience | undefined) => (experience ? '職歴を編集する' : '職歴を追加する')

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: titleOf(loaderData?.experience), description: '職歴を1件ずつ入力します。', path: href('/profile/work_experience'), noindex: true })

export default function WorkExperiencePage({ loaderData: { advanced, experience, outline, secrets, lookups, today } }: Route.ComponentProps) {
  const { result, times, drop } = useDroppable(useActionData<FormResult>())
  return (
    <ProfileFrame outline={outline} secrets={secrets}>
      <p className="small">
        <Link to={`${href('/profile')}#history`}>プロフィールへ戻る</Link>
      </p>
      <h1>{titleOf(experience)}</h1>
      <div className="beside">
        <WorkExperienceForm
          key={`${experience?.user_work_experience_id ?? 'new'} ${times}`}
          experience={experience}
          secrets={secrets}
          employmentTypes={lookups.work_employment_types}
          thisYear={today.year}
          result={result}
          onDiscard={drop}
        />
        <ResumeText text={advanced.job_history_pdf_text} />
      </div>
    </ProfileFrame>
  )
}

const texts = ['organization_name', 'department_position', 'industry_type', 'work_summary', 'corporate_number', 'mail_domain'] as const

/** Adds an employer as the newest, or changes the one with that id in place. Names issues like the form's fields. */
async function saveWorkExperience({ candidate_users: { profile } }: Api, id: string, values: Values) {
  const { work_experiences } = await profile.show()
  const place = work_experiences.findIndex(({ user_work_experience_id }) => String(user_work_experience_id) === id)
  const isLasting = values.is_lasting !== undefined
  const entered = {
    ...textsOf(values, ...texts),
    user_work_experience_id: work_experiences[place]?.user_work_experience_id,
    join_year: idOf(values.join_year),
    join_month: idOf(values.join_month),
    leave_year: isLasting ? null : idOf(values.leave_year),
    leave_month: isLasting ? null : idOf(values.leave_month),
    employment_type: idOf(values.employment_type),
  }
  const history = place < 0 ? [entered, ...work_experiences] : work_experiences.with(place, entered as never)
  await profile.change({ work_experiences: history.map((experience, order_no) => ({ ...experience, order_no })) })
}
