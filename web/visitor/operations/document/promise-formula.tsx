import { promiseExamples, promiseHappenings } from '#contract/hiring/response-ledger/promise-examples.ts'
import { promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'

import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExampleEvents } from './example-events.tsx'

const outcomes = { open: 'まだ', kept: '守られた', broken: '守られなかった', excused: '数えない' }

const columns: Columns<(typeof promiseExamples)[number]> = [
  {
    key: 'events',
    header: 'できごとと、見た日',
    cell: ({ events, day }) => <ExampleEvents events={events.map(([when, happening]) => [when, promiseHappenings[happening].text])} day={day} />,
  },
  { key: 'outcome', header: '約束', cell: ({ outcome }) => <span className="nw">{outcomes[outcome]}</span> },
]

/** How the site counts promised meetings (contract/hiring/response-ledger/promise-of-case.ts), with the examples of its tests. */
export const PromiseFormula = () => (
  <>
    <h3 id="promises">約束した面談の実施</h3>
    <p className="formula">行われた面談・面接 ÷（行われた ＋ 守られなかった）</p>
    <p>
      スカウトを承諾した人に、会社は、スカウトに書いた種類の面談（または面接）を約束します。行う前に不採用にする、書類選考に移す、ほかの種類の面談を提案するには、会社は理由を選ばなければなりません。理由は本人に伝わり、本人は「事実と違う」と申し出られます。
    </p>
    <ul>
      <li>守られた：このサイトで日時を決めた、約束した種類の面談・面接の終わりの時刻を過ぎたもの</li>
      <li>
        守られなかった：会社が「{promiseReasons.position_closed.name}
        」としたもの、会社の理由を本人が事実と違うと申し出たもの、承諾か、本人の「都合が合わない」か、会社の取り消しから
        <strong>30日</strong>、会社が候補日を送らなかったもの
      </li>
      <li>
        数えない：「{promiseReasons.candidate_absent.name}」「{promiseReasons.candidate_declined.name}」「{promiseReasons.held_elsewhere.name}
        」とされ、本人が申し出ていないもの、その前に本人がやりとりを閉じたものや入社が決まったもの、この決まりができる前に承諾されたもの
      </li>
    </ul>
    <p>
      面談の予定を過ぎたあと、本人が「会いませんでした」と答えたものは、守られなかった方に移します。だれの答えか分からないように、答え5件ごとにまとめて移します。会社は1件から、公開は10件から見られます。
    </p>
    <DataTable isCompact caption="約束の例" columns={columns} rows={promiseExamples} id={({ events, day }) => JSON.stringify([events, day])} />
    <p>例えば、守られた約束が9件、守られなかった約束が1件、数えないものが3件あれば、90%（10件中9件）です。</p>
  </>
)
