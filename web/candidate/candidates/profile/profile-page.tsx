import { Link } from 'react-router'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Icon } from '#web/ui/icon.tsx'
import { InterviewLink } from '../interview/interview-link.tsx'
import type { Route } from './+types/profile-page.ts'
import { CompletenessPanel } from './frame/completeness-panel.tsx'
import { loadProfile } from './frame/load-profile.ts'
import { ProfileFrame } from './frame/profile-frame.tsx'
import { actOnHistory } from './history/act-on-history.ts'
import { HistorySection } from './history/history-section.tsx'
import { fillAddress } from './save/fill-address.ts'
import { profileChanges } from './save/profile-changes.ts'
import { BasicSection } from './sections/basic-section.tsx'
import { ContactSection } from './sections/contact-section.tsx'
import { EducationSection } from './sections/education-section.tsx'
import { EnglishSection } from './sections/english-section.tsx'
import { SkillsSection } from './sections/skills-section.tsx'
import { SummarySection } from './sections/summary-section.tsx'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [loaded, { blocked_employers }] = await Promise.all([loadProfile(api), api.candidate_users.blocked_employers.list()])
  const allowed = blocked_employers.filter(({ companies }) => companies.length > 0 && companies.every(({ is_allowed }) => is_allowed))
  return { ...loaded, allowed: allowed.map(({ user_work_experience_id }) => user_work_experience_id) }
}

export async function action(args: Route.ActionArgs) {
  let removed: WorkExperience | undefined
  let filled: Awaited<ReturnType<typeof fillAddress>> | undefined
  const result = await submitForm(args, async (api, values, intent) => {
    const change = profileChanges[intent ?? '']
    if (change) await api.candidate_users.profile.change(change(values))
    else if (intent === 'address') filled = await fillAddress(api, values)
    else {
      removed = await actOnHistory(api, intent ?? '', values)
      return removed ? `「${removed.organization_name}」を削除しました` : '保存しました'
    }
  })
  if (filled) return filled
  return removed && 'saved' in result ? { ...result, removed } : result
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'プロフィール', description: '自分の経歴を入力します。', path: '/profile', noindex: true })

export default function ProfilePage({ loaderData: { profile, advanced, completeness, masters, outline, secrets, today, allowed } }: Route.ComponentProps) {
  return (
    <ProfileFrame outline={outline} secrets={secrets}>
      <div className="row between">
        <h1>プロフィール</h1>
        <div className="row">
          <InterviewLink />
          <Link className="button small" to="/settings/privacy/preview">
            <Icon name="eye" />
            企業からの見え方
          </Link>
          <Link className="button small" to="/profile/resume">
            <Icon name="file" />
            職務経歴書
          </Link>
        </div>
      </div>
      <CompletenessPanel completeness={completeness} />
      <BasicSection profile={profile} thisYear={today.year} />
      <ContactSection profile={profile} prefectures={masters.prefectures} />
      <SummarySection profile={profile} resumeText={advanced.job_history_pdf_text} />
      <HistorySection allowed={allowed} experiences={profile.work_experiences} today={today} employmentTypes={masters.work_employment_types} />
      <SkillsSection profile={profile} masters={masters} />
      <EnglishSection profile={profile} levels={masters.english_level} />
      <EducationSection profile={profile} thisYear={today.year} />
    </ProfileFrame>
  )
}
