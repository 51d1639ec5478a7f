import { Link } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/advance-page.ts'
import { loadProfile } from './frame/load-profile.ts'
import { ProfileFrame } from './frame/profile-frame.tsx'
import { advancedChanges } from './save/advanced-changes.ts'
import { wordOf } from './save/form-values.ts'
import { WeekSection } from './week/week-section.tsx'
import { ExperienceSection } from './wishes/experience-section.tsx'
import { InterestSection } from './wishes/interest-section.tsx'
import { IntentionSection } from './wishes/intention-section.tsx'
import { WishesSection } from './wishes/wishes-section.tsx'

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
