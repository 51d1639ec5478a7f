import { Form, useActionData, useNavigation } from 'react-router'
import { z } from 'zod'
import { yearlyNames } from '#contract/operations/yearly-figures/yearly-names.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/yearly-page.ts'
import '#web/ui/table.css'
import '#web/operator/platform/queues/queues.css'

const Day = z.iso.date()

/** Without a day: the latest 1 June, as of which the report is made. */
function dateOf(params: URLSearchParams) {
  const asked = Day.safeParse(params.get('date'))
  if (asked.success) return asked.data
  const today = new Date(Date.now() + 9 * 3_600_000)
  return `${today.getUTCFullYear() - (today.getUTCMonth() < 5 ? 1 : 0)}-06-01`
}

export const loader = ({ context, url }: Route.LoaderArgs) => context.get(apiContext).operators.yearly_figures.show({ date: dateOf(url.searchParams) })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators }) => {
    await operators.yearly_figures.keep({ date: dateOf(args.url.searchParams) })
    return '数字を残しました。あとで消えるものがあっても、変わりません。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '年次報告の数字', description: '事業概況報告のための数字。', path: '/operator/yearly_figures', noindex: true })

const names = Object.keys(yearlyNames) as (keyof typeof yearlyNames)[]

export default function YearlyPage({ loaderData: { date, counted, kept } }: Route.ComponentProps) {
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const columns = [
    ...kept.map((one) => ({ key: one.taken_at, head: `残した数（${one.taken_by}）`, at: one.taken_at, figures: one.figures })),
    ...(counted ? [{ key: 'now', head: 'いま数えた数', at: undefined, figures: counted }] : []),
  ]
  const types = columns[0]?.figures.jobs_by_employment_type ?? []
  return (
    <div className="stack">
      <h1>年次報告の数字</h1>
      <p className="prose small">
        特定募集情報等提供事業の事業概況報告書（6月1日現在、8月31日まで）のための数字です。日本時間でその日の0時に、どうだったかを数えます。6月1日の0時には、自動で残します。
      </p>
      <p className="note">
        「残した数」は、残したときに数えた正確な数です。「いま数えた数」は変更の履歴から数えなおすため、そのあと退会した人や消えた求人・企業は入りません。
      </p>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <Form method="get" className="queue-filters" key={date}>
        <Field label="この日の0時">
          <input className="input" name="date" type="date" required defaultValue={date} />
        </Field>
        <button type="submit" className="button">
          数える
        </button>
      </Form>
      {columns.length === 0 ? (
        <p>まだ来ていない日です。</p>
      ) : (
        <>
          <div className="scroll">
            <table className="table queue-table">
              <thead>
                <tr>
                  <th scope="col">項目</th>
                  {columns.map(({ key, head, at }) => (
                    <th key={key} scope="col" className="r">
                      {head}
                      {at && (
                        <>
                          <br />
                          <ExactTime at={at} />
                        </>
                      )}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {names.map((name) => (
                  <tr key={name}>
                    <th scope="row">{yearlyNames[name]}</th>
                    {columns.map(({ key, figures }) => (
                      <td key={key} className="r num">
                        {figures[name].toLocaleString('ja-JP')}
                      </td>
                    ))}
                  </tr>
                ))}
                {types.map(({ id, name }) => (
                  <tr key={id}>
                    <th scope="row">求人件数のうち{name}</th>
                    {columns.map(({ key, figures }) => (
                      <td key={key} className="r num">
                        {figures.jobs_by_employment_type.find((type) => type.id === id)?.count.toLocaleString('ja-JP') ?? '—'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="small muted">ひとつの求人に雇用形態が2つ以上あるときは、それぞれに数えます。</p>
          <div className="row">
            <a className="button small" href={`/online/api/v1/amateras/operators/yearly_figures/file/?date=${date}`} download>
              CSVで受け取る
            </a>
            {mayRun && counted && (
              <Form method="post">
                <button type="submit" className="button small" aria-disabled={isBusy}>
                  いまの数を残す
                </button>
              </Form>
            )}
          </div>
        </>
      )}
    </div>
  )
}
