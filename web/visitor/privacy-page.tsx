import { Link, useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/pages.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/privacy-page.ts'
import { Document } from './document/document.tsx'
import { DraftNote } from './document/draft-note.tsx'
import { OperatorTerms, UNSET } from './document/operator-terms.tsx'
import { ThirdParties } from './document/third-parties.tsx'
import { useOperator } from './document/use-operator.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '個人情報の扱い',
    description: 'Mebae が何を受け取り、何に使い、どこに送るか。いまは会員登録がなく、外部への送信も初めの設定ではありません。',
    path: '/privacy',
  })

export default function PrivacyPage() {
  const operator = useOperator()
  const tagManagerId = useRouteLoaderData<Site>('root')?.tag_manager_id ?? null
  return (
    <Document
      title="個人情報の扱い"
      lead={
        <>
          <p>{operator.name ?? UNSET}（以下「運営者」）が、Mebae（芽生え）で受け取る情報と、その使いかたです。</p>
          <DraftNote operator={operator} />
        </>
      }
    >
      <section id="now">
        <h2>いま受け取る情報</h2>
        <p>会員登録はまだ始まっていません。求人をさがすとき、名前やメールアドレスを入れる場所はありません。</p>
        <ul>
          <li>
            <strong>アクセスの情報</strong>
            ：ページの表示に必要な、IPアドレス、見たページのアドレス、ブラウザの種類、日時。安全に動かし、集中したアクセスを防ぐために使います。だれが見たかを調べるためには使いません。企業のページと求人が開かれた回数は、回数だけを数え、5回以上のときに企業へ示します。
          </li>
          <li>
            <strong>問い合わせのメール</strong>：アドレスと、書かれた内容。返事をするために使います。
          </li>
        </ul>
        <p>
          会員登録を始めるときは、集める項目とその目的を、項目ごとに登録の画面で示し、このページを先に改めます。人種、本籍、出生地、家族、思想や信条、労働組合のことは集めません。
        </p>
      </section>
      <section id="cookies">
        <h2>Cookie と、ブラウザに残すもの</h2>
        <p>このサイトは Cookie を使っていません。{tagManagerId && '下の「外部への送信」の送り先は、Cookie を置くことがあります。'}</p>
        <p>ブラウザのタブの中だけに、次の2つを残します。どちらもサーバーに送らず、タブを閉じると消えます。</p>
        <div className="scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">名前</th>
                <th scope="col">中身</th>
                <th scope="col">目的</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">job-offer-list</th>
                <td>最後に見た求人の一覧の条件</td>
                <td>求人から一覧に戻るため</td>
              </tr>
              <tr>
                <th scope="row">reloaded-for-build</th>
                <td>読み込み直した時刻</td>
                <td>サイトが新しくなったとき、くり返し読み込み直さないため</td>
              </tr>
            </tbody>
          </table>
        </div>
      </section>
      <section id="third-parties">
        <h2>外部への送信</h2>
        <p>あなたのブラウザから、このサイト以外に情報が送られる先の一覧です（電気通信事業法27条の12）。</p>
        <ThirdParties tagManagerId={tagManagerId} />
        <p>企業のサイトや動画へのリンクは、押したときにだけ開きます。押す前に送り先の情報を読み込むことはありません。</p>
      </section>
      <section id="sharing">
        <h2>ほかの人に渡すこと</h2>
        <p>
          本人の同意があるとき、または法令にもとづくときを除き、個人情報をほかの人に渡しません。人を点数にして企業に渡すことも、見た求人を企業に知らせることもありません。
        </p>
        <p>サーバーの置き場所と、運用を頼む先：{UNSET}</p>
      </section>
      <section id="safety">
        <h2>守りかたと、残す期間</h2>
        <p>通信は暗号化します。記録には名前やメールアドレスを書きません。アクセスの記録を残す期間：{UNSET}</p>
      </section>
      <section id="rights">
        <h2>本人の求め</h2>
        <p>
          自分の情報の開示、訂正、利用の停止、消去は、<Link to="/about/contact">問い合わせ</Link>{' '}
          から求められます。本人か確かめてから、法令にしたがって応じます。
        </p>
      </section>
      <section id="operator">
        <h2>運営者</h2>
        <OperatorTerms operator={operator} />
      </section>
    </Document>
  )
}
