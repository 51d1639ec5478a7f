import { href, Link } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Route } from './+types/consents-page.ts'
import { settingsCrumbs } from '../settings/settings-crumbs.ts'
import '#web/accounts/security/security.css'

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

export const meta = candidateMeta({ title: '同意したこと', description: '何に、いつ、どの文面で同意したか。', path: href('/settings/consents') })

export default function ConsentsPage({ loaderData: { consents, now } }: Route.ComponentProps) {
  return (
    <CandidatePage
      look="security"
      title="同意したこと"
      crumbs={settingsCrumbs}
      intro="何に、いつ、どの版の文面で同意したかの記録です。任意のものは、いつでも取り消せます。"
    >
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
                <PageForm className="" hidden={{ purpose: name, agreed: isAgreed ? 'no' : 'yes' }}>
                  <SubmitButton look="small">{isAgreed ? '同意を取り消す' : '同意する'}</SubmitButton>
                </PageForm>
              )}
            </li>
          )
        })}
      </ul>
      <p>
        <Link to={href('/settings/security')}>ログインとセキュリティへ戻る</Link>
      </p>
    </CandidatePage>
  )
}
