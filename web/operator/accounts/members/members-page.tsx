import { Link, useActionData } from 'react-router'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { dayText } from '#web/ui/text/day-text.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/members-page.ts'
import { RequestsSection } from './requests-section.tsx'
import { SecondNote } from './second-note.tsx'
import { secondText } from './second-text.ts'
import '#web/ui/table.css'
import './members.css'
import { auditActs } from '#contract/platform/audit/audit-acts.ts'
import type { OperatorChange } from '#contract/accounts/operators/operator-requests.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'

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
  pageMeta(matches, { title: '運営のメンバー', description: '運営のメンバーと役割。', path: '/operator/members', noindex: true })

const sentences: Record<string, string> = {
  added: 'メンバーを加え、リンクをメールで送りました。',
  asked: '承認を頼みました。ほかの運営のメンバーが、このページで承認すると加わります。',
  removed: 'メンバーを外しました。',
}

export default function OperatorMembersPage({ loaderData: { members, requests, changes, done, now } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const mayManage = acts.includes('manage_members')
  const day = (at: string | null) => (at ? <time dateTime={at}>{dayText(at, new Date(now))}</time> : '—')
  return (
    <div className="stack operator-members">
      <div className="row between">
        <h1>運営のメンバー</h1>
        {mayManage && (
          <Link className="button primary" to="/operator/members/new">
            メンバーを加える
          </Link>
        )}
      </div>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {done && !result && sentences[done] && (
        <div className="note green">
          <output>{sentences[done]}</output>
        </div>
      )}
      <table className="table stacked">
        <thead>
          <tr>
            <th scope="col">氏名</th>
            <th scope="col">メールアドレス</th>
            <th scope="col">役割</th>
            <th scope="col">二段階認証</th>
            <th scope="col">頼みの承認</th>
            <th scope="col" className="r">
              最後に使った日
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, name, email, role, is_me, has_password, has_second_factor, is_tied, approves_from, last_seen_at }) => (
            <tr key={id}>
              <th scope="row" data-label="氏名">
                <span>
                  {mayManage ? (
                    <Link to={`/operator/members/detail?id=${id}`}>
                      <bdi>{name}</bdi>
                    </Link>
                  ) : (
                    <bdi>{name}</bdi>
                  )}{' '}
                  {is_me && <span className="label">あなた</span>}
                </span>
              </th>
              <td data-label="メールアドレス">{email}</td>
              <td data-label="役割">{operatorRoleNames[role]}</td>
              <td data-label="二段階認証">
                {has_second_factor ? '設定済み' : <span className="label warn">{has_password ? '未設定' : 'リンクを開いていません'}</span>}
              </td>
              <td data-label="頼みの承認">
                <span>
                  {secondText({ is_me, is_tied, approves_from }, new Date(now))}
                  {approves_from && !is_me && !is_tied && new Date(approves_from) > new Date(now) && <>（{day(approves_from)}から）</>}
                </span>
              </td>
              <td className="r" data-label="最後に使った日">
                {day(last_seen_at)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RequestsSection requests={requests} mayManage={mayManage} result={result} />
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
