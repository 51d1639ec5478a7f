import { redirect, useActionData, Form, useNavigation } from 'react-router'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/interview-page.ts'
import { InterviewDraftForm } from './interview-draft-form.tsx'
import './interview.css'
import { AiConsentTerms } from './ai-consent-terms.tsx'
import type { AiInterview, InterviewKey } from '#contract/candidates/profiles/ai-interviews.ts'
import { Field } from '#web/platform/forms/field.tsx'

export const middleware = routeMiddleware('signed-in')

const PATH = '/profile/interview'
const at = (step: number) => redirect(`${PATH}?step=${step}`, 303)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { candidate_users } = context.get(apiContext)
  const { ai_consent_agreed } = await candidate_users.account()
  if (!ai_consent_agreed) return { agreed: ai_consent_agreed }
  const interview = await candidate_users.ai_interview.show()
  const step = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('step'))) || 1), interview.questions.length)
  return { agreed: true as const, ...interview, step, isDraft: url.searchParams.has('draft'), isPublished: url.searchParams.has('published') }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    const { ai_consent, ai_interview } = api.candidate_users
    if (intent === 'agree' || intent === 'refuse') {
      await ai_consent({ agreed: intent === 'agree' })
      return intent === 'agree' ? redirect(PATH, 303) : 'AIインタビューは使いません。気が変わったら、設定の「同意したこと」で変えられます。'
    }
    if (intent === 'publish') {
      const fields = Object.entries((values.draft ?? {}) as Record<string, unknown>).map(([field, text]) => [field, textOf(text)] as const)
      const kept = [values.keep ?? []].flat().map(textOf)
      await ai_interview.publish(Object.fromEntries(fields.filter(([field]) => kept.includes(field))))
      return redirect(`${PATH}?published`, 303)
    }
    const step = Number(textOf(values.step))
    await ai_interview.answer({ [textOf(values.key)]: textOf(values.answer) })
    if (intent !== 'draft') return at(intent === 'back' ? step - 1 : step + 1)
    await ai_interview.draft({})
    return redirect(`${PATH}?draft`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'AIインタビュー', description: '質問に答えて、プロフィールの下書きをつくります。', path: PATH, noindex: true })

export default function InterviewPage({ loaderData }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap interview stack">
      <h1>AIインタビュー</h1>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {loaderData.agreed !== true && <AiConsent isRefused={loaderData.agreed === false} />}
      {loaderData.agreed === true && loaderData.isPublished && <p className="note green">プロフィールに載せました。</p>}
      {loaderData.agreed === true &&
        (loaderData.isDraft && loaderData.draft ? <InterviewDraftForm draft={loaderData.draft} /> : <InterviewStep {...loaderData} />)}
    </div>
  )
}

/** The dialog's question as a part of the page. A candidate who refused is not asked again, and reads here how to change that. */
function AiConsent({ isRefused }: { isRefused: boolean }) {
  const isBusy = useNavigation().state !== 'idle' || undefined
  return (
    <section className="panel stack" aria-labelledby="consent">
      <h2 id="consent">{isRefused ? 'AIインタビューは、断ったままです' : 'はじめる前に、同意を確かめます'}</h2>
      <AiConsentTerms />
      <Form method="post" className="row">
        <button type="submit" className="button primary" name="intent" value="agree" aria-disabled={isBusy}>
          同意してはじめる
        </button>
        {!isRefused && (
          <button type="submit" className="button" name="intent" value="refuse" aria-disabled={isBusy}>
            同意しない
          </button>
        )}
      </Form>
    </section>
  )
}

/** One question at a time; the server saves each answer before the next question. */
function InterviewStep({ questions, answers, step }: Pick<AiInterview, 'questions' | 'answers'> & { step: number }) {
  const isBusy = useNavigation().state !== 'idle'
  const { key, label, hint } = questions[step - 1]!
  const isLast = step === questions.length
  return (
    <>
      <Form method="post" className="panel stack" key={key}>
        <p className="small muted">
          {step} / {questions.length}　答えたくない質問は、空のまま進めます。
        </p>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="step" value={step} />
        <Field label={label} hint={hint}>
          <textarea className="input" name="answer" rows={6} maxLength={1000} defaultValue={answers[key as InterviewKey] ?? ''} />
        </Field>
        <div className="row interview-steps">
          <button type="submit" className="button primary" name="intent" value={isLast ? 'draft' : 'next'} aria-disabled={isBusy || undefined}>
            {isLast ? '下書きをつくる' : '次へ進む'}
          </button>
          {step > 1 && (
            <button type="submit" className="button bare" name="intent" value="back">
              前の質問に戻る
            </button>
          )}
        </div>
      </Form>
      <WithdrawConsent />
    </>
  )
}

const WithdrawConsent = () => (
  <Form method="post" className="row small muted">
    <span>答えは1問ごとに保存しています。</span>
    <button type="submit" className="button bare small" name="intent" value="refuse">
      同意を取り消して、答えを消す
    </button>
  </Form>
)
