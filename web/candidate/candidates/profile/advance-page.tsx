import { Link } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/advance-page.ts'
import { loadProfile, type LoadedProfile } from './frame/load-profile.ts'
import { ProfileFrame } from './frame/profile-frame.tsx'
import { wordOf, idOf, idsOf, textsOf, type Values } from './save/form-values.ts'
import { WeekSection } from './week/week-section.tsx'
import { WishesSection } from './wishes/wishes-section.tsx'
import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { LongText } from './fields/long-text.tsx'
import { SectionForm } from './fields/section-form.tsx'
import { useSection } from './fields/use-section.ts'
import { Visibility } from './frame/visibility.tsx'
import { Choice } from './fields/choice.tsx'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { spansOf } from './week/week-fields.ts'

export const middleware = routeMiddleware('signed-in')

export const loader = ({ context }: Route.LoaderArgs) => loadProfile(context.get(apiContext))

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    if (intent === 'intention') {
      const { user_desired_employment_types } = await api.candidate_users.advanced_profile.show()
      await api.candidate_users.intention({
        career_intention_rating: wordOf(values.career_intention_rating),
        purpose_intention: wordOf(values.purpose_intention),
        user_desired_employment_types,
      })
    }
    const change = advancedChanges[intent ?? '']
    if (change) await api.candidate_users.advanced_profile.change(change(values))
    return '保存しました'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '希望と働ける時間', description: '希望する条件と、働ける曜日と時間を入力します。', path: '/profile/advance', noindex: true })

export default function AdvancePage({ loaderData: { advanced, masters, outline, secrets } }: Route.ComponentProps) {
  return (
    <ProfileFrame outline={outline} secrets={secrets}>
      <h1>希望と働ける時間</h1>
      <p className="prose">
        求人との「合う・合わない」は、ここに入れたことから決まります。<Link to="/profile/matching">何を重く見るか</Link>も選べます。
      </p>
      <IntentionSection advanced={advanced} masters={masters} />
      <WishesSection advanced={advanced} masters={masters} />
      <InterestSection advanced={advanced} />
      <ExperienceSection advanced={advanced} masters={masters} />
      <WeekSection advanced={advanced} />
    </ProfileFrame>
  )
}

function InterestSection({ advanced: { user_interest, user_desired_work_detail } }: { advanced: AdvancedProfile }) {
  const section = useSection('interest', { user_interest, user_desired_work_detail })
  return (
    <SectionForm section={section} title="興味" note={<Visibility isOpen />}>
      <LongText section={section} name="user_interest" label="興味のあること" longest={2000} hint="分野、製品、社会のこと。1行でかまいません。" />
      <LongText section={section} name="user_desired_work_detail" label="希望する仕事の内容" longest={2000} />
    </SectionForm>
  )
}

function ExperienceSection({ advanced, masters }: { advanced: AdvancedProfile; masters: LoadedProfile['masters'] }) {
  const { annual_income_range, management_experience } = advanced
  const section = useSection('experience', { annual_income_range, management_experience })
  return (
    <SectionForm section={section} title="年収と管理の経験" note={<Visibility>いまの年収は、経歴を明かすまで企業に見えません</Visibility>}>
      <Choice section={section} name="annual_income_range" label="いまの年収" options={masters.annual_income_range} />
      <Choice section={section} name="management_experience" label="管理した人数" options={masters.management_experience} />
    </SectionForm>
  )
}

function IntentionSection({ advanced, masters }: { advanced: AdvancedProfile; masters: LoadedProfile['masters'] }) {
  const { career_intention_rating, purpose_intention } = advanced
  const section = useSection('intention', { career_intention_rating: career_intention_rating ?? '', purpose_intention: purpose_intention ?? '' })
  return (
    <SectionForm section={section} title="転職の意向" note={<Visibility isOpen />}>
      <Choice section={section} name="career_intention_rating" label="いまの意向" need="must" options={masters.career_intention_rating} />
      <Choice section={section} name="purpose_intention" label="さがしているもの" need="must" options={masters.purpose_intention} />
    </SectionForm>
  )
}

type Change = Parameters<Api['candidate_users']['advanced_profile']['change']>[0]

/** What each section of the page changes. */
const advancedChanges: Record<string, (values: Values) => Change> = {
  wishes: (values) => ({
    user_desired_job_fields: idsOf(values.user_desired_job_fields),
    user_desired_employment_types: idsOf(values.user_desired_employment_types),
    user_preferred_work_areas: idsOf(values.user_preferred_work_areas),
    user_desired_remote: idOf(values.user_desired_remote),
    user_desired_min_salary:
      textOf(values.user_desired_min_salary)
        .normalize('NFKC')
        .replaceAll(/[,\s]|万円?/g, '') || null,
    user_desired_skill_types: idsOf(values.user_desired_skill_types),
    user_desired_categories: idsOf(values.user_desired_categories),
    user_desired_company_phases: idsOf(values.user_desired_company_phases),
    user_desired_company_kinds: idsOf(values.user_desired_company_kinds),
    user_interest_social_issues: idsOf(values.user_interest_social_issues),
  }),
  interest: (values) => textsOf(values, 'user_interest', 'user_desired_work_detail'),
  experience: (values) => ({ annual_income_range: idOf(values.annual_income_range), management_experience: wordOf(values.management_experience) }),
  availabilities: (values) => ({ working_day: textOf(values.working_day), availabilities: spansOf(values) }),
}
