import { href, Link, useActionData } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/members-page.ts'
import { RequestsSection } from './requests-section.tsx'
import { SecondNote } from './second-note.tsx'
import { secondText } from './second-text.ts'
import '#web/ui/styles/label.css'
import './members.css'
import { auditActs } from '#contract/platform/audit/audit-acts.ts'
import type { OperatorChange } from '#contract/accounts/operators/operator-requests.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const listed = await context.get(apiContext).operators.members.list()
  return { ...listed, done: url.searchParams.get('done'), now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { members } }, values, intent) => {
    const is_approved = intent === 'approve'
    await members.decide({ id: textOf(values.id), is_approved, reason: textOf(values.reason) })
    return is_approved ? '承認しました。運営のメンバー全員に知らせました。' : '断りました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営のメンバー', description: '運営のメンバーと役割。', path: href('/operator/members'), noindex: true })

const sentences: Record<string, string> = {
  added: 'メンバーを追加し、リンクをメールで送りました。',
  asked: '承認を頼みました。ほかの運営のメンバーが、このページで承認すると加わります。',
  removed: 'メンバーを削除しました。',
}

type Member = Awaited<ReturnType<typeof loader>>['members'][number]

const columnsAt = (now: string, mayManage: boolean): Columns<Member> => {
  const day = (at: string | null) => at && <time dateTime={at}>{dayText(at, new Date(now))}</time>
  return [
    {
      key: 'name',
      header: '氏名',
      sort: ({ name }) => name,
      cell: ({ id, name, is_me }) => (
        <>
          {mayManage ? (
            <Link to={`${href('/operator/members/detail')}?id=${id}`}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}{' '}
          {is_me && <span className="label">あなた</span>}
        </>
      ),
    },
    { key: 'email', header: 'メールアドレス', cell: ({ email }) => email, sort: ({ email }) => email },
    { key: 'role', header: '役割', cell: ({ role }) => operatorRoleNames[role], sort: ({ role }) => operatorRoleNames[role] },
    {
      key: 'factor',
      header: '二段階認証',
      cell: ({ has_second_factor, has_password }) =>
        has_second_factor ? '設定済み' : <span className="label warn">{has_password ? '未設定' : 'リンクを開いていません'}</span>,
    },
    {
      key: 'approves',
      header: '申請の承認',
      cell: ({ is_me, is_tied, approves_from }) => {
        const isLater = approves_from && !is_me && !is_tied && new Date(approves_from) > new Date(now)
        const text = secondText({ is_me, is_tied, approves_from }, new Date(now))
        return isLater ? (
          <>
            {text}（{day(approves_from)}から）
          </>
        ) : (
          text
        )
      },
    },
    { key: 'seen', header: '最後に使った日', kind: 'end', cell: ({ last_seen_at }) => day(last_seen_at), sort: ({ last_seen_at }) => last_seen_at },
  ]
}

export default function OperatorMembersPage({ loaderData: { members, requests, changes, done, now } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const mayManage = acts.includes('manage_members')
  return (
    <div className="stack operator-members">
      <div className="row between">
        <h1>運営のメンバー</h1>
        {mayManage && (
          <Link className="button primary" to={href('/operator/members/new')}>
            メンバーを追加
          </Link>
        )}
      </div>
      <FormAnswer result={result} done={sentences[done ?? '']} />
      <DataTable caption="運営のメンバー" columns={columnsAt(now, mayManage)} rows={members} id={({ id }) => id} />
      <RequestsSection requests={requests} mayManage={mayManage} />
      <SecondNote members={members} now={new Date(now)} />
      <ChangesSection changes={changes} />
    </div>
  )
}

/** What became of operators in the last thirty days, as all of them were mailed. */
const ChangesSection = ({ changes }: { changes: OperatorChange[] }) => (
  <section className="stack" aria-labelledby="changes">
    <h2 id="changes">最近30日の変更</h2>
    {changes.length === 0 && <p>ありません。</p>}
    <ul className="plain stack">
      {changes.map(({ id, at, act, operator_name, whom, reason }) => (
        <li key={id}>
          <ExactTime at={at} /> <bdi>{operator_name}</bdi>：{auditActs[act]}
          {whom && `（${whom}）`}
          {reason && <span className="muted">　理由：{reason}</span>}
        </li>
      ))}
    </ul>
  </section>
)
