import { useCallback, useState } from 'react'
import { href, Link } from 'react-router'
import { MOST_QUESTIONS } from '#contract/jobs/questions/job-question-kinds.ts'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import type { Entry } from '#web/platform/forms/kept/saved-input.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { orNotFound, refusalOf, Refused } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/job-questions-page.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { AskedAdmins } from '../approval/asked-admins.tsx'
import { JobTabs } from '../job-tabs.tsx'
import { QuestionFields } from './question-fields.tsx'
import { editedQuestions, savedQuestions, typedQuestions } from './typed-questions.ts'
import './questions.css'
import type { Api } from '#contract/index.ts'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const { job, findings, approval } = await context
    .get(apiContext)
    .company_users.job_offers.show({ id: idOf(url) })
    .catch((error: unknown) => orNotFound(error, 'この求人はありません。'))
  return { job, approval, findings: findings.filter(({ field }) => field === 'questions') }
}

export const action = (args: Route.ActionArgs) => submitForm(args, (api, values, intent) => saveQuestions(api, idOf(args.url), values, intent))
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `応募時の質問：${loaderData?.job.position_title ?? '求人'}`,
    description: '応募する人に聞く質問を編集します。',
    path: href('/online/companies/job_offers'),
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ job }) => ({
  above: [{ to: `${href('/online/companies/job_offers/edit')}?id=${job.id}`, label: <bdi>{job.position_title}</bdi> }],
  here: '応募時の質問',
}))

export default function JobQuestionsPage({ loaderData: { job, findings, approval } }: Route.ComponentProps) {
  const asks = approval.is_needed && (job.state === 'published' || job.state === 'in_review')
  const { result, refused, issues } = usePageForm()
  const member = useCompanyAccount().id
  const [restored, setRestored] = useState<{ of: string; questions: JobQuestion[] }>()
  const putBack = useCallback((entries: Entry[]) => setRestored({ of: job.updated_at, questions: savedQuestions(entries) }), [job.updated_at])
  const { form, discard, ...kept } = useSavedInput(`${member}:job-questions-${job.id}`, result, { putBack })
  const begun = restored?.of === job.updated_at ? restored.questions : undefined
  return (
    <div className="wrap stack job-questions">
      <h1>応募時の質問</h1>
      <JobTabs id={job.id} here="posting" />
      <p className="prose">
        応募とスカウトの承諾のときに、候補者が回答します。{MOST_QUESTIONS}件まで設定できます。質問を変更しても、届いている回答は変わりません。
      </p>
      <FormAnswer result={result} />
      {findings.map(({ rule, level, message }) => (
        <p key={rule + message} className={level === 'error' ? 'note warn' : 'note'}>
          {level === 'error' && 'このままでは求人を公開できません。'}
          {message}
        </p>
      ))}
      <PageForm ref={form} noValidate preventScrollReset hidden={{ updated_at: textOf(refused?.values.updated_at) || job.updated_at }}>
        {issues.questions && <FieldError>{issues.questions}</FieldError>}
        <QuestionFields
          key={`${job.updated_at}${begun ? ' restored' : ''}`}
          saved={begun ?? (refused ? typedQuestions(refused.values) : job.questions)}
          issues={issues}
        />
        <SavedInputNote
          kept={{
            ...kept,
            discard: () => {
              discard()
              setRestored(undefined)
            },
          }}
        />
        <div className="row">
          {asks && <p className="small muted">{approval.request ? '承認待ちです。' : <AskedAdmins admins={approval.admins} />}</p>}
          {!(asks && approval.request) && (
            <SubmitButton intent={asks ? 'request_change' : 'save'} look="primary">
              {asks ? '変更の承認を申請' : '保存'}
            </SubmitButton>
          )}
          <Link className="button bare" to={`${href('/online/companies/job_offers/edit')}?id=${job.id}`}>
            求人の編集に戻る
          </Link>
        </div>
      </PageForm>
    </div>
  )
}

type Values = Record<string, unknown>

/** Saves the questions; choices count only for questions with choices. Without scripts the list's buttons submit here, too: they change the form and save nothing. */
async function saveQuestions({ company_users: { job_offers } }: Api, id: string, values: Values, intent: string | null) {
  const questions = typedQuestions(values)
  const edited = editedQuestions(questions, intent ?? '')
  if (edited) {
    Object.assign(values, {
      questions: edited.map((question) => ({ ...question, is_required: question.is_required ? 'on' : '', choices: question.choices.join('\n') })),
    })
    throw new Refused({ code: 'NOT_SAVED', sentence: 'まだ保存していません。「保存」を押すと反映されます。', issues: {} })
  }
  try {
    const asked = questions.map((question) => (question.kind === 'choice' ? question : { ...question, choices: [] }))
    const wish = { id, questions: asked, updated_at: textOf(values.updated_at) }
    if (intent === 'request_change') {
      await job_offers.request_change(wish)
      return '承認を申請しました。管理者が承認すると、質問が変わります。'
    }
    await job_offers.change(wish)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.code === 'LINT_ERRORS')
      throw new Refused({ ...refusal, sentence: '公開中の求人のため、保存できません。', issues: { questions: Object.values(refusal.issues).join(' ') } })
    if (refusal?.code !== 'PAGE_CHANGED') throw error
    // The input stays; a second save replaces what others saved.
    Object.assign(values, { updated_at: (await job_offers.show({ id })).job.updated_at })
    throw new Refused({
      ...refusal,
      sentence: 'あなたが開いたあとに、ほかの人がこの求人を保存しました。入力した質問は残っています。もう一度保存すると、この質問に置き換わります。',
    })
  }
  return '質問を保存しました。'
}
