import { fieldTime } from '#contract/platform/time/japan-time.ts'
import type { Api } from '#contract/index.ts'
import type { ExposureWindow } from '#contract/operations/incidents/exposures.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { FactsFields } from './facts-fields.tsx'
import { factsOf } from './facts-of.ts'

type Found = Awaited<ReturnType<Api['operators']['leak_drills']['look']>>
type Props = { found: Found; window: ExposureWindow; path: string; now: string }

const drills = { yes: '訓練（メールは送りません）', no: 'ほんとうの漏えい、またはそのおそれ' }
const areas = { candidate: '本人の画面', company: '企業の画面', operator: '運営の画面' }

const columns: Columns<Found['people'][number]> = [
  { key: 'id', header: '求職者のID', cell: ({ candidate_id }) => <code className="small">{candidate_id}</code> },
  { key: 'first', header: 'はじめ', cell: ({ first_at }) => <ExactTime at={first_at} /> },
  { key: 'last', header: 'おわり', cell: ({ last_at }) => <ExactTime at={last_at} /> },
  { key: 'times', header: '回数', kind: 'end', cell: ({ times }) => times.toLocaleString('ja-JP') },
  { key: 'where', header: 'どこで', cell: (one) => one.areas.map((area) => areas[area]).join('・') },
]

/** How many, who by id, and the way to a record of it. */
export function FoundPeople({ found, window, path, now }: Props) {
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
            download={{ href: `/online/api/v1/amateras/operators/leak_drills/file/?${new URLSearchParams(window)}`, label: 'IDのCSVをダウンロード' }}
          />
          <Pager page={page} pages={Math.ceil(affected / per_page)} to={(page) => pagePath(path, page)} />
        </>
      )}
      <OpenForm now={now} />
    </section>
  )
}

/** Keeps what was found as a record, which outlives the log of accesses. */
function OpenForm({ now }: { now: string }) {
  const form = usePageForm<Parameters<Api['operators']['incidents']['open']>[0]>(undefined, { known_at: fieldTime(Date.parse(now)) })
  return (
    <details className="panel leak-form" open={form.refused !== undefined}>
      <summary>この人たちの記録を作成</summary>
      <PageForm of={form} className="stack leak-open">
        <TextField of={form} name="title" label="題名" need="must" hint="個人の名前は書かないでください。" maxLength={200} required />
        <TextField of={form} name="known_at" label="知った時刻" need="must" type="datetime-local" required />
        <ChoiceField of={form} name="is_drill" label="訓練か、ほんとうか" names={drills} />
        <FactsFields facts={form.refused && factsOf(form.refused.values)} />
        <SubmitButton look="primary">記録を作成</SubmitButton>
      </PageForm>
    </details>
  )
}
