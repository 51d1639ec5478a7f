import { href, Link } from 'react-router'
import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/about-page.ts'
import { Document } from './document/document.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '使いかた',
    description: '求人のさがしかた、求人の読みかた、よくある質問。会員登録なしで、すべての求人と企業のページを読めます。',
    path: href('/about'),
  })

export default function AboutPage() {
  const isOpen = useFeature('candidate_sign_up')
  return (
    <Document title="使いかた" lead={<p>このサイトは、スタートアップの求人をさがすサイトです。会員登録なしで、すべての求人と企業のページを読めます。</p>}>
      <section id="search">
        <h2>求人をさがす</h2>
        <ul>
          <li>
            言葉を空白で区切ると、すべての言葉をふくむ求人が見つかります。全角と半角、大文字と小文字、「サーバー」と「サーバ」の違いは気にしなくてかまいません。
          </li>
          <li>「-営業」のように前に「-」を付けると、その言葉をふくむ求人を除きます。</li>
          <li>「"データ基盤"」のように引用符で囲むと、その並びのままさがします。</li>
          <li>条件の横の数字は、それを選んだときの件数です。0件のときは、外すと求人が増える条件を示します。</li>
          <li>検索のアドレスには条件がすべて入っています。ブックマークや共有に使えます。フィードで新着を受け取ることもできます。</li>
        </ul>
      </section>
      <section id="read">
        <h2>求人を読む</h2>
        <p>
          どの求人も、年収、確認日、応募への回答を、同じ順番で示します。意味と計算のしかたは <Link to={href('/about/metrics')}>数字の算出方法</Link>{' '}
          にあります。
        </p>
        <ul>
          <li>「記載なし」は、企業がその条件を書いていないという意味です。</li>
          <li>「面談でお伝えします」は、企業が面談で伝えると決めた条件です。</li>
          <li>「更新履歴」で、公開してから何が変わったかを確かめられます。</li>
        </ul>
      </section>
      <section id="questions">
        <h2>よくある質問</h2>
        <h3>応募はできますか</h3>
        <p>
          応募、「気になる」、メッセージには {isOpen ? <Link to={href('/registration/onestep')}>会員登録</Link> : '会員登録'}{' '}
          がいります。求人を読むだけなら、登録はいりません。
        </p>
        <ClosedNote feature="candidate_sign_up" what="新しい会員登録" />
        <h3>料金はかかりますか</h3>
        <p>求職者は無料です。</p>
        <h3>求人が事実と違うときは</h3>
        <p>
          <Link to={href('/about/contact')}>問い合わせと通報</Link> からお知らせください。
        </p>
        <p>
          ほかの質問は <Link to={href('/help')}>ヘルプ</Link> で検索できます。
        </p>
      </section>
    </Document>
  )
}
