import { href, Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Route } from './+types/advance-page.ts'
import { loadProfile } from './frame/load-profile.ts'
import { ProfileFrame } from './frame/profile-frame.tsx'
import { idOf, idsOf, textsOf, type Values, wordOf } from './save/profile-changes.ts'
import { WeekSection } from './week/week-section.tsx'
import { WishesSection } from './wishes/wishes-section.tsx'
import { LongText } from './fields/text.tsx'
import { SectionForm } from './fields/section-form.tsx'
import { Choice } from './fields/choice.tsx'
import { spansOf } from './week/week-fields.ts'

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

export const meta = candidateMeta({ title: '希望と働ける時間', description: '希望する条件と、働ける曜日と時間を入力します。', path: href('/profile/advance') })

export default function AdvancePage({ loaderData: { advanced, lookups, outline, secrets } }: Route.ComponentProps) {
  const { career_intention_rating, purpose_intention, user_interest, user_desired_work_detail, annual_income_range, management_experience } = advanced
  return (
    <ProfileFrame outline={outline} secrets={secrets}>
      <h1>希望と働ける時間</h1>
      <p className="prose">
        求人との「合う・合わない」は、ここに入れたことから決まります。<Link to={href('/profile/matching')}>何を重く見るか</Link>も選べます。
      </p>
      <SectionForm
        id="intention"
        saved={{ career_intention_rating: career_intention_rating ?? '', purpose_intention: purpose_intention ?? '' }}
        title="転職の意向"
        seen={{ isOpen: true }}
      >
        <Choice name="career_intention_rating" label="いまの意向" need="must" options={lookups.career_intention_rating} />
        <Choice name="purpose_intention" label="さがしているもの" need="must" options={lookups.purpose_intention} />
      </SectionForm>
      <WishesSection advanced={advanced} lookups={lookups} />
      <SectionForm id="interest" saved={{ user_interest, user_desired_work_detail }} title="興味" seen={{ isOpen: true }}>
        <LongText name="user_interest" label="興味のあること" longest={2000} hint="分野、製品、社会のこと。1行でかまいません。" />
        <LongText name="user_desired_work_detail" label="希望する仕事の内容" longest={2000} />
      </SectionForm>
      <SectionForm
        id="experience"
        saved={{ annual_income_range, management_experience }}
        title="年収と管理の経験"
        seen={{ children: 'いまの年収は、経歴を明かすまで企業に見えません' }}
      >
        <Choice name="annual_income_range" label="いまの年収" options={lookups.annual_income_range} />
        <Choice name="management_experience" label="管理した人数" options={lookups.management_experience} />
      </SectionForm>
      <WeekSection advanced={advanced} />
    </ProfileFrame>
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
