import { type MouseEvent, Suspense, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import { FULL_SUMMARY } from '#contract/candidates/profiles/completeness-parts.ts'
import type { Api } from '#contract/index.ts'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import type { Route } from './+types/profile-page.ts'
import { CheckGroup, Choice, SearchableChecks } from './fields/choice.tsx'
import { SectionForm } from './fields/section-form.tsx'
import { LongText, ReadText } from './fields/text.tsx'
import { CompletenessPanel } from './frame/completeness-panel.tsx'
import { loadProfile } from './frame/load-profile.ts'
import { ProfileFrame } from './frame/profile-frame.tsx'
import { ResumeText } from './frame/resume-text.tsx'
import { HistorySection } from './history/history-section.tsx'
import { actOnHistory, profileChanges, type Values } from './save/profile-changes.ts'
import { BasicSection } from './sections/basic-section.tsx'
import { addressFilled, ContactSection } from './sections/contact-section.tsx'
import { EducationSection } from './sections/education-section.tsx'

const AiConsentDialog = lazyPart(() => import('../interview/ai-consent-dialog.tsx'))

/** The link to the interview. Asks a candidate who has not decided for consent first; does not remind one who refused. */
export function InterviewLink() {
  const account = useAccount()
  const answer = useFetcher<FormResult>()
  const [isAsked, setAsked] = useState(false)

  if (!account || account.ai_consent_agreed === false) return null
  const ask = (event: MouseEvent) => {
    if (!account.needs_ai_consent_dialog || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setAsked(true)
  }
  return (
    <>
      <Link className="button small" to={account.ai_interview_url ?? href('/profile/interview')} onClick={ask}>
        AIインタビュー
      </Link>
      {isAsked && (
        <Suspense>
          <AiConsentDialog answer={answer} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}

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

export const meta = candidateMeta({ title: 'プロフィール', description: '自分の経歴を入力します。', path: href('/profile') })

export default function ProfilePage({ loaderData: { profile, advanced, completeness, lookups, outline, secrets, today, allowed } }: Route.ComponentProps) {
  const { job_history_name, job_summary, skill_types, employment_types, licenses, english_level } = profile
  return (
    <ProfileFrame outline={outline} secrets={secrets}>
      <div className="row between">
        <h1>プロフィール</h1>
        <div className="row">
          <InterviewLink />
          <Link className="button small" to={href('/settings/privacy/preview')}>
            <Icon name="eye" />
            企業からの見え方
          </Link>
          <Link className="button small" to={href('/profile/resume')}>
            <Icon name="file" />
            職務経歴書
          </Link>
        </div>
      </div>
      <CompletenessPanel completeness={completeness} />
      <BasicSection profile={profile} thisYear={today.year} />
      <ContactSection profile={profile} prefectures={lookups.prefectures} />
      <SectionForm
        id="summary"
        saved={{ job_history_name, job_summary }}
        title="職務の要約"
        seen={{ isOpen: true }}
        aside={<ResumeText text={advanced.job_history_pdf_text} />}
      >
        <ReadText name="job_history_name" label="見出し" longest={200} hint="例：データを受け取る仕組みの設計と開発（10年）" />
        <LongText
          name="job_summary"
          label="要約"
          hint="会社名や名前は書かないでください。何を、どのように、どこまで担当したかが伝わります。"
          rows={7}
          longest={4000}
          aim={FULL_SUMMARY}
        />
      </SectionForm>
      <HistorySection allowed={allowed} experiences={profile.work_experiences} today={today} employmentTypes={lookups.work_employment_types} />
      <SectionForm id="skills" saved={{ skill_types, employment_types, licenses }} title="技術" seen={{ isOpen: true }}>
        <SearchableChecks name="skill_types" legend="使える技術" options={lookups.skill_types} />
        <CheckGroup name="employment_types" legend="経験した働きかた" options={lookups.work_employment_types} />
        <LongText name="licenses" label="資格・免許" rows={3} longest={2000} />
      </SectionForm>
      <SectionForm id="english" saved={{ english_level }} title="英語" seen={{ isOpen: true }}>
        <Choice name="english_level" label="英語の水準" options={lookups.english_level} />
      </SectionForm>
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
