import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import { type ReactNode, useRef } from 'react'
import { data, Form, href, useActionData } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { savedInput } from '#web/platform/forms/kept/saved-input.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { useFocusAfter } from '#web/platform/forms/use-focus-after.ts'
import { apiContext, areaContext, isSecure } from '#web/platform/api/page-context.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/add-page.ts'
import { AccountFields } from '../new-account/account-fields.tsx'
import { provedNextOf } from '../new-account/sign-up-of.ts'
import { useReferral } from '../new-account/use-referral.ts'
import { draftCookie } from '#web/visitor/candidates/registration/draft/draft-cookie.ts'
import { draftSteps } from '#web/visitor/candidates/registration/draft/draft-steps.ts'
import { Review } from '#web/visitor/candidates/registration/review.tsx'
import { LAST_STEP, saveStep, stepNumber, type StepState } from '#web/visitor/candidates/registration/draft/save-step.ts'
import { stepForms } from '#web/visitor/candidates/registration/step-forms.tsx'
import { StepsLine } from '#web/visitor/candidates/registration/steps-line.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import '../registration.css'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const isSignedIn = context.get(areaContext) === 'candidate'
  const inBrowser = isSignedIn ? undefined : draftCookie.of(request, isSecure(context))
  const [lookups, draft] = await Promise.all([api.lookups.list(), isSignedIn ? api.candidate_users.registration_draft.show() : (inBrowser ?? {})])
  const asked = stepNumber(url.searchParams.get('step'))
  const isLost = asked > 1 && !isSignedIn && inBrowser === undefined
  const state: StepState = { step: isLost ? 1 : asked, draft }
  return { lookups, state, isSignedIn, isLost, thisYear: new Date().getFullYear() }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const isSignedIn = context.get(areaContext) === 'candidate'
  const state = await saveStep(request, context.get(apiContext), { isSignedIn, secure: isSecure(context), nextOf: (values) => provedNextOf(args, values) })
  if (state instanceof Response) return state as never
  return data(state, { status: state.refusal ? 422 : 200, ...(state.isTooLong && { headers: { 'Set-Cookie': draftCookie.forget(isSecure(context)) } }) })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'くわしい登録',
    description: '職歴と希望を入力して、会員登録をします。途中の内容は、このブラウザに1時間残ります。',
    path: href('/registration/add'),
    noindex: true,
  })

export default function AddPage({ loaderData }: Route.ComponentProps) {
  const { lookups, isSignedIn, isLost, thisYear } = loaderData
  const sent = useActionData<StepState>()
  const { step, draft, refusal, values = {} } = sent ?? loaderData.state
  const isOpen = useFeature('candidate_sign_up')
  const heading = useRef<HTMLHeadingElement>(null)
  const hasGoneOn = sent !== undefined && !sent.refusal
  useFocusAfter(heading, hasGoneOn && sent)
  const titles = [...draftSteps.map(({ title }) => title), isSignedIn ? '確認' : '会員登録']
  const StepForm = stepForms[step - 1]
  const isLast = step === LAST_STEP
  return (
    <div className="wrap registration">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as the effect does in an open page */}
      <h1 tabIndex={-1} ref={heading} autoFocus={hasGoneOn}>
        くわしい登録
        <span className="vh">
          {LAST_STEP}のうち{step}、{titles[step - 1]}
        </span>
      </h1>
      {!isSignedIn && <ClosedNote feature="candidate_sign_up" what="新しい会員登録" />}
      {isLost && !sent && (
        <p className="note">
          入力内容が見つからないため、はじめから表示しています。入力内容は1時間で消えます。Cookie を使えないブラウザでは、途中から再開できません。
        </p>
      )}
      <StepsLine titles={titles} step={step} />
      <FormRefusal result={refusal && { saved: false, refusal, values }} />
      {(isSignedIn || isOpen) && (
        <StepFrame key={step} step={step}>
          <input type="hidden" name="step" value={step} />
          {!isSignedIn && <input type="hidden" name="draft" value={JSON.stringify(draft)} />}
          {/* Makes Enter go on; in the order of the form this button would be the second. */}
          <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
            次へ
          </button>
          {StepForm ? (
            <StepForm draft={draft} issues={refusal?.issues ?? {}} lookups={lookups} thisYear={thisYear} />
          ) : (
            <>
              <Review draft={draft} lookups={lookups} />
              {!isSignedIn && <MailNote />}
              {!isSignedIn && <AccountFields issues={refusal?.issues} values={values} />}
            </>
          )}
          <div className="step-buttons">
            {step > 1 && (
              <SubmitButton intent="back" formNoValidate>
                戻る
              </SubmitButton>
            )}
            <SubmitButton look="primary">{!isLast ? '次へ' : isSignedIn ? 'この内容で登録する' : '確認のメールを受け取る'}</SubmitButton>
          </div>
          {!isSignedIn && <DraftNote hasSteps={step > 1} />}
        </StepFrame>
      )}
    </div>
  )
}

const OF_STEP = 'registration-step-'

/** Who shares the browser reads how long the answers stay, and takes them away. */
const DraftNote = ({ hasSteps }: { hasSteps: boolean }) => (
  <p className="hint">
    「次へ」を押すと、入力内容はこのブラウザに1時間残ります。
    {hasSteps && (
      <SubmitButton
        intent="discard"
        look="small bare"
        formNoValidate
        onClick={() => savedInput.keys().forEach((key) => key.includes(OF_STEP) && savedInput.forget(key))}
      >
        入力内容をすべて削除
      </SubmitButton>
    )}
  </p>
)

/** This tab keeps the input of a step, but not that of the account's own fields. */
function StepFrame({ step, children }: { step: number; children: ReactNode }) {
  const { referral } = useReferral()
  const { form, ...kept } = useSavedInput(`${OF_STEP}${step}`)
  // A refused form stays at its step after a reload, too.
  const params = new URLSearchParams([['step', String(step)], ...referral.map(({ name, value }) => [name, value])])
  return (
    <Form method="post" action={`${href('/registration/add')}?${params}`} className="stack" {...(step < LAST_STEP ? { ref: form } : { reloadDocument: true })}>
      {children}
      {step < LAST_STEP && <SavedInputNote kept={kept} />}
    </Form>
  )
}
