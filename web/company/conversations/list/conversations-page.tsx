import { href, Link, useRevalidator } from 'react-router'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { useLive } from '#web/conversations/live/use-live.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import type { Route } from './+types/conversations-page.ts'
import { companyEvents } from '../candidate-calls.ts'
import { actOnConversations, conversationActsFor } from './conversation-acts.tsx'
import { type ConversationRow, conversationsColumns } from './conversations-columns.tsx'
import { ownConversations } from './own-conversations.ts'

const PATH = href('/online/companies/messages')
const parts = { unread: '未読', awaiting: '要返信', mine: '自分の担当', scouts: 'スカウト', applications: '応募', archived: 'アーカイブ' } as const

export const loader = (args: Route.LoaderArgs) => loadList(args, ownConversations)

export const action = (args: Route.ActionArgs) => submitForm(args, actOnConversations)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メッセージ', description: '候補者とのやりとりです。', path: PATH, noindex: true })

export default function ConversationsPage({ loaderData }: Route.ComponentProps) {
  const { counts, members, now } = loaderData
  const { acts, role } = useCompanyAccount()
  const { revalidate } = useRevalidator()
  useLive(companyEvents, () => void revalidate())
  const mayAssign = acts.includes('assign')
  const bulk = conversationActsFor(acts.includes('write_messages'), mayAssign)
  const tabs = (Object.keys(parts) as (keyof typeof parts)[]).map((value) => ({
    name: 'filter',
    value,
    label: parts[value],
    count: counts[value],
    isUrgent: value === 'awaiting',
  }))
  return (
    <WorkList
      loaded={loaderData}
      title="メッセージ"
      answer={<FormRefusal result={useFormResult()} />}
      tabs={<ListTabs label="絞り込み" of={['filter']} tabs={[{ label: 'すべて', count: counts.all }, ...tabs]} />}
      filters={[
        { name: 'q', label: '候補者名・本文で検索', type: 'search', hint: '相手の名前、本文', maxLength: 200 },
        { name: 'assigned_to', label: '担当', options: { none: '未割り当て', ...Object.fromEntries(members.map(({ id, name }) => [id, name])) } },
      ]}
      columns={conversationsColumns(new Date(now), members, mayAssign)}
      choosing={bulk.length > 0 && { label: ({ candidate }: ConversationRow) => isolated(candidate.name), acts: bulk }}
      of="やりとり"
      empty={
        <>
          {role === 'guest'
            ? 'やりとりはまだありません。管理者かリクルーターがあなたに見せたやりとりが、ここに表示されます。'
            : 'やりとりはまだありません。応募が届くか、候補者がスカウトを承諾すると、ここに表示されます。'}
          {acts.includes('search_candidates') && <Link to={href('/online/companies/candidates')}>候補者検索</Link>}
        </>
      }
    />
  )
}
