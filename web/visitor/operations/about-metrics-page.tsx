import { Link } from 'react-router'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/about-metrics-page.ts'
import { Document } from './document/document.tsx'
import { CompletenessFormula } from './document/completeness-formula.tsx'
import { MatchingFormula } from './document/matching-formula.tsx'
import { CandidateCounts } from './document/candidate-counts.tsx'
import { ResponseFormula } from './document/response-formula.tsx'
import { ScoutFormula } from './document/scout-formula.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '数字の算出方法',
    description: '年収、確認日、応募への回答など、Mebae に出てくる数字の意味と計算のしかたを、すべて説明します。',
    path: '/about/metrics',
  })

export default function AboutMetricsPage() {
  return (
    <Document
      title="数字の算出方法"
      lead={<p>Mebae に出てくる数字の意味と、計算のしかたです。どの企業も、どの求人も、同じ式で数えます。お金を払って数字を変えることはできません。</p>}
    >
      <section id="pay">
        <h2>年収</h2>
        <p>会社が求人に書いた金額を、下限と上限の幅で示します。単位は万円です。時給と日給の仕事は、その単位のまま大きく示します。</p>
        <ul>
          <li>
            時給と日給は、1日の時間と週の日数が書かれているときだけ、52週分を年収の目安として添えます。書かれていなければ年収にせず、年収のしぼり込みにも並べ替えにも入れません。
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
        <div className="scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">最後の確認から</th>
                <th scope="col">表示</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">14日まで</th>
                <td>芽の印と、緑の文字</td>
              </tr>
              <tr>
                <th scope="row">15日から30日まで</th>
                <td>芽の印と、黒い文字</td>
              </tr>
              <tr>
                <th scope="row">31日から</th>
                <td>時計の印。一覧から外れる日を書きます</td>
              </tr>
              <tr>
                <th scope="row">45日</th>
                <td>一覧・検索・フィードから外れます</td>
              </tr>
            </tbody>
          </table>
        </div>
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
      <section id="counts">
        <h2>件数</h2>
        <p>検索の結果と、条件の横の件数は、同じ一覧から数えます。条件の横の件数は「これを選ぶと何件になるか」です。おおよその数は使いません。</p>
        <p>
          並ぶ順番は <Link to="/about/ranking">表示順位の決め方</Link> で説明しています。
        </p>
      </section>
    </Document>
  )
}
