import { href, Link, useActionData } from 'react-router'
import type { ExportApproval } from '#contract/operations/exports/export-approvals.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/exports-page.ts'
import '#web/ui/styles/panel.css'
import type { ReactNode } from 'react'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import '#web/ui/styles/label.css'

const PATH = href('/operator/exports')
const asked = 'エクスポートを申請しました。ほかの運営のメンバーに、このページで許可してもらってください。'

export async function loader(args: Route.LoaderArgs) {
  await requireReauthenticationPage(args)
  const { export_approvals } = await args.context.get(apiContext).operators.export_approvals.list()
  return { export_approvals, done: args.url.searchParams.get('done') === 'asked' && asked }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { export_approvals } }, values, intent) => {
    const is_approved = intent === 'approve'
    await export_approvals.decide({ id: textOf(values.id), is_approved, reason: textOf(values.reason) })
    return is_approved ? '許可しました。申請した人が、1日のあいだダウンロードできます。' : '断りました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '個人データのエクスポート', description: '多くの人の個人情報のエクスポートを、2人で決めます。', path: PATH, noindex: true })

export default function ExportsPage({ loaderData: { export_approvals, done } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const mayDecide = (one: ExportApproval) => acts.includes('export_people') && one.state === 'waiting' && !one.is_mine
  return (
    <ListPage
      title="個人データのエクスポート"
      intro="多くの人の個人情報は、申請した人とは別の運営のメンバーが許可するまで、ダウンロードできません。申請、許可、ダウンロードは、操作の記録に残ります。"
      answer={<FormAnswer result={result} done={done} />}
      of="エクスポート"
      isEmpty={export_approvals.length === 0}
      empty="エクスポートの申請は、まだありません。お知らせのページから申請できます。"
    >
      {export_approvals.map((one) => (
        <ExportEntry key={one.id} asked={one}>
          {mayDecide(one) && <DecideForm id={one.id} />}
        </ExportEntry>
      ))}
    </ListPage>
  )
}

function DecideForm({ id }: { id: string }) {
  const form = usePageForm<{ reason: string }>(id)
  return (
    <PageForm of={form} hidden={{ id }}>
      <ReasonField of={form} label="決定の理由" />
      <div className="row">
        <SubmitButton intent="approve" look="primary">
          許可する
        </SubmitButton>
        <SubmitButton intent="refuse">却下</SubmitButton>
      </div>
    </PageForm>
  )
}

const states: Record<ExportApproval['state'], { name: string; label: string }> = {
  waiting: { name: '許可を待っています', label: 'label warn' },
  approved: { name: '許可', label: 'label green' },
  refused: { name: '断りました', label: 'label' },
  expired: { name: '期限が過ぎました', label: 'label' },
}

/** One file of many people's data: who asked why, who decided, and the way to it. */
function ExportEntry({ asked, children }: { asked: ExportApproval; children: ReactNode }) {
  const { id, state, subject_id, subject_title, line_count, reason, requested_by_name, requested_at, decided_by_name, decided_at, decided_reason } = asked
  return (
    <section className="panel stack" aria-labelledby={id}>
      <div className="row">
        <h2 id={id}>「{subject_title || `お知らせ ${subject_id}`}」を確認した人</h2>
        <span className={states[state].label}>{states[state].name}</span>
      </div>
      <p>
        <span className="num">{line_count.toLocaleString('ja-JP')}</span>行・
        <Link to={`${href('/operator/notices/detail')}?id=${subject_id}`}>お知らせを見る</Link>
      </p>
      <p>
        <bdi>{requested_by_name}</bdi>さんが <ExactTime at={requested_at} /> に頼みました。
        <br />
        理由：{reason}
      </p>
      {decided_at && (
        <p>
          <bdi>{decided_by_name}</bdi>さんが <ExactTime at={decided_at} /> に決めました。
          <br />
          理由：{decided_reason}
        </p>
      )}
      {asked.fetched_at && (
        <p className="small muted">
          最初に受け取った日時 <ExactTime at={asked.fetched_at} />
        </p>
      )}
      {state === 'waiting' && asked.is_mine && <p className="small muted">ほかの運営のメンバーが許可すると、ここから受け取れます。</p>}
      {state === 'approved' && asked.is_mine && asked.expires_at && (
        <p>
          <a className="button" href={`/online/api/v1/amateras/operators/export_approvals/${id}/file/`} download>
            CSVをダウンロード
          </a>{' '}
          <span className="small muted">
            <ExactTime at={asked.expires_at} /> まで
          </span>
        </p>
      )}
      {children}
    </section>
  )
}
