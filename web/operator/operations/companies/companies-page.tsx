import { href, Link, useActionData } from 'react-router'
import type { OperatorCompanyItem } from '#contract/operations/companies/operator-companies.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import type { BulkAct } from '#web/work/table/choice/bulk-act.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import { batchOf, chosenIds, toBatch } from '../batches/batch-of.ts'
import { decidedWords } from '../queue/decided.ts'
import { UndoBatchNote } from '../batches/undo-batch-note.tsx'
import type { Route } from './+types/companies-page.ts'
import { companyStateNames } from './labels/state-names.ts'
import { allCompanies } from './list/all-companies.ts'
import { companiesColumns } from './list/companies-columns.tsx'

const PATH = href('/operator/companies')

export async function loader(args: Route.LoaderArgs) {
  const [found, batch] = await Promise.all([loadList(args, allCompanies), batchOf(args.context.get(apiContext), args.url.searchParams)])
  return { ...found, batch, done: decidedWords('企業', args.url.searchParams.get('done')) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators }, values, intent) => {
    if (intent === 'undo') return toBatch(args.url, (await operators.batches.undo({ id: textOf(values.batch) })).id)
    return toBatch(args.url, (await operators.companies.approve_many({ ids: chosenIds(values.ids) })).id)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '企業', description: '企業を確かめ、承認します。', path: PATH, noindex: true })

const approve: BulkAct<OperatorCompanyItem> = {
  intent: 'approve',
  label: '承認',
  can: ({ state }) => state === 'pending' || state === 'provisional',
  says: (count) => `${count}社を承認します。各社のメンバーに、メールとお知らせで伝えます。10分以内なら元に戻せます（送信済みのメールは取り消せません）。`,
  button: '承認する',
}

export default function OperatorCompaniesPage({ loaderData }: Route.ComponentProps) {
  const { counts, batch, done, now } = loaderData
  const mayDecide = useOperatorAccount().acts.includes('decide_companies')
  const result = useActionData<FormResult>()
  return (
    <WorkList
      loaded={loaderData}
      title="企業"
      act={
        mayDecide && (
          <Link className="button" to={`${PATH}/add`} data-key="c">
            企業を追加
            <KeyHint of="c" />
          </Link>
        )
      }
      answer={
        <>
          <UndoBatchNote batch={batch} now={now} />
          <FormAnswer result={result} done={done} />
        </>
      }
      tabs={<CompanyTabs counts={counts} />}
      filters={[
        { name: 'q', label: '企業名、法人番号、ドメイン', type: 'search', maxLength: 200 },
        ...(loaderData.tags.length > 0 ? [{ name: 'tag', label: 'タグ', options: Object.fromEntries(loaderData.tags.map((tag) => [tag, tag])) }] : []),
        { name: 'approved_from', label: 'この日から承認', type: 'date' },
        { name: 'approved_until', label: 'この日まで承認', type: 'date' },
      ]}
      columns={companiesColumns(new Date(now))}
      choosing={mayDecide && { label: ({ name }: OperatorCompanyItem) => isolated(name), acts: [approve] }}
      file={href('/operator/companies/file')}
      unit="社"
      of="企業"
      empty="企業は、まだありません。企業が登録を申し込むか、運営が追加すると、ここに表示されます。"
    />
  )
}

type Counts = Record<'provisional' | 'pending' | 'active' | 'suspended' | 'ended' | 'unclaimed', number>

/** The companies by where they stand, with how many. */
function CompanyTabs({ counts }: { counts: Counts }) {
  const states = (['pending', 'provisional', 'active', 'suspended'] as const).map((state) => ({
    name: 'company_state',
    value: state,
    label: companyStateNames[state],
    count: counts[state],
    isUrgent: state === 'pending',
  }))
  return (
    <ListTabs
      label="企業の状態"
      of={['company_state', 'contract', 'unclaimed']}
      tabs={[
        { label: 'すべて', count: counts.provisional + counts.pending + counts.active + counts.suspended },
        ...states,
        { name: 'unclaimed', value: 'true', label: '未登録', count: counts.unclaimed },
        { name: 'contract', value: 'ended', label: '契約終了', count: counts.ended },
      ]}
    />
  )
}
