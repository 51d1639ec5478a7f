import { href, Link } from 'react-router'
import type { CandidatePool, PoolReminder } from '#contract/candidates/search/candidate-pools.ts'
import { LONGEST_POOL_NAME, LONGEST_PURPOSE } from '#contract/candidates/search/pool-limits.ts'
import { dayWithWeekday, startOfDay } from '#contract/platform/time/japan-time.ts'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { CANDIDATES_PATH, candidatePath } from '../candidates-path.ts'
import { ReminderActs } from '../own/reminder-acts.tsx'
import type { Route } from './+types/pools-page.ts'
import { actOnPools } from './act-on-pools.ts'
import './pools.css'

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await context.get(apiContext).company_users.candidate_pools.list()), now: Date.now() }
}

export const action = (args: Route.ActionArgs) => submitForm(args, (api, values, intent) => actOnPools(api.company_users, intent, values))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'タレントプール',
    description: 'あとで連絡したい候補者のリストと、連絡する日です。',
    path: href('/online/companies/candidates/pools'),
    noindex: true,
  })

export const handle = crumbs({ here: 'タレントプール' })

export default function PoolsPage({ loaderData: { pools, reminders, ...loaded } }: Route.ComponentProps) {
  const { result } = usePageForm()
  const now = new Date(loaded.now)
  return (
    <div className="wrap pools stack">
      <CandidatesNav />
      <h1>タレントプール</h1>
      <FormAnswer result={result} />
      <section className="stack" aria-labelledby="reminders">
        <h2 id="reminders">リマインダー</h2>
        {reminders.length === 0 && <p className="muted">予定はありません。候補者をプールに入れると、プロフィールの横で連絡する日を決められます。</p>}
        <ul className="pool-reminders">
          {reminders.map((reminder) => (
            <ReminderRow key={`${reminder.list_id} ${reminder.candidate.id}`} reminder={reminder} now={now} />
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="pools">
        <h2 id="pools">プール</h2>
        {pools.length === 0 && (
          <EmptyState
            way={
              <Link className="button" to={CANDIDATES_PATH}>
                候補者を検索
              </Link>
            }
          >
            あとで連絡したい候補者を、目的ごとにまとめます
          </EmptyState>
        )}
        <ul className="pool-rows">
          {pools.map((pool) => (
            <PoolRow key={pool.id} pool={pool} />
          ))}
        </ul>
        <NewPool key={pools.length} />
        <p className="hint">
          社内のメンバー全員で使います。候補者には表示されません。公開をやめた候補者と、自社をブロックした候補者は、どのプールにも表示されません。
        </p>
      </section>
    </div>
  )
}

const ReminderRow = ({ reminder, now }: { reminder: PoolReminder; now: Date }) => (
  <li>
    <p>
      {reminder.is_due && <span className="label green">期日</span>} <time dateTime={reminder.due_on}>{dayWithWeekday(startOfDay(reminder.due_on), now)}</time>{' '}
      <Link to={candidatePath(reminder.candidate.id)}>
        <bdi>{reminder.candidate.name}</bdi>
      </Link>
    </p>
    <p className="small muted">
      <bdi>{reminder.list_name}</bdi>・担当：<bdi>{reminder.assignee?.name ?? '未定'}</bdi>
      {reminder.note && (
        <>
          ・<bdi>{reminder.note}</bdi>
        </>
      )}
    </p>
    <ReminderActs reminder={reminder} now={now} />
  </li>
)

function PoolRow({ pool: { id, name, purpose, people, due } }: { pool: CandidatePool }) {
  const form = usePageForm<{ name: string; purpose: string }>(`pool-${id}`, { name, purpose })
  return (
    <li>
      <p>
        <Link to={`${CANDIDATES_PATH}?list_id=${id}&include_scouted=true`}>
          <bdi>{name}</bdi>
        </Link>{' '}
        <span className="small muted">
          {people}人{due > 0 && `・期日のリマインダー${due}件`}
        </span>
      </p>
      {purpose && (
        <p className="small">
          <bdi>{purpose}</bdi>
        </p>
      )}
      <div className="row">
        <details open={form.refused !== undefined || undefined} key={`${name} ${purpose}`}>
          <summary>
            名前と目的を変更
            <span className="vh">
              ：<bdi>{name}</bdi>
            </span>
          </summary>
          <PageForm of={form} hidden={{ id }} preventScrollReset>
            <TextField of={form} name="name" label="名前" maxLength={LONGEST_POOL_NAME} required />
            <TextField of={form} name="purpose" label="目的" need="may" rows={2} maxLength={LONGEST_PURPOSE} />
            <SubmitButton look="small" intent="update_pool">
              保存
            </SubmitButton>
          </PageForm>
        </details>
        <ConfirmDialog label="削除" of={name} note="リマインダーも削除します。候補者のプロフィールとやりとりは残ります。元に戻せません。">
          <PageForm hidden={{ id }} preventScrollReset>
            <SubmitButton look="danger" intent="remove_pool">
              削除する
            </SubmitButton>
          </PageForm>
        </ConfirmDialog>
      </div>
    </li>
  )
}

function NewPool() {
  const form = usePageForm<{ name: string; purpose: string }>('new-pool')
  return (
    <details open={form.refused !== undefined || undefined}>
      <summary className="button">プールを作成</summary>
      <PageForm of={form} preventScrollReset>
        <TextField of={form} name="name" label="名前" maxLength={LONGEST_POOL_NAME} required />
        <TextField of={form} name="purpose" label="目的" need="may" rows={2} maxLength={LONGEST_PURPOSE} />
        <SubmitButton look="small" intent="create_pool">
          作成
        </SubmitButton>
      </PageForm>
    </details>
  )
}
