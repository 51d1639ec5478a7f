import { href, Link, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { editedId } from '#web/operator/edited-id.ts'
import { japanMoment } from '#web/operator/platform/moments/japan-moment.ts'
import { mustMay } from '#web/operator/must-may.ts'
import type { Route } from './+types/survey-edit-page.ts'
import { surveyOfForm } from './survey-of-form.ts'
import '#web/operator/notifications/announcements/announcements.css'

const PATH = href('/operator/surveys')
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
  pageMeta(matches, { title: 'アンケートを作成', description: 'アンケートの質問と期間。', path: `${PATH}/edit`, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ kept }) => ({ here: kept ? <bdi>{kept.title}</bdi> : '作成' }))

export default function SurveyEditPage({ loaderData: { kept, now } }: Route.ComponentProps) {
  const form = usePageForm<Parameters<Api['operators']['surveys']['create']>[0]>(undefined, {
    title: kept?.title,
    description: kept?.description,
    opens_at: japanMoment.toField(kept?.opens_at ?? new Date(now).toISOString()),
    closes_at: japanMoment.toField(kept?.closes_at ?? null),
  })
  const { refused, issues } = form
  const hidden = { ...(kept && { revision: kept.revision }), opens_at_was: kept?.opens_at, closes_at_was: kept?.closes_at }
  const isAnswered = (kept?.answered ?? 0) > 0
  const typed = refused ? (refused.values.questions as Record<string, unknown>[] | undefined) : undefined
  const questions = typed ?? kept?.questions ?? []
  return (
    <div className="stack operator-form">
      <h1>{kept ? 'アンケートを直す' : 'アンケートを作成'}</h1>
      {isAnswered && <p className="note warn">もう{kept?.answered}人が答えました。直せるのは、題名・説明・質問の文章と期間だけです。</p>}
      <FormRefusal result={form.result} />
      <PageForm of={form} hidden={hidden} key={refused ? JSON.stringify(refused.values) : kept?.revision}>
        <TextField of={form} name="title" label="題名" need="must" maxLength={200} required />
        <TextField of={form} name="description" label="説明" need="may" rows={3} maxLength={2_000} />
        <div className="pair">
          <TextField of={form} name="opens_at" label="始まり（日本時間）" need="must" type="datetime-local" required />
          <TextField of={form} name="closes_at" label="終わり（日本時間）" need="may" type="datetime-local" />
        </div>
        {issues.questions && <FieldError>{issues.questions}</FieldError>}
        {Array.from({ length: questions.length + (isAnswered || typed ? 0 : MORE) }, (_, at) => (
          <QuestionFields key={textOf(questions[at]?.key) || at} at={at} question={questions[at] as Record<string, unknown> | undefined} issues={issues} />
        ))}
        <div className="row">
          <SubmitButton look="primary">保存する</SubmitButton>
          {!isAnswered && <SubmitButton intent="more">保存して質問を追加</SubmitButton>}
          <Link to={kept ? `${PATH}/detail?id=${kept.id}` : PATH}>キャンセル</Link>
        </div>
      </PageForm>
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
