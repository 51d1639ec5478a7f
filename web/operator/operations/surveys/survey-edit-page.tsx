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

const kinds = { choice: '1つ選ぶ', choices: 'いくつでも選ぶ', scale: '1〜5でつける', text: '自由に書く' }

type QuestionFieldsProps = { at: number; question: Record<string, unknown> | undefined; issues: Record<string, string> }

/** One question of a questionnaire; without its words it is none. */
function QuestionFields({ at, question, issues }: QuestionFieldsProps) {
  const name = (field: string) => `questions[${at}].${field}`
  const error = (field: string) => (issues[name(field)] ? { error: issues[name(field)] } : {})
  const choices = Array.isArray(question?.choices) ? question.choices.join('\n') : textOf(question?.choices)
  return (
    <fieldset className="panel stack">
      <legend className="lab">{at + 1}番目の質問</legend>
      <input type="hidden" name={name('key')} value={textOf(question?.key)} />
      <Field label="質問" {...error('label')}>
        <input className="input" name={name('label')} maxLength={300} defaultValue={textOf(question?.label)} />
      </Field>
      <Field label="答えかた" {...error('kind')}>
        <select className="input" name={name('kind')} defaultValue={textOf(question?.kind) || 'choice'}>
          {Object.entries(kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field label="選択肢" hint="選ぶ質問のときだけ。1行に1つ" {...error('choices')}>
        <textarea className="input" name={name('choices')} rows={Math.max(3, choices.split('\n').length)} defaultValue={choices} />
      </Field>
      <label className="check">
        <input type="checkbox" name={name('required')} value="on" defaultChecked={question?.required === true || question?.required === 'on'} />
        必ず答えてもらう
      </label>
    </fieldset>
  )
}
