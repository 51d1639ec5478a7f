import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/survey-page.ts'
import { answersOfForm } from './answers-of-form.ts'
import './survey.css'
import type { SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'

export const middleware = routeMiddleware('signed-in')

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.searchParams.has('done')) return null
  return context
    .get(apiContext)
    .candidate_users.surveys.show({ survey_id: idOf(url) })
    .catch((error: unknown) => orNotFound(error, 'このアンケートは、終わったか、もう答えています。'))
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    const survey_id = idOf(args.url)
    const { surveys } = api.candidate_users
    const answers = intent === 'decline' ? null : answersOfForm((await surveys.show({ survey_id })).questions, values)
    await surveys.answer({ survey_id, answers })
    return intent === 'decline' ? redirect('/', 303) : redirect('/surveys/detail?done', 303)
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.title ?? 'アンケート', description: 'アンケートに答えます。', path: '/surveys/detail', noindex: true })

export default function SurveyPage({ loaderData: survey }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  if (!survey)
    return (
      <div className="wrap survey stack">
        <h1>ありがとうございました</h1>
        <p className="prose">答えを受け取りました。サイトを直すために使います。</p>
        <Link className="button" to="/">
          ホームへ
        </Link>
      </div>
    )
  return (
    <div className="wrap survey stack">
      <h1>
        <bdi>{survey.title}</bdi>
      </h1>
      <p className="prose">{survey.description}</p>
      <FormRefusal result={result} />
      <Form method="post" className="stack">
        {survey.questions.map((question) => (
          <SurveyField
            key={question.key}
            question={question}
            given={(refused?.values.answers as Record<string, unknown> | undefined)?.[question.key]}
            error={refused?.refusal.issues[`answers.${question.key}`]}
          />
        ))}
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={isBusy || undefined}>
            答えを送る
          </button>
          <button type="submit" className="button bare" name="intent" value="decline" formNoValidate>
            今回は答えない
          </button>
        </div>
      </Form>
    </div>
  )
}

type SurveyFieldProps = { question: SurveyQuestion; given: unknown; error?: string }

const steps = ['1', '2', '3', '4', '5']

/** One question with the control for its kind. */
function SurveyField({ question: { key, kind, label, choices, required }, given, error }: SurveyFieldProps) {
  const name = `answers.${key}`
  const need = required ? 'must' : 'may'
  if (kind === 'text')
    return (
      <Field label={label} need={need} error={error}>
        <textarea className="input" name={name} rows={4} maxLength={2000} defaultValue={textOf(given)} required={required} />
      </Field>
    )
  const chosen = [given ?? []].flat().map(textOf)
  const isMany = kind === 'choices'
  return (
    <fieldset className="field">
      <legend>
        {label}
        <span className={need}>{required ? '必須' : '任意'}</span>
      </legend>
      <div className={kind === 'scale' ? 'survey-scale' : undefined}>
        {(kind === 'scale' ? steps : choices).map((choice) => (
          <label key={choice} className="check">
            <input type={isMany ? 'checkbox' : 'radio'} name={name} value={choice} defaultChecked={chosen.includes(choice)} required={required && !isMany} />
            {choice}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
