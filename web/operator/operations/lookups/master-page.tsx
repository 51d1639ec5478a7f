import { data, Form, Link, useActionData, useNavigation } from 'react-router'
import { masterRules } from '#contract/platform/lookups/master-rules.ts'
import { type MasterName, masterNames } from '#contract/platform/lookups/masters.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { moved } from '#web/operator/moved.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/master-page.ts'
import { MasterRowForm } from './master-row-form.tsx'
import '#web/ui/table.css'
import './masters.css'

function tableOf(url: URL): MasterName {
  const table = masterNames.find((name) => name === url.searchParams.get('table'))
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
        return `「${names.name}」を加えました。`
      case 'up':
      case 'down': {
        const was = textOf(values.was).split(',').map(Number)
        await master_data.order({ table, was, ids: moved(was, id, intent) })
        return '順を変えました。'
      }
      case 'retire':
      case 'return':
        await master_data.change({ table, id, revision, is_retired: intent === 'retire' })
        return intent === 'retire' ? '引退させました。新しくは選べません。' : '戻しました。'
      default:
        await master_data.change({ table, id, revision, ...names })
        return '名前を変えました。'
    }
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const label = loaderData ? masterRules[loaderData.table].label : 'コード表'
  return pageMeta(matches, { title: label, description: `${label}の名前、順、引退。`, path: '/operator/masters/detail', noindex: true })
}

export default function MasterPage({ loaderData: { table, rows } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const { label, may_add, may_retire, needed, is_fixed } = masterRules[table]
  const mayEdit = acts.includes('edit_masters') && !is_fixed
  const refused = result?.saved === false && result.form === 'add' ? result : undefined
  const was = rows.map(({ id }) => id).join(',')
  return (
    <div className="stack">
      <p>
        <Link to="/operator/masters">コード表の一覧</Link>
      </p>
      <h1>{label}</h1>
      {is_fixed ? (
        <p className="note">サイトの仕組みがこの表に頼っているため、ここでは変えられません。</p>
      ) : (
        !may_retire && <p className="note">変えられるのは、名前と順だけです。サイトの仕組みが、どの項目があるかに頼っています。</p>
      )}
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <table className="table stacked masters">
        <thead>
          <tr>
            <th scope="col" className={rows.some(({ key }) => key) ? undefined : 'r'}>
              ID
            </th>
            <th scope="col">名前・英語の名前</th>
            {(mayEdit || rows.some(({ retired_at }) => retired_at)) && <th scope="col">順と状態</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <MasterRowForm
              key={`${row.id} ${row.revision}`}
              row={row}
              was={was}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              mayEdit={mayEdit}
              mayRetire={may_retire === true && !needed?.includes(row.id)}
              result={result}
            />
          ))}
        </tbody>
      </table>
      {mayEdit && may_add && (
        <section className="stack master-add" aria-labelledby="add">
          <h2 id="add">項目を加える</h2>
          <Form method="post" className="stack" key={rows.length}>
            <input type="hidden" name="form" value="add" />
            <Field label="名前" {...(refused?.refusal.issues.name && { error: refused.refusal.issues.name })}>
              <input className="input" name="name" maxLength={100} required defaultValue={textOf(refused?.values.name)} />
            </Field>
            <Field label="英語の名前" {...(refused?.refusal.issues.name_en && { error: refused.refusal.issues.name_en })}>
              <input className="input" name="name_en" maxLength={100} required defaultValue={textOf(refused?.values.name_en)} />
            </Field>
            <button type="submit" name="intent" value="add" className="button primary" aria-disabled={isBusy}>
              加える
            </button>
          </Form>
        </section>
      )}
    </div>
  )
}
