import { SiteNote } from '../document/site-note.tsx'
import { useSiteName } from '#web/platform/shell/site-name.ts'
import { href, Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/privacy-page.ts'
import { Document } from '../document/document.tsx'
import { DraftNote, OperatorTerms, UNSET, useOperator } from '../document/operator-terms.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { KeptInBrowser } from './kept-in-browser.tsx'
import { Received } from './received.tsx'
import { RetentionTable } from './retention-table.tsx'
import type { DataRecipient } from '#contract/operations/data-requests/data-handling.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [handling, notes] = await Promise.all([api.data_handling.show(), api.site_notes.show()])
  return { ...handling, note: notes.privacy }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '個人情報の扱い',
    description: 'このサイトが何を受け取り、何に使い、どこに送り、いつ消すか。開示や消去の求めかたと、苦情の窓口。',
    path: href('/privacy'),
  })

export default function PrivacyPage({ loaderData: { recipients, server_place, backup_days, note } }: Route.ComponentProps) {
  const operator = useOperator()
  const site = useSiteName()
  const sentBy = (who: 'browser' | 'server') => recipients.filter(({ sent_by }) => sent_by === who)
  return (
    <Document
      title="個人情報の扱い"
      lead={
        <>
          <p>
            {operator.name ?? UNSET}（以下「運営者」）が、「{site}」で受け取る情報と、その使いかたです。
          </p>
          <DraftNote operator={operator} />
        </>
      }
    >
      <Received />
      <KeptInBrowser hasTags={recipients.some(({ key }) => key === 'tag_manager')} />
      <section id="third-parties">
        <h2>外部への送信</h2>
        <p>あなたのブラウザから、このサイト以外に情報が送られる先の一覧です（電気通信事業法27条の12）。このサイトの設定から作っています。</p>
        {sentBy('browser').every(({ key }) => key === 'film') && (
          <p>
            <strong>ページを開いただけでは、どこにも送りません。</strong>このサイトのページは、このサイト以外の何も読み込みません。
          </p>
        )}
        <DataTable caption="外部への送信" columns={columns} rows={sentBy('browser')} id={({ key }) => key} />
        <p>動画は「再生」を、企業のサイトへのリンクはリンクを押したときにだけ開きます。押す前に送り先の情報を読み込むことはありません。</p>
      </section>
      <section id="processors">
        <h2>サーバーから送る先と、頼んでいる先</h2>
        <p>このサイトのサーバーが情報を送る先の一覧です。運営者が仕事を頼む先（委託先）には、必要な情報だけを渡し、扱いかたを確かめます。</p>
        <DataTable caption="サーバーから送る先" columns={columns} rows={sentBy('server')} id={({ key }) => key} />
        {!server_place && <p>サーバーの置き場所と、運用を頼む先：{UNSET}</p>}
      </section>
      <section id="sharing">
        <h2>企業に見せること</h2>
        <p>
          企業があなたの氏名や連絡先を知るのは、応募、スカウトへの承諾、公開の設定など、あなたが自分でしたことの結果としてだけです。どの企業が、いつ、どの項目を見たかは、すべて記録し、
          <Link to={href('/settings/privacy')}>公開設定</Link> でいつでも確かめられます。ブロックした企業には、あなたがいることも伝わりません。
        </p>
        <p>
          本人の同意があるとき、または法令にもとづくときを除き、個人情報をほかの人に渡しません。人を点数にして企業に渡すことも、見た求人を企業に知らせることもありません。運営者は、当事者のメッセージを読みません。どちらかが通報したときだけ、通報に写された部分を読みます。やりとりを開くのは運営者2人が認めたときだけで、開いたことを両方に伝えます。
        </p>
      </section>
      <RetentionTable backupDays={backup_days} />
      <section id="safety">
        <h2>守りかた</h2>
        <ul>
          <li>通信を暗号化します。電話番号、住所、郵便番号、生年月日は、データベースの中でも暗号化し、鍵を別に保管します。</li>
          <li>パスワードは元に戻せない形で残します。ログインの記録は本人が見られ、終わらせられます。</li>
          <li>情報を扱う人を限り、記録（ログ）には名前、メールアドレス、本文を書きません。</li>
        </ul>
      </section>
      <section id="leaks">
        <h2>漏えいが起きたとき</h2>
        <p>
          漏えいのおそれを知ったときは、すみやかに止め、範囲を調べます。法令が定めるときは、3〜5日のうちに個人情報保護委員会に知らせ、対象の本人に、メールかこのサイトのお知らせで伝えます（個人情報保護法26条）。気づいたことは、
          <Link to={href('/about/contact')}>問い合わせ</Link> から知らせてください。
        </p>
      </section>
      <Rights />
      <section id="operator">
        <h2>運営者と、苦情・相談の窓口</h2>
        <OperatorTerms operator={operator} />
      </section>
      <SiteNote note={note} heading="運営者からの追記" />
    </Document>
  )
}

const columns: Columns<DataRecipient> = [
  { key: 'name', header: '送り先', cell: ({ name }) => name },
  { key: 'what', header: '送られる情報', kind: 'long', cell: ({ what }) => what },
  { key: 'why', header: '目的', kind: 'long', cell: ({ why }) => why },
  { key: 'when', header: 'いつ', kind: 'long', cell: ({ when }) => when },
]

/** The rights of users over their own information, and those that they can exercise themselves at once. */
const Rights = () => (
  <section id="rights">
    <h2>本人の求め</h2>
    <p>会員の方は、次のことを、いつでも自分でできます。料金はかかりません。</p>
    <ul>
      <li>
        開示：<Link to={href('/settings/export')}>データの書き出し</Link>で、預けた情報とファイル、企業に見られた記録を受け取れます。
      </li>
      <li>
        訂正・追加：<Link to={href('/profile')}>プロフィール</Link>で直せます。
      </li>
      <li>
        利用や提供の停止：<Link to={href('/settings/privacy')}>公開設定</Link>と <Link to={href('/settings/notifications')}>通知の設定</Link>
        で止められます。
      </li>
      <li>
        消去：<Link to={href('/quit')}>退会</Link>すると消えます。
      </li>
    </ul>
    <p>
      自分でできないときは、ログインして<Link to={href('/settings/requests')}>個人情報の請求</Link>から、ログインできない方と企業の担当者は
      <Link to={href('/about/contact')}>問い合わせ</Link>
      から、開示、利用目的の通知、訂正、追加、削除、利用の停止、消去、第三者への提供の停止、第三者提供の記録の開示を求められます。登録のメールアドレスなどで本人か確かめ、法令にしたがって、遅れずに応じます。通報や苦情に書かれたことは、終わってから1年、個人情報の請求の記録は、答えてから3年で消します。
    </p>
  </section>
)
