import type { YourVision } from '#contract/candidates/profiles/candidate-profiles.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/your-vision-page.ts'
import { LongText } from './fields/long-text.tsx'
import { SectionForm } from './fields/section-form.tsx'
import { useSection } from './fields/use-section.ts'
import { loadProfile } from './frame/load-profile.ts'
import { ProfileFrame } from './frame/profile-frame.tsx'
import { Visibility } from './frame/visibility.tsx'
import { textsOf } from './save/form-values.ts'

export const middleware = routeMiddleware('signed-in')

export const loader = ({ context }: Route.LoaderArgs) => loadProfile(context.get(apiContext))

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    await api.candidate_users.your_vision.change(textsOf(values, 'your_vision', 'your_vision_reason'))
    return '保存しました'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'これから', description: 'これから何をしたいかと、その理由を書きます。', path: '/profile/yourvision', noindex: true })

export default function YourVisionPage({ loaderData: { vision, outline, secrets } }: Route.ComponentProps) {
  return (
    <ProfileFrame outline={outline} secrets={secrets}>
      <h1>これから</h1>
      <p className="prose">経歴はこれまでのこと、ここはこれからのことを書く場所です。実現していなくても、決まっていなくてもかまいません。</p>
      <VisionSection vision={vision} />
    </ProfileFrame>
  )
}

function VisionSection({ vision }: { vision: YourVision }) {
  const section = useSection('vision', vision)
  return (
    <SectionForm section={section} title="your vision" note={<Visibility>経歴を明かすまで企業に見えません</Visibility>}>
      <LongText section={section} name="your_vision" label="これから実現したいこと" longest={2000} rows={6} />
      <LongText
        section={section}
        name="your_vision_reason"
        label="そう考える理由"
        longest={2000}
        rows={6}
        hint="きっかけになった出来事があると、伝わりやすくなります。"
      />
    </SectionForm>
  )
}
