import { href, Link, redirect } from 'react-router'
import type { SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import { CandidatePage } from '#web/candidate/candidate-page.tsx'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/survey-page.ts'
import { answersOfForm } from './answers-of-form.ts'
import './survey.css'

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
    return intent === 'decline' ? redirect(href('/'), 303) : redirect(`${href('/surveys/detail')}?done`, 303)
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.title ?? 'アンケート', description: 'アンケートに答えます。', path: href('/surveys/detail'), noindex: true })

export default function SurveyPage({ loaderData: survey }: Route.ComponentProps) {
  const { refused, issues } = usePageForm()
  if (!survey)
    return (
      <CandidatePage look="narrow survey stack" title="ありがとうございました" intro="答えを受け取りました。サイトを直すために使います。">
        <Link className="button" to={href('/')}>
          ホームへ
        </Link>
      </CandidatePage>
    )
  return (
    <CandidatePage look="narrow survey stack" title={<bdi>{survey.title}</bdi>} intro={survey.description}>
      <PageForm>
        {survey.questions.map((question) => (
          <SurveyField
            key={question.key}
            question={question}
            given={(refused?.values.answers as Record<string, unknown> | undefined)?.[question.key]}
            error={issues[`answers.${question.key}`]}
          />
        ))}
        <div className="row">
          <SubmitButton look="primary">答えを送る</SubmitButton>
          <button type="submit" className="button bare" name="intent" value="decline" formNoValidate>
            今回は答えない
          </button>
        </div>
      </PageForm>
    </CandidatePage>
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
  return (
    <ChoicesField
      type={kind === 'choices' ? 'checkbox' : 'radio'}
      name={name}
      legend={label}
      need={need}
      options={(kind === 'scale' ? steps : choices).map((choice) => ({ value: choice, label: choice }))}
      chosen={[given ?? []].flat().map(textOf)}
      required={required}
      error={error}
      look={kind === 'scale' ? 'survey-scale' : 'survey-choices'}
    />
  )
}
