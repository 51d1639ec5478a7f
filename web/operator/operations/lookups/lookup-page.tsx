import { data, href } from 'react-router'
import { lookupRules } from '#contract/platform/lookups/lookup-rules.ts'
import { type LookupName, lookupTableNames } from '#contract/platform/lookups/lookups.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { ListPage } from '#web/ui/list/list-page.tsx'
import { moveItem } from '#web/operator/move-item.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/lookup-page.ts'
import { lookupColumns } from './lookup-columns.tsx'
import './lookups.css'

function tableOf(url: URL): LookupName {
  const table = lookupTableNames.find((name) => name === url.searchParams.get('table'))
  if (!table) throw data(null, { status: 404 })
  return table
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const table = tableOf(url)
  return { table, ...(await context.get(apiContext).operators.master_data.list({ table })) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { master_data } }, values, intent) => {
    const table = tableOf(args.url)
    const [id, revision] = [Number(textOf(values.id)), Number(textOf(values.revision))]
    const names = { name: textOf(values.name), name_en: textOf(values.name_en) }
    switch (intent) {
      case 'add':
        await master_data.add({ table, ...names })
        return `「${names.name}」を追加しました。`
      case 'up':
      case 'down': {
        const was = textOf(values.was).split(',').map(Number)
        await master_data.order({ table, was, ids: moveItem(was, id, intent) })
        return '順を変えました。'
      }
      case 'retire':
      case 'return':
        await master_data.change({ table, id, revision, is_retired: intent === 'retire' })
        return intent === 'retire' ? '廃止しました。新しくは選べません。' : '戻しました。'
      default:
        await master_data.change({ table, id, revision, ...names })
        return '名前を変更しました。'
    }
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const label = loaderData ? lookupRules[loaderData.table].label : 'マスタ'
  return pageMeta(matches, { title: label, description: `${label}の名前、並び順、廃止。`, path: href('/operator/masters/detail'), noindex: true })
}

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ table }) => ({ here: lookupRules[table].label }))

export default function LookupPage({ loaderData: { table, rows } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const form = usePageForm<{ name: string; name_en: string }>('add')
  const { label, may_add, may_retire, is_fixed } = lookupRules[table]
  const mayEdit = acts.includes('edit_masters') && !is_fixed
  return (
    <div className="stack">
      <ListPage
        title={label}
        answer={
          <>
            {is_fixed && <p className="note">サイトの仕組みがこの表に頼っているため、ここでは変えられません。</p>}
            {!is_fixed && !may_retire && <p className="note">変更できるのは、名前と並び順だけです。サイトの仕組みが、どの項目があるかに頼っています。</p>}
            <FormAnswer result={form.result} />
          </>
        }
        of="項目"
        isEmpty={rows.length === 0}
        empty="項目は、まだありません。"
      >
        <DataTable caption={label} columns={lookupColumns(table, rows, mayEdit)} rows={rows} id={({ id, revision }) => `${id} ${revision}`} />
      </ListPage>
      {mayEdit && may_add && (
        <section className="stack master-add" aria-labelledby="add">
          <h2 id="add">項目を追加</h2>
          <PageForm of={form} key={rows.length}>
            <TextField of={form} name="name" label="名前" maxLength={100} required />
            <TextField of={form} name="name_en" label="英語の名前" maxLength={100} required />
            <SubmitButton intent="add" look="primary">
              追加する
            </SubmitButton>
          </PageForm>
        </section>
      )}
    </div>
  )
}
