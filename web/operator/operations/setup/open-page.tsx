import { href, Link, redirect, useActionData, useRouteLoaderData } from 'react-router'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/open-page.ts'
import { Checklist, type SetupState } from './checklist.tsx'
import { OpeningForm } from './opening-form.tsx'
import { StepWay } from './step-list.tsx'

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { setup } }) => {
    await setup.open({})
    return redirect(`${href('/operator/setup')}?done=opened`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '初期設定：公開', description: 'サイトを公開します。', path: href('/setup/open'), noindex: true })

export default function OpenPage() {
  const state = useRouteLoaderData<SetupState>('setup')!
  return (
    <>
      <h1>初期設定：公開</h1>
      <FormAnswer result={useActionData<FormResult>()} />
      <p className="prose">
        公開の前に、<Link to={href('/')}>サイトを見る</Link>ことができます。見られるのは、ログインした運営のメンバーだけです。
      </p>
      <Checklist state={state} />
      <OpeningForm state={state} />
      <StepWay />
    </>
  )
}
