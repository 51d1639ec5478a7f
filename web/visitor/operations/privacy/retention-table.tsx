import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

const columns: Columns<readonly [what: string, until: string]> = [
  { key: 'what', header: '情報', cell: ([what]) => what },
  { key: 'until', header: 'いつ消えるか', kind: 'long', cell: ([, until]) => until },
]

type RetentionTableProps = { backupDays: number }

/** When the site deletes what: docs/leaving.md in the words of the page. */
export const RetentionTable = ({ backupDays }: RetentionTableProps) => (
  <section id="retention">
    <h2>残す期間</h2>
    <p>退会すると、下の「退会した日」のものは、その場で消えます。元に戻せません。</p>
    <DataTable caption="残す期間" columns={columns} rows={periods(backupDays)} id={([what]) => what} />
  </section>
)

const periods = (backupDays: number): [what: string, until: string][] => [
  ['プロフィール、希望、設定、同意の記録、気になる、保存した求人、閲覧履歴、見られた記録', '退会した日'],
  ['送ったメッセージの本文', '退会した日。あったことと日時は、企業の記録に残ります'],
  ['送ったファイル', '退会した日（ファイルの本体は2時間以内）'],
  ['企業から届いたメッセージ', '企業に残ります。あなたは「退会済みユーザー」と表示されます'],
  ['書き出したデータ（エクスポート）', '7日、または退会した日'],
  ['企業が社外から登録した人（同意の前）', '答えがないまま14日、または断った日。断ったことだけが、アドレスのわからない形で残ります'],
  ['企業が社外から登録した人（同意の後、履歴書を含む）', '選考の最後の更新から、メールで伝えた期間（はじめの設定は12か月）、または本人が削除した日'],
  ['ログインの記録', '90日、または退会した日'],
  ['確かめの済んでいない登録', '30分'],
  ['企業の管理者になる申請（預かったパスワードは、決まった日に消えます）', '決まってから180日'],
  ['送ったメールの種類と日時', '30日（本文は、送り終えると消えます。届かなかったメールの本文は7日）'],
  ['だれのデータを、いつ、どの画面に示したかの記録（IDだけ）', '35日（退会すると消えます）'],
  ['IPアドレス（集中したアクセスを防ぐための回数）', '1時間以内'],
  ['運営者がしたことの記録', '残ります。求職者の名前やアドレスは書きません'],
  ['退会した日と理由の件数', 'だれのものか分からない数として残ります'],
  ['バックアップ', `最長${backupDays}日。この間に元に戻すことになっても、退会した方の情報は、すぐに消しなおします`],
]
