import { href, Link, redirect } from 'react-router'
import type { AiInterview, InterviewDraft, InterviewKey } from '#contract/candidates/profiles/ai-interviews.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Route } from './+types/interview-page.ts'
import { AiConsentTerms } from './ai-consent-terms.tsx'
import './interview.css'

const PATH = href('/profile/interview')
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

export const meta = candidateMeta({ title: 'AIインタビュー', description: '質問に答えて、プロフィールの下書きをつくります。', path: PATH })

export default function InterviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <CandidatePage look="narrow interview stack" title="AIインタビュー">
      {loaderData.agreed !== true && <AiConsent isRefused={loaderData.agreed === false} />}
      {loaderData.agreed === true && loaderData.isPublished && <p className="note green">プロフィールに載せました。</p>}
      {loaderData.agreed === true &&
        (loaderData.isDraft && loaderData.draft ? <InterviewDraftForm draft={loaderData.draft} /> : <InterviewStep {...loaderData} />)}
    </CandidatePage>
  )
}

/** The dialog's question as a part of the page. A candidate who refused is not asked again, and reads here how to change that. */
const AiConsent = ({ isRefused }: { isRefused: boolean }) => (
  <section className="panel stack" aria-labelledby="consent">
    <h2 id="consent">{isRefused ? 'AIインタビューは、断ったままです' : 'はじめる前に、同意を確かめます'}</h2>
    <AiConsentTerms />
    <PageForm className="row">
      <SubmitButton intent="agree" look="primary">
        同意してはじめる
      </SubmitButton>
      {!isRefused && <SubmitButton intent="refuse">同意しない</SubmitButton>}
    </PageForm>
  </section>
)

/** One question at a time; the server saves each answer before the next question. */
function InterviewStep({ questions, answers, step }: Pick<AiInterview, 'questions' | 'answers'> & { step: number }) {
  const { key, label, hint } = questions[step - 1]!
  const isLast = step === questions.length
  return (
    <>
      <PageForm className="panel stack" key={key} hidden={{ key, step }}>
        <p className="small muted">
          {step} / {questions.length}　答えたくない質問は、空のまま進めます。
        </p>
        <Field label={label} hint={hint}>
          <textarea className="input" name="answer" rows={6} maxLength={1000} defaultValue={answers[key as InterviewKey] ?? ''} />
        </Field>
        <div className="row interview-steps">
          <SubmitButton intent={isLast ? 'draft' : 'next'} look="primary">
            {isLast ? '下書きをつくる' : '次へ進む'}
          </SubmitButton>
          {step > 1 && (
            <button type="submit" className="button bare" name="intent" value="back">
              前の質問に戻る
            </button>
          )}
        </div>
      </PageForm>
      <WithdrawConsent />
    </>
  )
}

const WithdrawConsent = () => (
  <PageForm className="row small muted">
    <span>答えは1問ごとに保存しています。</span>
    <SubmitButton intent="refuse" look="small bare">
      同意を取り消して回答を削除
    </SubmitButton>
  </PageForm>
)

/** The editable draft; only the parts that the candidate ticks replace those of the profile. */
function InterviewDraftForm({ draft }: { draft: InterviewDraft }) {
  const fields = Object.entries(draft)
  if (fields.length === 0)
    return (
      <div className="stack">
        <p className="note">答えがまだないので、下書きをつくれませんでした。</p>
        <Link className="button" to={href('/profile/interview')}>
          質問に戻る
        </Link>
      </div>
    )
  return (
    <PageForm>
      <p className="prose">書き直してから載せられます。選んだ項目は、いまのプロフィールの内容と入れ替わります。</p>
      {fields.map(([field, text]) => (
        <div key={field} className="panel interview-draft">
          <Field label={partLabel(field)}>
            <textarea className="input" name={`draft.${field}`} rows={field === 'job_summary' ? 9 : 5} defaultValue={text} />
          </Field>
          <label className="check">
            <input type="checkbox" name="keep" value={field} defaultChecked />
            プロフィールに載せる
          </label>
        </div>
      ))}
      <div className="row">
        <SubmitButton intent="publish" look="primary">
          プロフィールに載せる
        </SubmitButton>
        <Link className="button bare" to={href('/profile/interview')}>
          質問に戻る
        </Link>
      </div>
    </PageForm>
  )
}
