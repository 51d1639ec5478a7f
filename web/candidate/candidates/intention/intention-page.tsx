import { Form, useActionData, useNavigation } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/intention-page.ts'
import { IntentionFields } from './intention-fields.tsx'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const { career_intention_rating, purpose_intention, employment_types } = await context.get(apiContext).masters.list()
  return { choices: { career_intention_rating, purpose_intention, employment_types } }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    await api.candidate_users.intention({
      // The API refuses an invalid choice and names its field.
      career_intention_rating: textOf(values.career_intention_rating) as 'active',
      purpose_intention: textOf(values.purpose_intention) as 'undecided',
      user_desired_employment_types: [values.user_desired_employment_types ?? []].flat().map(textOf),
    })
    return '意向を保存しました'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'いまの意向', description: '転職の意向と、さがしているものを伝えます。', path: '/profile/intention', noindex: true })

export default function IntentionPage({ loaderData: { choices } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="wrap intention stack">
      <h1>いまの意向</h1>
      <p className="prose">おすすめの求人を選び、合わないスカウトを減らすために使います。90日ごとにおたずねします。</p>
      <FormRefusal result={result} />
      {result?.saved && <output className="note green">{result.sentence}</output>}
      <Form method="post" className="stack">
        <IntentionFields choices={choices} account={useAccount()} result={result} />
        <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
          保存する
        </button>
      </Form>
    </div>
  )
}
