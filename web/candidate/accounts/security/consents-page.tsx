import { Form, Link, useActionData, useNavigation } from 'react-router'
import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { dayText } from '#web/ui/text/day-text.ts'
import type { Route } from './+types/consents-page.ts'
import { SettingsCrumbs } from '../settings/settings-crumbs.tsx'
import '#web/accounts/security/security.css'

export const middleware = routeMiddleware('signed-in')

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { consents } = await context.get(apiContext).candidate_users.consents.list()
  return { consents, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values) => {
    const agreed = textOf(values.agreed) === 'yes'
    if (values.purpose === 'ai_interview') {
      await api.candidate_users.ai_consent({ agreed })
      return agreed ? 'AIインタビューを使えます。' : '同意しないことにしました。AIインタビューは動きません。'
    }
    await api.candidate_users.consents.decide({ purpose: 'mail_magazine', agreed })
    return agreed ? 'メールマガジンを送ります。' : '同意を取り消しました。メールマガジンは送りません。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '同意したこと', description: '何に、いつ、どの文面で同意したか。', path: '/settings/consents', noindex: true })

export default function ConsentsPage({ loaderData: { consents, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="wrap security">
      <SettingsCrumbs here="同意したこと" />
      <h1>同意したこと</h1>
      <p className="prose">何に、いつ、どの版の文面で同意したかの記録です。任意のものは、いつでも取り消せます。</p>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <ul className="rows">
        {purposeNames.map((name) => {
          const { title, fields, text, isOptional } = purposes[name]
          const decided = consents.find(({ purpose }) => purpose === name)
          const isAgreed = decided?.agreed === true
          return (
            <li key={name}>
              <div>
                <h2>{title}</h2>
                <p className="small muted">
                  {fields && `${fields}。`}
                  {text}
                </p>
                <p className="small">
                  {decided ? (
                    <>
                      <time dateTime={decided.decided_at}>{dayText(decided.decided_at, new Date(now))}</time>に
                      {isAgreed ? '同意しました' : '同意しないことにしました'}（{decided.version}の版）
                    </>
                  ) : (
                    'まだ決めていません'
                  )}
                </p>
              </div>
              {isOptional && (
                <Form method="post">
                  <input type="hidden" name="purpose" value={name} />
                  <input type="hidden" name="agreed" value={isAgreed ? 'no' : 'yes'} />
                  <button type="submit" className="button small" aria-disabled={isBusy}>
                    {isAgreed ? '同意を取り消す' : '同意する'}
                  </button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
      <p>
        <Link to="/settings/security">ログインと安全へもどる</Link>
      </p>
    </div>
  )
}
