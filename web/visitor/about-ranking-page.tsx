import { Link } from 'react-router'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/about-ranking-page.ts'
import { Document } from './document/document.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '表示順位の決め方', description: '求人と企業が並ぶ順番を、何で決めているか。お金で順番は変わりません。', path: '/about/ranking' })

export default function AboutRankingPage() {
  return (
    <Document
      title="表示順位の決め方"
      lead={
        <p>
          求人と企業が並ぶ順番は、ここに書いたことだけで決まります。広告の枠はなく、料金や契約の種類で順番が変わることもありません。見る人によって変わるのは、ログインした方の「おすすめ」だけです。その方が自分で入力した希望と、自分で決めた重みで並びます。
        </p>
      }
    >
      <section id="jobs">
        <h2>求人</h2>
        <p>選べる並び順は4つです。どれも、同じなら求人の番号が新しいものを先にします。</p>
        <ol>
          <li>
            <strong>おすすめ</strong>（検索で、はじめに選ばれている順）
            <p>キーワードがあるときは、次の3つのまとまりに分けて、上から並べます。</p>
            <ul>
              <li>すべての語が、求人の題名か職種名にある</li>
              <li>すべての語が、題名・職種名か、必須・歓迎の経験と技術にある</li>
              <li>それ以外（仕事の内容、会社名、駅名などにある語をふくむ）</li>
            </ul>
            <p>それぞれの中は、確認日の新しい順です。キーワードがないときは、全体が確認日の新しい順です。</p>
            <p>
              プロフィールに希望を入力した方がログインして見るときは、それぞれの中（キーワードがないときは全体）を、まず希望に合う順に並べ、同じなら確認日の新しい順にします。計算のしかたは{' '}
              <Link to="/about/metrics#matching">希望との合い方</Link> のとおりです。
            </p>
          </li>
          <li>
            <strong>新着</strong>（求人の一覧で、はじめに選ばれている順）：はじめて公開した日時が新しい順
          </li>
          <li>
            <strong>更新</strong>：内容を更新した日時が新しい順
          </li>
          <li>
            <strong>年収の上限</strong>
            ：高い順。上限が書かれていない求人は下限で比べ、どちらも書かれていない求人は最後です。金額が同じなら、確認日の新しい順です
          </li>
        </ol>
        <p>キーワードの前に「-」を付けた語は、求人を除くためだけに使い、順番には使いません。</p>
      </section>
      <section id="freshness">
        <h2>確認が遅れた求人</h2>
        <p>
          確認日が古くなるほど、「おすすめ」で下がっていきます。確認から45日たつと、一覧・検索・フィードから外れ、だれかが確認するまで戻りません。募集が終わった求人も外れます。
        </p>
      </section>
      <section id="companies">
        <h2>企業</h2>
        <p>公開中の求人のうち、いちばん新しい確認日で比べ、新しい企業を先にします。公開中の求人がない企業は、そのあとに、登録の新しい順で並びます。</p>
      </section>
      <section id="left-out">
        <h2>一覧に出ない求人</h2>
        <p>
          ログインした方には、応募した求人と、気になる求人を、はじめは除いて見せます。検索の条件で戻せます。興味なしにした求人と会社、ブロックした会社は、いつも除きます。件数からも同じように除きます。
        </p>
      </section>
      <section id="recommended">
        <h2>企業のページに出る、ほかの企業の求人</h2>
        <p>同じ業種の企業の求人から、確認日の新しい順に、1社1件、4件まで選びます。</p>
      </section>
      <section id="unused">
        <h2>使っていないもの</h2>
        <ul>
          <li>料金、契約の種類、広告</li>
          <li>見られた回数、押された回数</li>
          <li>応募への回答などの数字</li>
          <li>あなたの性別、年齢、住所、経歴、見た求人</li>
          <li>ほかの人の行動や、あなたに似た人の行動</li>
        </ul>
        <p>
          数字の意味は <Link to="/about/metrics">数字の算出方法</Link> で説明しています。
        </p>
      </section>
    </Document>
  )
}
