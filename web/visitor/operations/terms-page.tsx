import { apiContext } from '#web/platform/api/page-context.ts'
import { SiteNote } from './document/site-note.tsx'
import { useSiteName } from '#web/platform/shell/site-name.ts'
import { href, Link } from 'react-router'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/terms-page.ts'
import { Document } from './document/document.tsx'
import { DraftNote, OperatorTerms, UNSET, useOperator } from './document/operator-terms.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({ note: (await context.get(apiContext).site_notes.show()).terms })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '利用規約',
    description: 'このサイトを使うときの約束です。求職者の利用は無料で、運営者は当事者のメッセージを読みません。',
    path: href('/terms'),
  })

export default function TermsPage({ loaderData: { note } }: Route.ComponentProps) {
  const operator = useOperator()
  const site = useSiteName()
  return (
    <Document
      title="利用規約"
      lead={
        <>
          <p>
            {operator.name ?? UNSET}（以下「運営者」）が提供する「{site}」（以下「本サービス」）を使うときの約束です。
          </p>
          <DraftNote operator={operator} />
        </>
      }
    >
      <section id="service">
        <h2>1. サービスの内容</h2>
        <p>
          本サービスは、スタートアップの求人と企業の情報を載せ、求職者と企業が直接やりとりする場を提供します。運営者は、職業紹介（求職者と企業の間に立って、雇用関係の成立をあっせんすること）を行いません。だれをだれに紹介するかを運営者が選ぶことも、当事者のメッセージを書きかえることもありません。
        </p>
        <p>
          求人と企業が並ぶ順番は、<Link to={href('/about/ranking')}>表示順位の決め方</Link> に書いたことだけで決まります。
        </p>
      </section>
      <section id="fees">
        <h2>2. 料金</h2>
        <p>
          求職者は無料で使えます。求人の紹介や応募の対価を求職者から受け取ることはありません。就職のお祝い金などを求職者に渡すこともありません。企業の料金と違約金は、
          <Link to={href('/about/fees')}>料金と違約金</Link>のページに書き、求人を公開する前に示します。
        </p>
      </section>
      <section id="postings">
        <h2>3. 求人の情報</h2>
        <ul>
          <li>企業は、求人と会社の情報を、うそや誤解のないように書き、新しく保ちます。</li>
          <li>募集者の名称、住所、連絡先、業務の内容、就業の場所、賃金を、求人そのものに書きます。</li>
          <li>性別や年齢を条件にした募集など、法令に反する求人は載せられません。</li>
          <li>募集を終えたとき、条件を変えたときは、すぐに直します。45日間確認されない求人は、一覧から外れます。</li>
          <li>求人の内容は企業が書いたものです。運営者は、誤りの指摘を受けたら確かめ、必要なら載せるのをやめます。</li>
        </ul>
      </section>
      <section id="messages">
        <h2>4. 通信の秘密</h2>
        <p>
          メッセージは当事者だけのものです。運営者は、当事者の同意か法令の根拠がないかぎり、読みません。通報で当事者が示した部分を確かめるときは、見たことを記録し、両方の当事者に伝えます。
        </p>
      </section>
      <section id="forbidden">
        <h2>5. してはいけないこと</h2>
        <ul>
          <li>うその情報を載せること、ほかの人や会社になりすますこと</li>
          <li>相手が断ったあとに連絡を続けること、いやがらせをすること</li>
          <li>求職者の情報を、採用のほかの目的に使うこと、ほかの人に渡すこと</li>
          <li>個人の情報を自動で集めること、サービスの動きを妨げること</li>
          <li>法令や公序良俗に反すること</li>
        </ul>
        <p>これらがあったとき、運営者は、求人や利用を止めることがあります。止めるときは理由を伝えます。</p>
      </section>
      <section id="liability">
        <h2>6. 責任</h2>
        <p>雇用や業務委託の契約は、求職者と企業の間で結ばれます。運営者は、故意または過失で利用者に損害を与えたとき、法令にしたがって責任を負います。</p>
      </section>
      <section id="changes">
        <h2>7. 規約の変更</h2>
        <p>規約を変えるときは、変える日と内容を、前もってこのページで知らせます。</p>
      </section>
      <SiteNote note={note} heading="運営者からの追記" />
      <section id="law">
        <h2>8. 準拠法と裁判所</h2>
        <p>日本法を適用します。{operator.court && `争いについては、${operator.court}を専属の合意管轄裁判所とします。`}</p>
      </section>
      <section id="operator">
        <h2>運営者</h2>
        <OperatorTerms operator={operator} />
      </section>
    </Document>
  )
}
