import { data, Link, useActionData } from 'react-router'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useDroppable } from '../fields/use-droppable.ts'
import { loadProfile } from '../frame/load-profile.ts'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { ResumeText } from '../frame/resume-text.tsx'
import type { Route } from './+types/work-experience-page.ts'
import { saveWorkExperience } from './save-work-experience.ts'
import { WorkExperienceForm } from './work-experience-form.tsx'

export const middleware = routeMiddleware('signed-in')

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadProfile(context.get(apiContext))
  const id = idOf(url)
  const experience = loaded.profile.work_experiences.find(({ user_work_experience_id }) => String(user_work_experience_id) === id)
  if (id && !experience) throw data(null, { status: 404 })
  return { ...loaded, experience }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    await saveWorkExperience(api, idOf(args.url), values)
    return '職歴を保存しました'
  })

const titleOf = (experience: WorkExperience | undefined) => (experience ? '職歴を編集する' : '職歴を追加する')

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: titleOf(loaderData?.experience), description: '職歴を1件ずつ入力します。', path: '/profile/work_experience', noindex: true })

export default function WorkExperiencePage({ loaderData: { advanced, experience, outline, secrets, masters, today } }: Route.ComponentProps) {
  const { result, times, drop } = useDroppable(useActionData<FormResult>())
  return (
    <ProfileFrame outline={outline} secrets={secrets}>
      <p className="small">
        <Link to="/profile#history">プロフィールへ戻る</Link>
      </p>
      <h1>{titleOf(experience)}</h1>
      <div className="beside">
        <WorkExperienceForm
          key={`${experience?.user_work_experience_id ?? 'new'} ${times}`}
          experience={experience}
          secrets={secrets}
          employmentTypes={masters.work_employment_types}
          thisYear={today.year}
          result={result}
          onDiscard={drop}
        />
        <ResumeText text={advanced.job_history_pdf_text} />
      </div>
    </ProfileFrame>
  )
}
