import { href } from 'react-router'
import { about, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const signIn = question('other-sign-in', 'GoogleやLINEでログインできますか')
const password = question('password', 'パスワードを忘れました')
const mail = question('change-mail', 'メールアドレスを変更できますか')
const lostPhone = question('lost-phone', 'スマートフォンをなくして、二段階認証のコードを出せません')
const quit = question('quit', '退会するには、どうすればよいですか')
const start = guide('candidates/start', '登録とプロフィール')
const dataRequest = question('data-request', '個人情報の開示や消去を求めたいときは')
const myData = question('my-data', '登録したデータを受け取れますか')

export const settingsAbout: PageAbouts = {
  [href('/settings')]: about(
    ['公開、通知、ログイン、データの設定をまとめたページです。', 'いまの状態は、それぞれの右に表示します。'],
    question('notifications', '通知を減らしたい・受け取りかたを変えたい'),
    start,
  ),
  [href('/settings/line')]: about(['LINEでログインできるようにします。', '連携を解除しても、ほかのログイン方法は変わりません。'], signIn),
  [href('/settings/sign_in')]: about(
    [
      'Google、Apple、GitHub、LINEでのログインを、連携・解除できます。そのたびにメールでお知らせします。',
      '受け取るのは、サービスが付けた番号だけです。最後のログイン方法は解除できません。',
    ],
    signIn,
  ),
  [href('/settings/consents')]: about(
    ['何に、いつ、どの版の文面で同意したかの記録です。', '任意の同意は、いつでも取り消せます。'],
    { to: href('/privacy'), label: '個人情報の扱い' },
    { to: href('/terms'), label: '利用規約' },
  ),
  [href('/settings/security')]: about(
    [
      'メールアドレス、パスワード、二段階認証、パスキー、ログイン中の端末を確かめて変更できます。',
      'リカバリーコードは、スマートフォンとは別の場所に保管してください。',
    ],
    lostPhone,
    password,
    start,
  ),
  [href('/settings/security/email')]: about(['ログインと通知に使うメールアドレスを変更します。', '新しいアドレスに届くリンクを開くと、切り替わります。'], mail),
  [href('/settings/security/passkey')]: about(
    ['指紋や顔でログインできるように、この端末にパスキーを作ります。', 'パスキーがあると、パスワードを入力しなくてもログインできます。'],
    lostPhone,
  ),
  [href('/settings/security/password')]: about(
    ['パスワードを変更します。8文字以上で、日本語や空白も使えます。', '変更すると、ほかの端末はログアウトします。'],
    password,
  ),
  [href('/settings/app')]: about(
    [
      'ホーム画面への追加と、電波のないときの閲覧を選べます。',
      '端末に保存したものは、ログアウト、退会、ほかの人のログイン、または30日間つながらなかったときに消えます。',
    ],
    question('app', 'アプリはありますか'),
    start,
  ),
  [href('/settings/export')]: about(
    [
      '登録した内容、職務経歴書、企業とのやりとり、企業に開かれた記録を、1つのZIPファイルにまとめます。',
      'ファイルをダウンロードできるのは、あなただけです。7日で消えます。',
    ],
    myData,
  ),
  [href('/settings/reports')]: about(
    ['あなたが運営に知らせたことと、運営の回答です。', 'あなたが知らせたことは、相手には伝わりません。'],
    question('wrong-job', '求人の内容が事実と違います'),
    question('contact', '問い合わせには、いつ返信がありますか'),
  ),
  [href('/settings/requests')]: about(
    ['個人情報の開示、訂正、利用の停止、消去を、運営に求められます。', '運営は、ご本人かどうかを確かめてから答えます。'],
    dataRequest,
    { to: `${href('/privacy')}#rights`, label: '個人情報の扱い' },
  ),
  [href('/quit')]: about(
    ['退会すると何が消え、何が残るかを確かめてから、退会できます。', '退会は元に戻せません。残しておきたいものは、先に書き出してください。'],
    quit,
    myData,
  ),
}
