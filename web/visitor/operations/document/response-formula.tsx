import { workedExamples, happenings, type WorkedExample } from '#contract/hiring/response-ledger/worked-examples.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExampleEvents } from './example-events.tsx'
import { PromiseFormula } from './promise-formula.tsx'

const states = { open: 'まだ', left: '数えない', answered: '返信あり', silent: '返信なし' }

const results = { open: 'まだ', left: '数えない', told: '伝えた', untold: '伝えない' }

const columns: Columns<WorkedExample> = [
  {
    key: 'events',
    header: 'できごとと、見た日',
    cell: ({ events, day }) => <ExampleEvents events={events.map(([when, happening]) => [when, happenings[happening].text])} day={day} />,
  },
  {
    key: 'answer',
    header: '回答',
    cell: ({ state, answer }) => (
      <span className="nw">
        {states[state]}
        {state === 'answered' && <small className="block">{answer}日</small>}
      </span>
    ),
  },
  { key: 'result', header: '結果の連絡', cell: ({ result }) => results[result] },
]

/** How the site counts the answers of companies (contract/hiring/response-ledger/), with the examples of its tests. */
export const ResponseFormula = () => (
  <section id="responses">
    <h2>会社の返信</h2>
    <p>
      応募と、求職者が承諾したスカウトを、別々に数えます。材料は、だれが、いつ、何をしたかの記録だけです。記録は書き足すだけで、会社にも運営にも書きかえられません。ページを見られた回数は、どの数字にも使いません。
    </p>
    <h3>数えるもの</h3>
    <ul>
      <li>この365日に始まった応募と承諾を数えます。1人について、応募は1件、承諾は1件までです。同じ人が2つ以上応募したときは、はじめの応募で数えます。</li>
      <li>
        始まってから<strong>7日</strong>たったものだけを数えます。早く返信をした分だけ先に数えることは、ありません。
      </li>
      <li>
        会社が返信をする前の7日のうちに、本人が応募を取り消したとき、やりとりを閉じたとき、「時期を改めて受け取る」を選んだとき、会社をブロックしたときは、数えません。7日を過ぎてからなら、返信がなかったと数えます。
      </li>
      <li>退会した人の分は、記録と一緒になくなり、数えません。</li>
      <li>その会社のメンバーのメールアドレスか、その会社のドメインのメールアドレスで登録した人は、数えません。</li>
    </ul>
    <h3>応募への回答</h3>
    <p className="formula">30日以内に会社の人が返信をした応募 ÷ 数える応募</p>
    <p>
      割合の下に、分母と分子（36件中34件）をそのまま書きます。割合は1%の単位に四捨五入します。スカウトでは「承諾への回答」と呼びます。返信と数えるのは、次のどれかです。
    </p>
    <ul>
      <li>
        会社の人が書いたメッセージ。記号と数字を除いて5文字以上で、この90日にほかの人へ送ったものと同じ文面ではないもの。はじめの宛名と「」の中だけが違うものは、同じ文面とみなします
      </li>
      <li>面談・面接の候補日</li>
      <li>内定、または理由を選んで本人に伝えた選考の終わり</li>
    </ul>
    <p>
      返信と数えないもの：プログラムが送ったメッセージ、記号だけのメッセージ、ファイルだけのメッセージ、同じ文面の2人目から、社内で選考の段階を動かしただけのもの、やりとりをアーカイブしただけのもの。求人を終えても、消しても、数えかたは変わりません。
    </p>
    <h3>最初の返信まで</h3>
    <p className="formula">始まりから最初の返信までの時間を、短い順に並べたときの真ん中の値（中央値）</p>
    <p>
      24時間を1日として、0.1日の単位で示します。返信のない件は、どの返信よりも長く待ったものとして並べます。半分以上に返信がなければ、日数の代わりにそう書きます。
    </p>
    <h3>結果の連絡</h3>
    <p className="formula">内定か、終わったことを本人に伝えた件 ÷ 終わった件</p>
    <p>
      終わった件は、会社が内定か終了にしたものと、どちらからも<strong>45日</strong>
      言葉がないままのものです。45日は、最後の言葉か、決まっていた面談の日から数えます。待っている本人が重ねて問い合わせても、延びません。本人が先に閉じたものと、本人に伝えられなかったものは、数えません。
    </p>
    <h3>「面談」が選考だった</h3>
    <p className="formula">「面談（選考なし）」の約束だったのに、選考だったと本人が答えた件数</p>
    <p>
      はじめの面談について、会ったあとに本人が答えたものだけを数えます。だれの答えか分からないように、5件ごとにまとめて加えます。公開するのは10件から、会社が見られるのは5件からです。
    </p>
    <PromiseFormula />
    <h3>いつから、いつ表示するか</h3>
    <p>
      数えるものが<strong>10件</strong>
      に達してから表示します。10件より少ない間は「集計中（10件から表示します）」と書き、場所は空けません。企業の一覧には、いま何件かだけを書きます。少ない件数は偶然に左右されやすく、応募した人がだれかも分かりやすいためです。公開する数字は、前の日の終わりまでのもので、毎日0時すぎに数えなおします。会社は、自社のいまの数字を、公開の前に、10件より少ないときも見られます。
    </p>
    <h3>防げないこと</h3>
    <p>
      文面を少しずつ変えた形だけの返信と、会社の人が別のアドレスで登録した応募は、見分けられないことがあります。見つけたら、お問い合わせから知らせてください。
    </p>
    <h3>数えかたの例</h3>
    <p>0日目に始まった1件を、ある日に見たときの数えかたです。計算の試験も、この表を読んで確かめています。</p>
    <DataTable isCompact caption="数えかたの例" columns={columns} rows={workedExamples} id={({ events, day }) => JSON.stringify([events, day])} />
    <p>
      例えば、数えるものが10件あり、返信まで0.5・1・1・2・2・3・6・12日、残る2件に返信がなければ、応募への回答は80%（10件中8件）、最初の返信までの中央値は2.5日です（5番目の2日と6番目の3日の真ん中）。
    </p>
    <p>見本のサイトに出る企業と求人の数字は、作りものです。</p>
  </section>
)
