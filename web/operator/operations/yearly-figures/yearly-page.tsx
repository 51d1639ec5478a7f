import { href, useActionData } from 'react-router'
import { z } from 'zod'
import { yearlyNames } from '#contract/operations/yearly-figures/yearly-names.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ListFilters } from '#web/ui/list/list-filters.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/yearly-page.ts'

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
  pageMeta(matches, { title: '年次報告の数字', description: '事業概況報告のための数字。', path: href('/operator/yearly_figures'), noindex: true })

const names = Object.keys(yearlyNames) as (keyof typeof yearlyNames)[]

type Figures = Route.ComponentProps['loaderData']['kept'][number]['figures']
type YearlyRow = { name: string; of: (figures: Figures) => number | undefined }

export default function YearlyPage({ loaderData: { date, counted, kept } }: Route.ComponentProps) {
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  const counts = [
    ...kept.map((one) => ({ key: one.taken_at, head: `残した数（${one.taken_by}）`, at: one.taken_at, figures: one.figures })),
    ...(counted ? [{ key: 'now', head: 'いま数えた数', at: undefined, figures: counted }] : []),
  ]
  const rows: YearlyRow[] = [
    ...names.map((name) => ({ name: yearlyNames[name], of: (figures: Figures) => figures[name] })),
    ...(counts[0]?.figures.jobs_by_employment_type ?? []).map(({ id, name }) => ({
      name: `求人件数のうち${name}`,
      of: (figures: Figures) => figures.jobs_by_employment_type.find((type) => type.id === id)?.count,
    })),
  ]
  const columns: Columns<YearlyRow> = [
    { key: 'name', header: '項目', cell: ({ name }) => name },
    ...counts.map(({ key, head, at, figures }) => ({
      key,
      header: head,
      under: at && <ExactTime at={at} />,
      kind: 'end' as const,
      cell: ({ of }: YearlyRow) => of(figures)?.toLocaleString('ja-JP'),
    })),
  ]
  return (
    <div className="stack">
      <h1>年次報告の数字</h1>
      <p className="prose small">
        特定募集情報等提供事業の事業概況報告書（6月1日現在、8月31日まで）のための数字です。日本時間でその日の0時に、どうだったかを数えます。6月1日の0時には、自動で残します。
      </p>
      <p className="note">
        「残した数」は、残したときに数えた正確な数です。「いま数えた数」は変更の履歴から数えなおすため、そのあと退会した人や消えた求人・企業は入りません。
      </p>
      <FormAnswer result={result} />
      <ListFilters filters={[{ name: 'date', label: 'この日の0時', value: date, type: 'date' }]} button="集計" />
      {counts.length === 0 ? (
        <p>まだ来ていない日です。</p>
      ) : (
        <>
          <DataTable
            caption="年次報告の数字"
            columns={columns}
            rows={rows}
            id={({ name }) => name}
            download={{ href: `/online/api/v1/amateras/operators/yearly_figures/file/?date=${date}`, label: 'CSVをダウンロード' }}
          />
          <p className="small muted">ひとつの求人に雇用形態が2つ以上あるときは、それぞれに数えます。</p>
          {mayRun && counted && (
            <PageForm>
              <SubmitButton look="small">集計値を保存</SubmitButton>
            </PageForm>
          )}
        </>
      )}
    </div>
  )
}
