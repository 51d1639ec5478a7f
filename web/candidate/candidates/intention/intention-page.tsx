import { href, useActionData } from 'react-router'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { Route } from './+types/intention-page.ts'
import { IntentionFields } from './intention-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { career_intention_rating, purpose_intention, employment_types } = await context.get(apiContext).lookups.list()
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

export const meta = candidateMeta({ title: '転職活動の状況', description: '転職の意向と、さがしているものを伝えます。', path: href('/profile/intention') })

export default function IntentionPage({ loaderData: { choices } }: Route.ComponentProps) {
  return (
    <CandidatePage
      look="narrow intention stack"
      title="転職活動の状況"
      intro="おすすめの求人を選び、合わないスカウトを減らすために使います。90日ごとにおたずねします。"
    >
      <PageForm>
        <IntentionFields choices={choices} account={useAccount()} result={useActionData<FormResult>()} />
        <SubmitButton look="primary">保存する</SubmitButton>
      </PageForm>
    </CandidatePage>
  )
}
