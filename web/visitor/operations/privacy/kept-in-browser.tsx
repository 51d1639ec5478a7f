import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

const kept = [
  ['Cookie', 'mebae_candidate、mebae_company', 'ログインしていること', '90日。30日使わないと無効'],
  ['Cookie', 'mebae_sign_up', '登録の途中で、同じブラウザであること', '30分'],
  [
    'Cookie',
    'mebae_registration',
    '「くわしい登録」に入力した内容を、読み込み直しても失わないこと',
    '1時間。登録を申し込むか、ログアウトするか、そのページで削除すると消える',
  ],
  ['Cookie', 'mebae_intended', 'ログインの前に押した「気になる」や保存を、ログインのあとで行うこと', '15分'],
  [
    'Cookie',
    'mebae_first_message',
    '登録の前に応募の画面で企業に書いたメッセージを、登録のあとの応募に入れること（500字まで）',
    '30分。応募するか、ログアウトすると消える',
  ],
  ['Cookie', 'mebae_said', '操作の結果を、次のページで1度だけ伝えること', '2分'],
  ['Cookie', 'mebae_wrote', '送った直後に、いま送った内容を表示すること', '5秒'],
  ['Cookie', 'mebae_intuition', '「直感でお気に入り」をひととおり見たこと', '7日'],
  ['Cookie', 'mebae_list', '求人の一覧を「くわしく」で見ると選んだこと（ログイン中はアカウントに保存）', '400日。「一覧」に戻すと消える'],
  ['Cookie', 'mebae_side', '企業と運営の画面で、左のメニューを折りたたんだこと', '400日。広げると消える'],
  ['Cookie', 'mebae_columns', '企業と運営の一覧で、表示すると選んだ列', '400日。標準に戻すと消える'],
  ['Cookie', 'mebae_ask_…', 'パスキーや LINE の確認の途中で、同じブラウザであること', '5分'],
  ['Cookie', 'mebae_device', 'まえにログインした端末であること（だれかがパスワードを試していても、ご本人は待たずにログインできます）', '400日'],
  ['タブの中', 'job-offer-list', '最後に見た求人の一覧に戻ること', 'タブを閉じるまで'],
  ['タブの中', 'reloaded-for-build', 'サイトが新しくなったとき、くり返し読み込み直さないこと', 'タブを閉じるまで'],
  ['タブの中', 'list-keys', '求人の一覧で、j と k のキー操作を止めたこと', 'タブを閉じるまで'],
  ['タブの中', 'intention-asked', '転職の意向を、くり返したずねないこと', 'タブを閉じるまで'],
  ['タブの中', 'kept-input:…', '書きかけの入力をなくさないこと', '送るか、ログアウトするか、タブを閉じるまで'],
  ['タブの中', 'outbox:…', '企業のメンバーが書き、まだ送れていないメッセージをなくさないこと', '送るか、ログアウトするか、タブを閉じるまで'],
  ['タブの中', 'recent-searches:…', '最近さがした言葉を、検索の欄で候補に出すこと（新しい5つまで）', 'ログアウトするか、タブを閉じるまで'],
  ['タブの中', 'lists:…', '企業と運営の画面で、一覧へ戻るときに同じ条件にすること', 'ログアウトするか、タブを閉じるまで'],
  ['タブの中', 'recent-places:…', '企業と運営のページで、検索から最近開いたものを候補に出すこと（新しい6つまで）', 'ログアウトするか、タブを閉じるまで'],
  ['Cookie', 'mebae_install', '「ホーム画面に追加」の案内を、もう表示しないこと', '400日'],
  ['ブラウザの中', 'device-visits', '「ホーム画面に追加」の案内を、2回目からにすること（回数と、最後の時刻）', 'ログアウトするまで'],
  ['ブラウザの中', 'device:waiting:…', '求職者が送信を押し、まだ送れていないメッセージをなくさないこと', '送るか、取り消すか、ログアウトするまで'],
  ['ブラウザの中', 'device:reading:…', '「電波のないときも読む」を選んだこと', 'やめるか、ログアウトするまで'],
  ['ブラウザの中', 'device:draft:…', '書きかけのメッセージを、電波のないときも読めること（選んだ人だけ）', '送るか、やめるか、ログアウトするまで'],
  [
    'ブラウザの中',
    'kept-pages、kept-assets',
    '保存した求人とやりとりのページを、電波のないときも読めること（選んだ人だけ）',
    'やめるか、ログアウトするか、30日つながらないまで',
  ],
] as const

const columns: Columns<(typeof kept)[number]> = [
  { key: 'name', header: '名前', cell: ([, name]) => name },
  { key: 'place', header: '置き場所', cell: ([place]) => <span className="nw">{place}</span> },
  { key: 'why', header: '目的', kind: 'long', cell: ([, , why]) => why },
  { key: 'until', header: '残る期間', kind: 'long', cell: ([, , , until]) => until },
]

type KeptInBrowserProps = { hasTags: boolean }

/** Every cookie and every entry of the browser's storage that this site sets. */
export const KeptInBrowser = ({ hasTags }: KeptInBrowserProps) => (
  <section id="cookies">
    <h2>Cookie と、ブラウザに残すもの</h2>
    <p>
      どれも、頼まれたことをするのに必要なものだけです。広告や、ほかのサイトでの行動を知るためには使いません。
      {hasTags && '下の「外部への送信」の送り先は、このほかに Cookie を置くことがあります。'}
    </p>
    <p>
      電波のないときのために端末に残すものは、ログインした本人のものだけを、本人が選んだときだけ残します。ログアウト、退会、ほかの端末からのログアウト、ほかの人のログインで、次にサイトを開いたときまでに消えます。電波のないあいだは、その端末を開ける人が読めます。
    </p>
    <DataTable caption="Cookie と、ブラウザに残すもの" columns={columns} rows={kept} id={([, name]) => name} />
  </section>
)
