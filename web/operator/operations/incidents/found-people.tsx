import type { Api } from '#contract/index.ts'
import type { LeakWindow } from '#contract/operations/incidents/leak-drills.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Form } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { FactsFields } from './facts-fields.tsx'
import { factsOf } from './facts-of.ts'
import { fieldTime } from '../maintenance/field-time.ts'

type Found = Awaited<ReturnType<Api['operators']['leak_drills']['look']>>
type Props = { found: Found; window: LeakWindow; path: string; result: FormResult | undefined; isBusy: boolean; now: string }

const areas = { candidate: '本人の画面', company: '企業の画面', operator: '運営の画面' }

const columns: Columns<Found['people'][number]> = [
  { key: 'id', header: '求職者のID', cell: ({ candidate_id }) => <code className="small">{candidate_id}</code> },
  { key: 'first', header: 'はじめ', cell: ({ first_at }) => <ExactTime at={first_at} /> },
  { key: 'last', header: 'おわり', cell: ({ last_at }) => <ExactTime at={last_at} /> },
  { key: 'times', header: '回数', kind: 'end', cell: ({ times }) => times.toLocaleString('ja-JP') },
  { key: 'where', header: 'どこで', cell: (one) => one.areas.map((area) => areas[area]).join('・') },
]

/** How many, who by id, and the way to a record of it. */
export function FoundPeople({ found, window, path, result, isBusy, now }: Props) {
  const { affected, people, askers, page, per_page, known_from } = found
  const isCut = Date.parse(window.from_at) < Date.parse(known_from)
  return (
    <section aria-labelledby="found" className="stack">
      <h2 id="found">
        影響のある人 <span className="num">{affected.toLocaleString('ja-JP')}</span>人
      </h2>
      <p className="small">
        <code>{window.route}</code>
        <br />
        呼び出したのは、求職者 {askers.candidate}人・企業のメンバー {askers.company}人・運営 {askers.operator}人です。
        {affected > 1_000 && ' 1,000人を超えています。'}
      </p>
      {isCut && (
        <p className="note warn">
          <ExactTime at={known_from} /> より前のことは、分かりません。
        </p>
      )}
      {affected === 0 && <p>このあいだに、この経路でデータを示された求職者は、記録にいません。経路のつづりと時刻も確かめてください。</p>}
      {affected > 0 && (
        <>
          <DataTable
            caption="影響のある人"
            columns={columns}
            rows={people}
            id={({ candidate_id }) => candidate_id}
            download={{ href: `/online/api/v1/amateras/operators/leak_drills/file/?${new URLSearchParams(window)}`, label: 'IDをCSVで受け取る' }}
          />
          <Pager page={page} pages={Math.ceil(affected / per_page)} to={(page) => pagePath(path, page)} />
        </>
      )}
      <OpenForm result={result} isBusy={isBusy} now={now} />
    </section>
  )
}

/** Keeps what was found as a record, which outlives the log of accesses. */
function OpenForm({ result, isBusy, now }: { result: FormResult | undefined; isBusy: boolean; now: string }) {
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const value = (name: string) => textOf(refused?.values[name])
  return (
    <details className="panel leak-form" open={refused !== undefined}>
      <summary>この人たちの記録を作る</summary>
      <Form method="post" className="stack leak-open">
        <Field label="題名" need="must" hint="個人の名前は書かないでください。" error={issues.title}>
          <input className="input" name="title" maxLength={200} required defaultValue={value('title')} />
        </Field>
        <Field label="知った時刻" need="must" error={issues.known_at}>
          <input className="input" name="known_at" type="datetime-local" required defaultValue={value('known_at') || fieldTime(Date.parse(now))} />
        </Field>
        <Field label="訓練か、ほんとうか">
          <select className="input" name="is_drill" defaultValue={value('is_drill') || 'yes'}>
            <option value="yes">訓練（メールは送りません）</option>
            <option value="no">ほんとうの漏えい、またはそのおそれ</option>
          </select>
        </Field>
        <FactsFields facts={refused && factsOf(refused.values)} />
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          記録を作る
        </button>
      </Form>
    </details>
  )
}
