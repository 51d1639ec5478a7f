import { href } from 'react-router'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import type { Route } from './+types/your-vision-page.ts'
import { LongText } from './fields/text.tsx'
import { SectionForm } from './fields/section-form.tsx'
import { loadProfile } from './frame/load-profile.ts'
import { ProfileFrame } from './frame/profile-frame.tsx'
import { textsOf } from './save/profile-changes.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadProfile(context.get(apiContext))

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    await api.candidate_users.your_vision.change(textsOf(values, 'your_vision', 'your_vision_reason'))
    return '保存しました'
  })

export const meta = candidateMeta({ title: 'これから', description: 'これから何をしたいかと、その理由を書きます。', path: href('/profile/yourvision') })

export default function YourVisionPage({ loaderData: { vision, outline, secrets } }: Route.ComponentProps) {
  return (
    <ProfileFrame outline={outline} secrets={secrets}>
      <h1>これから</h1>
      <p className="prose">経歴はこれまでのこと、ここはこれからのことを書く場所です。実現していなくても、決まっていなくてもかまいません。</p>
      <SectionForm id="vision" saved={vision} title="your vision" seen={{ children: '経歴を明かすまで企業に見えません' }}>
        <LongText name="your_vision" label="これから実現したいこと" longest={2000} rows={6} />
        <LongText name="your_vision_reason" label="そう考える理由" longest={2000} rows={6} hint="きっかけになった出来事があると、伝わりやすくなります。" />
      </SectionForm>
    </ProfileFrame>
  )
}
