import { href, Link } from 'react-router'
import { kitStarters } from '#contract/hiring/scorecards/kit-starters.ts'
import type { InterviewKit } from '#contract/hiring/scorecards/interview-kits.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { DISCLOSURE_NOTE } from '../scorecard-words.ts'
import type { Route } from './+types/kits-page.ts'
import '#web/company/companies/settings/company-settings.css'
import './kits.css'

const PATH = href('/online/companies/settings/interview_kits')
const EDIT = href('/online/companies/settings/interview_kits/edit')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { kits } = await context.get(apiContext).company_users.interview_kits.list()
  return { kits, done: url.searchParams.get('done') }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '面接キット', description: '面接の目的、評価項目、質問の例をまとめます。', path: PATH, noindex: true })

export const handle = crumbs({ here: '面接キット' })

const done: Record<string, string> = { saved: '面接キットを保存しました。', removed: '面接キットを削除しました。提出済みの評価は残ります。' }

export default function KitsPage({ loaderData: { kits, ...loaded } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const mayEdit = acts.includes('edit_kits')
  const sentence = done[loaded.done ?? '']
  return (
    <div className="wrap company-settings stack">
      <h1>面接キット</h1>
      <p className="prose">
        面接の目的、評価項目、質問の例をまとめます。メンバーは候補者ごとに、面接キットに沿って評価を書きます。使うキットは求人の「概要」で選べます。選ばない求人では、すべてのキットを使えます。
      </p>
      <p className="hint">{DISCLOSURE_NOTE}</p>
      {sentence && <DoneNote result={{ saved: true, sentence }} />}
      {!mayEdit && <p className="note">編集できるのは管理者とリクルーターです。</p>}
      {kits.length === 0 && <EmptyState>{mayEdit ? '面接キットはまだありません。テンプレートから作成できます。' : '面接キットはまだありません。'}</EmptyState>}
      <ul className="kits">
        {kits.map((kit) => (
          <Kit key={kit.id} kit={kit} mayEdit={mayEdit} />
        ))}
      </ul>
      {mayEdit && <NewKit />}
    </div>
  )
}

const Kit = ({ kit: { id, name, purpose, criteria, questions }, mayEdit }: { kit: InterviewKit; mayEdit: boolean }) => (
  <li className="panel stack">
    <h2>
      <bdi>{name}</bdi>
    </h2>
    {purpose && <p>{purpose}</p>}
    <ol className="kit-criteria">
      {criteria.map((criterion) => (
        <li key={criterion.name}>
          <bdi>{criterion.name}</bdi>
          {criterion.looks_for && <span className="small muted">{criterion.looks_for}</span>}
        </li>
      ))}
    </ol>
    {questions.length > 0 && (
      <details>
        <summary>質問の例 {questions.length}個</summary>
        <ul>
          {questions.map((question) => (
            <li key={question}>
              <bdi>{question}</bdi>
            </li>
          ))}
        </ul>
      </details>
    )}
    {mayEdit && (
      <p>
        <Link className="button small" to={`${EDIT}?id=${id}`}>
          編集
          <span className="vh">
            ：<bdi>{name}</bdi>
          </span>
        </Link>
      </p>
    )}
  </li>
)

/** A kit begins empty, or as a copy of one of ours; nothing is saved before the form is sent. */
const NewKit = () => (
  <section className="stack" aria-labelledby="new-kit">
    <h2 id="new-kit">面接キットを作成</h2>
    <p className="row new-kit">
      <Link className="button primary" to={EDIT}>
        新規作成
      </Link>
      {Object.entries(kitStarters).map(([key, starter]) => (
        <Link key={key} className="button" to={`${EDIT}?from=${key}`}>
          <span>
            テンプレート：<bdi>{starter.name}</bdi>
          </span>
        </Link>
      ))}
    </p>
  </section>
)
