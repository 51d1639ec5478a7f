import { href, Link } from 'react-router'
import { completenessParts } from '#contract/candidates/profiles/completeness-parts.ts'
import { useDailyLimits } from '#web/platform/shell/use-daily-limits.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import type { Route } from './+types/about-metrics-page.ts'
import { Document } from './document/document.tsx'
import { MatchingFormula } from './document/matching-formula.tsx'
import { ResponseFormula } from './document/response-formula.tsx'

/** How the server computes the integrity and the similarity of a scout (server/hiring/scouts/judging/). */
export const ScoutFormula = () => (
  <section id="scouts">
    <h2>スカウトの誠実度と文面の使い回し度</h2>
    <p>スカウトが、受け取る人ひとりに向けて書かれているかを、0から100の数で示します。送る企業には書いている間に、受け取る人にはスカウトと一緒に見せます。</p>
    <h3>文面の使い回し度（類似度）</h3>
    <p className="formula">2つの理由に共通する3文字の並びの数 ÷ 短いほうの理由にある3文字の並びの数</p>
    <p>
      文字の幅と大文字・小文字をそろえ（NFKC）、空白と記号を除いてから、続いた3文字に分けて比べます。同じ企業が180日の間に送ったスカウト（新しい順に300通まで）のうち、いちばん近いものとの値です。短いほうで割るので、書き足しても写しは隠れません。60%以上のスカウトは送れません。あいさつと結びは比べません。
    </p>
    <h3>誠実度</h3>
    <p className="formula">引いたところ（50点まで）＋ 独自性（25点まで）＋ 長さ（10点まで）＋ 年収の幅（10点まで）＋ 求人（5点）</p>
    <ul>
      <li>
        引いたところ：理由が指すところのうち、その文章を引くか、内容に触れているもの。1つで45点、2つ以上で50点。1つもなければ0点で、誠実度は合わせて35点を超えず、そのスカウトは送れません。
      </li>
      <li>
        触れているとは、プロフィールの1つの文について、次のどれかに当たることです。その人の言葉を2つ以上含む5文字以上が、続けて同じ。または、その文の言葉2つ以上が理由にも出てきて、合わせて6文字以上（単位のついた数字は4文字、外国語の1語は3文字と数えます）。または、8文字以上の1語が同じ。
      </li>
      <li>一覧から選ぶ名前（スキル、職種、業種など）と、「開発」「経験」「チーム」のように仕事の話でだれにでも使う言葉は、数えません。</li>
      <li>独自性：25 ×（100 − 類似度）÷ 100。</li>
      <li>長さ：理由の文字数 ÷ 200 × 10。200文字で満点です。</li>
      <li>年収の幅：上限が下限の1.5倍までなら10点、2倍で0点、その間は比例します。</li>
      <li>求人：求人を示していれば5点。オープンポジションは0点。</li>
    </ul>
    <p>足した数を四捨五入します。受け取る人は、受け取る誠実度の下限を決められます。決めたことは企業に伝わりません。</p>
  </section>
)

const columns: Columns<(typeof completenessParts)[number]> = [
  { key: 'part', header: '項目', cell: ({ label }) => label },
  { key: 'rule', header: 'そろったとする条件', kind: 'long', cell: ({ rule }) => rule },
  { key: 'weight', header: '重み', kind: 'end', cell: ({ weight }) => weight },
]

/** How the server computes the completeness of a profile (server/profiles), for every reader. */
export const CompletenessFormula = () => (
  <section id="completeness">
    <h2>プロフィールの完成度</h2>
    <p>ログインした方が、自分のプロフィールでだけ見られる数字です。企業には見せません。検索やおすすめの順番にも使いません。</p>
    <p className="formula">完成度（%）＝ そろっている項目の重みの合計</p>
    <DataTable caption="完成度の項目" columns={columns} rows={completenessParts} id={({ key }) => key} />
    <p>「次の一歩」は、そろっていない項目のうち、重みをかかる時間（分）で割った値がいちばん大きいものです。同じ値のときは、上の表で先にあるものです。</p>
  </section>
)

/** How companies see numbers of candidates (server/candidates/search/search/list-candidates.ts). */
export function CandidateCounts() {
  const { people_opened, scouts_sent } = useDailyLimits()
  return (
    <section id="people">
      <h2>求職者の人数</h2>
      <p>
        企業が候補者を検索するとき、1人から4人の人数は示しません。条件の横の人数は5人きざみに切り捨てます。人数の差から、だれかがわからないようにするためです。ブロックされた企業には、その人はどの人数にも入りません。
      </p>
      <p>
        さがした結果は、プロフィールか意向を新しく書いた人から並べ、200人まで見せます。1つの企業が1日に開けるプロフィールは
        {people_opened.toLocaleString('ja-JP')}人まで、送れるスカウトは
        {scouts_sent.toLocaleString('ja-JP')}通までです。
      </p>
    </section>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '数字の算出方法',
    description: '年収、確認日、応募への回答など、このサイトに出てくる数字の意味と計算のしかたを、すべて説明します。',
    path: href('/about/metrics'),
  })

const freshness = [
  ['14日まで', '芽の印と、緑の文字'],
  ['15日から30日まで', '芽の印と、黒い文字'],
  ['31日から', '時計の印。一覧から外れる日を書きます'],
  ['45日', '一覧・検索・フィードから外れます'],
] as const

const freshnessColumns: Columns<(typeof freshness)[number]> = [
  { key: 'since', header: '最後の確認から', cell: ([since]) => since },
  { key: 'shown', header: '表示', kind: 'long', cell: ([, shown]) => shown },
]

export default function AboutMetricsPage() {
  return (
    <Document
      title="数字の算出方法"
      lead={<p>このサイトに出てくる数字の意味と、計算のしかたです。どの企業も、どの求人も、同じ式で数えます。お金を払って数字を変えることはできません。</p>}
    >
      <section id="pay">
        <h2>年収</h2>
        <p>会社が求人に書いた金額を、下限と上限の幅で示します。単位は万円です。時給と日給の仕事は、その単位のまま大きく示します。</p>
        <ul>
          <li>
            時給と日給は、1日の時間と週の日数が書かれているときだけ、52週分を年収の目安として添えます。書かれていなければ年収にせず、年収の絞り込みにも並べ替えにも入れません。
          </li>
          <li>固定残業代を含むときは、含むことと、その時間数を金額のすぐ下に書きます。</li>
          <li>下限か上限が書かれていない求人は、書かれていないと示します。推測した金額で埋めることはありません。</li>
        </ul>
        <h3>年収の内訳</h3>
        <p className="formula">下限の年収 ＝（基本給 ＋ 固定残業代）× 12か月 ＋ 賞与</p>
        <p>
          基本給・固定残業代・賞与の月数が求人に書かれ、足した額が年収の下限と1万円未満の差で合うときだけ表にします。合わないときと、材料が足りないときは、表を出しません。表の数字は0.1万円の単位で、足すと必ず合計になるように端数を配ります。
        </p>
      </section>
      <section id="freshness">
        <h2>確認日</h2>
        <p>会社の担当者が「まだ募集している」と確かめた、いちばん新しい日です。日本の暦で数えます。</p>
        <DataTable isCompact caption="確認日の表示" columns={freshnessColumns} rows={freshness} id={([since]) => since} />
        <p>公開したあとの変更は、だれが、いつ、何を変えたかを求人のページに残します。</p>
      </section>
      <ResponseFormula />
      <MatchingFormula />
      <CompletenessFormula />
      <ScoutFormula />
      <CandidateCounts />
      <section id="views">
        <h2>閲覧と、気になるの数</h2>
        <p>
          企業は、自社のページと求人が開かれた回数を、日ごとと期間ごとに見られます。数えるのは、開かれた回数だけです。だれが、どの端末で開いたかは記録しません。企業のメンバーが開いた分は数えません。1日に5回より少ない日と、5に満たない数は企業に示さず、期間の数は5きざみに切り捨てます。「気になる」は、送った人の数を同じように示します。何件に送っても1人と数えます。
        </p>
      </section>
      <section id="lists">
        <h2>求人の一覧の数字</h2>
        <p>
          職種、勤務地、スキル、最寄り駅、フェーズごとの一覧は、公開中の求人が5件以上あるときに表示し、その求人を数えます。年収は、求人ごとに下限と上限の中央の値（片方だけならその値）を取り、並べた真ん中を中央値、4分の1と4分の3のところを「半分の求人」の幅とします。年収を数字で書いていない求人は入りません。求人のページの「同じ職種の年収」は、同じ職種と雇用形態の求人が10件以上あるときに、同じ数え方で示します。
        </p>
        <p>
          応募への返信は、実績を公開している企業（応募10件以上）が3社以上あるときに、その合計と、企業ごとの中央値の真ん中を示します。全体との差は、割合で8ポイント以上、年収で5%以上あるものだけを文にします。
        </p>
      </section>
      <section id="counts">
        <h2>件数</h2>
        <p>検索の結果と、条件の横の件数は、同じ一覧から数えます。条件の横の件数は「これを選ぶと何件になるか」です。おおよその数は使いません。</p>
        <p>
          並ぶ順番は <Link to={href('/about/ranking')}>表示順位の決め方</Link> で説明しています。
        </p>
      </section>
    </Document>
  )
}
