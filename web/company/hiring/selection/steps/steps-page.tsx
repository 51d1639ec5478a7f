import { type RefObject, useRef } from 'react'
import { href, Link, useSubmit } from 'react-router'
import type { OpenStep } from '#contract/hiring/selection/step-limits.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import { useBoardDrag } from '../board/use-board-drag.ts'
import { boardPath } from '../selection-path.ts'
import type { Route } from './+types/steps-page.ts'
import { AddStepForm, StepRow } from './step-row.tsx'
import '#web/company/companies/settings/company-settings.css'
import './steps.css'

const PATH = href('/online/companies/settings/selection_steps')

const jobOf = (url: URL) => (/^[1-9]\d{0,8}$/.test(url.searchParams.get('job_id') ?? '') ? { job_id: Number(url.searchParams.get('job_id')) } : {})

export function loader({ context, url }: Route.LoaderArgs) {
  const { selection_steps } = context.get(apiContext).company_users
  return selection_steps.list(jobOf(url)).catch((error: unknown) => orNotFound(error, 'この求人はありません。'))
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { selection_steps } }, values, intent) => {
    const place = jobOf(args.url)
    const [name, step, step_id] = [textOf(values.name), textOf(values.step) as OpenStep, textOf(values.step_id)]
    switch (intent) {
      case 'begin':
        await selection_steps.begin(place)
        return '段階を編集できるようにしました。'
      case 'drop':
        await selection_steps.drop(place)
        return '元の段階に戻しました。'
      case 'add':
        await selection_steps.add({ ...place, name, step })
        return `「${name}」を追加しました。`
      case 'remove':
        await selection_steps.remove({ step_id, ...(values.to ? { to: textOf(values.to) } : {}) })
        return '段階を削除しました。候補者には通知していません。'
      case 'change':
        await selection_steps.change({ step_id, name, step })
        return `「${name}」を保存しました。`
      default:
        await selection_steps.place({ step_id, place: Number(intent || textOf(values.place)) })
        return '順を変えました。'
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '選考の段階', description: '自社や求人ごとの、選考の段階を決めます。', path: PATH, noindex: true })

export const handle = crumbs({ here: '選考の段階' })

/** The steps of selections in the company's own words: of the company, or of one job. */
export default function StepsPage({ loaderData: { from, steps, jobs, job } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const { result } = usePageForm()
  const mayChange = acts.includes('change_settings')
  const isOwn = from === (job ? 'job' : 'company')
  const list = useRef<HTMLOListElement>(null)
  useStepDrag(list, { of: steps, isOn: isOwn && mayChange })
  return (
    <div className="wrap company-settings stack">
      <h1>選考の段階</h1>
      {job && (
        <p>
          求人：
          <Link to={boardPath({ job_id: job.id })}>
            <bdi>{job.position_title}</bdi>
          </Link>
        </p>
      )}
      <p className="prose">
        段階の名前は社内だけのものです。候補者には、それぞれの段階に対応する「候補者に見える段階」だけを表示します。同じ「候補者に見える段階」のあいだで移動しても、候補者の画面は変わりません。
      </p>
      {!mayChange && <p className="note">変更できるのは管理者です。</p>}
      <FormAnswer result={result} />
      {!isOwn && (
        <p className="note">
          {job ? (from === 'company' ? 'この求人では、自社の段階を使っています。' : 'この求人では、標準の段階を使っています。') : '標準の段階を使っています。'}
        </p>
      )}
      <ol className="own-steps" ref={list}>
        {steps.map((step, at) => (
          <StepRow key={step.id ?? step.step} {...{ step, at, steps }} isEditable={isOwn && mayChange} />
        ))}
      </ol>
      {mayChange && !isOwn && (
        <PageForm className="row" preventScrollReset>
          <SubmitButton look="primary" intent="begin">
            {job ? 'この求人の段階を作成' : '自社の段階を作成'}
          </SubmitButton>
        </PageForm>
      )}
      {mayChange && isOwn && <AddStepForm key={steps.length} />}
      {mayChange && isOwn && (
        <ConfirmDialog
          label={job ? 'この求人の段階を削除' : '標準の段階に戻す'}
          note="選考中の候補者は、候補者に見える段階のまま、戻した先の段階に入ります。いまの段階の名前は履歴に残ります。"
        >
          <PageForm className="" preventScrollReset>
            <SubmitButton look="danger" intent="drop">
              {job ? 'やめて、自社の段階を使う' : '標準の段階に戻す'}
            </SubmitButton>
          </PageForm>
        </ConfirmDialog>
      )}
      {job ? (
        <p>
          <Link to={PATH}>自社の段階を見る</Link>
        </p>
      ) : (
        <section className="stack" aria-labelledby="jobs">
          <h2 id="jobs">求人ごとの段階</h2>
          {jobs.length === 0 ? (
            <p className="muted">段階を別に決めている求人はありません。求人の選考ボードの「段階」から作れます。</p>
          ) : (
            <ul>
              {jobs.map(({ id, position_title }) => (
                <li key={id}>
                  <Link to={`${PATH}?job_id=${id}`}>
                    <bdi>{position_title}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

/** A row that is let go on another takes its place; the buttons do the same. */
function useStepDrag(list: RefObject<HTMLElement | null>, { of, isOn }: { of: unknown; isOn: boolean }) {
  const submit = useSubmit()
  useBoardDrag(list, {
    of,
    isOn,
    onDrop: ({ id, to }) => void submit({ step_id: id, place: to }, { method: 'post', preventScrollReset: true }),
  })
}
