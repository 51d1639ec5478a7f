import { Link } from 'react-router'
import type { WorkExperience, CandidateProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
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
import { profileChanges } from './save/profile-changes.ts'
import { BasicSection } from './sections/basic-section.tsx'
import { ContactSection } from './sections/contact-section.tsx'
import { EducationSection } from './sections/education-section.tsx'
import type { Api } from '#contract/index.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { addressFilled } from './sections/address-filled.ts'
import type { Values } from './save/form-values.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { Choice } from './fields/choice.tsx'
import { SectionForm } from './fields/section-form.tsx'
import { useSection } from './fields/use-section.ts'
import { Visibility } from './frame/visibility.tsx'
import { CheckGroup } from './fields/check-group.tsx'
import { LongText } from './fields/long-text.tsx'
import { SearchableChecks } from './fields/searchable-checks.tsx'
import { FULL_SUMMARY } from '#contract/candidates/profiles/completeness-parts.ts'
import { ReadText } from './frame/read-text.tsx'
import { ResumeText } from './frame/resume-text.tsx'

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

/** For a page without scripts: the form again, with the address of its postal code. Nothing is saved yet. */
async function fillAddress(api: Api, values: Values): Promise<FormResult> {
  const { postal_code, address, address2 } = await api.postal_codes.show({ postal_code: textOf(values.postal_code) })
  const written = textOf(values.address_detail)
  const refusal = { code: 'ADDRESS_FILLED', sentence: `${written ? addressFilled.inPart : addressFilled.whole}まだ保存していません。`, issues: {} }
  return { saved: false, form: 'contact', refusal, values: { ...values, postal_code, address: address ?? '', address_detail: written || address2 } }
}

function EnglishSection({ profile: { english_level }, levels }: { profile: CandidateProfile; levels: Lookups['english_level'] }) {
  const section = useSection('english', { english_level })
  return (
    <SectionForm section={section} title="英語" note={<Visibility isOpen />}>
      <Choice section={section} name="english_level" label="英語の水準" options={levels} />
    </SectionForm>
  )
}

type SkillsSectionProps = { profile: CandidateProfile; masters: Pick<Lookups, 'skill_types' | 'work_employment_types'> }

function SkillsSection({ profile: { skill_types, employment_types, licenses }, masters }: SkillsSectionProps) {
  const section = useSection('skills', { skill_types, employment_types, licenses })
  return (
    <SectionForm section={section} title="技術" note={<Visibility isOpen />}>
      <SearchableChecks section={section} name="skill_types" legend="使える技術" options={masters.skill_types} />
      <CheckGroup section={section} name="employment_types" legend="経験した働きかた" options={masters.work_employment_types} />
      <LongText section={section} name="licenses" label="資格・免許" rows={3} longest={2000} />
    </SectionForm>
  )
}

function SummarySection({ profile: { job_history_name, job_summary }, resumeText }: { profile: CandidateProfile; resumeText: string }) {
  const section = useSection('summary', { job_history_name, job_summary })
  return (
    <SectionForm section={section} title="職務の要約" note={<Visibility isOpen />} aside={<ResumeText text={resumeText} />}>
      <ReadText section={section} name="job_history_name" label="見出し" longest={200} hint="例：データを受け取る仕組みの設計と開発（10年）" />
      <LongText
        section={section}
        name="job_summary"
        label="要約"
        hint="会社名や名前は書かないでください。何を、どのように、どこまで担当したかが伝わります。"
        rows={7}
        longest={4000}
        aim={FULL_SUMMARY}
      />
    </SectionForm>
  )
}
