import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { editedId } from '#web/operator/edited-id.ts'
import { japanMoment } from '#web/operator/platform/moments/japan-moment.ts'
import { mustMay } from '#web/operator/must-may.ts'
import type { Route } from './+types/survey-edit-page.ts'
import { QuestionFields } from './question-fields.tsx'
import { surveyOfForm } from './survey-of-form.ts'
import '#web/operator/notifications/announcements/notices.css'

const PATH = '/operator/surveys'
/** Empty questions at the end; what stays empty is none. */
const MORE = 2

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'edit_masters')
  const id = editedId(args.url)
  return { kept: id ? await args.context.get(apiContext).operators.surveys.show({ id }).catch(orNotFound) : null, now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { surveys } }, values, intent) => {
    const content = surveyOfForm(values)
    const id = Number(args.url.searchParams.get('id'))
    const saved = id ? await surveys.change({ ...content, id, revision: Number(textOf(values.revision)) }) : await surveys.create(content)
    return redirect(intent === 'more' ? `${PATH}/edit?id=${saved.id}` : `${PATH}/detail?id=${saved.id}&done=saved`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'アンケートを作る', description: 'アンケートの質問と期間。', path: `${PATH}/edit`, noindex: true })

export default function SurveyEditPage({ loaderData: { kept, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const own = {
    title: kept?.title,
    description: kept?.description,
    opens_at: japanMoment.toField(kept?.opens_at ?? new Date(now).toISOString()),
    closes_at: japanMoment.toField(kept?.closes_at ?? null),
  }
  const value = (name: keyof typeof own) => textOf((refused?.values ?? own)[name])
  const error = (name: string) => (issues[name] ? { error: issues[name] } : {})
  const isAnswered = (kept?.answered ?? 0) > 0
  const typed = refused ? (refused.values.questions as Record<string, unknown>[] | undefined) : undefined
  const questions = typed ?? kept?.questions ?? []
  return (
    <div className="stack operator-form">
      <h1>{kept ? 'アンケートを直す' : 'アンケートを作る'}</h1>
      {isAnswered && <p className="note warn">もう{kept?.answered}人が答えました。直せるのは、題名・説明・質問の文章と期間だけです。</p>}
      <FormRefusal result={result} />
      <Form method="post" className="stack" key={refused ? JSON.stringify(refused.values) : kept?.revision}>
        {kept && <input type="hidden" name="revision" value={kept.revision} />}
        <Field label="題名" need="must" {...error('title')}>
          <input className="input" name="title" maxLength={200} required defaultValue={value('title')} />
        </Field>
        <Field label="説明" need="may" {...error('description')}>
          <textarea className="input" name="description" rows={3} maxLength={2_000} defaultValue={value('description')} />
        </Field>
        <div className="pair">
          <Field label="始まり（日本時間）" need="must" {...error('opens_at')}>
            <input className="input" type="datetime-local" name="opens_at" required defaultValue={value('opens_at')} />
          </Field>
          <Field label="終わり（日本時間）" need="may" {...error('closes_at')}>
            <input className="input" type="datetime-local" name="closes_at" defaultValue={value('closes_at')} />
          </Field>
        </div>
        <input type="hidden" name="opens_at_was" value={kept?.opens_at ?? ''} />
        <input type="hidden" name="closes_at_was" value={kept?.closes_at ?? ''} />
        {issues.questions && <FieldError>{issues.questions}</FieldError>}
        {Array.from({ length: questions.length + (isAnswered || typed ? 0 : MORE) }, (_, at) => (
          <QuestionFields key={textOf(questions[at]?.key) || at} at={at} question={questions[at] as Record<string, unknown> | undefined} issues={issues} />
        ))}
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={isBusy}>
            保存する
          </button>
          {!isAnswered && (
            <button type="submit" name="intent" value="more" className="button" aria-disabled={isBusy}>
              保存して、質問を足す
            </button>
          )}
          <Link to={kept ? `${PATH}/detail?id=${kept.id}` : PATH}>やめる</Link>
        </div>
      </Form>
    </div>
  )
}
