import { href } from 'react-router'
import { about, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const start = guide('recruiters/start', '企業ページとメンバー')
const roles = question('company-roles', '役割ごとに、できることは何が違いますか')
const members = question('company-members', 'メンバーを追加・削除するには')
const api = question('company-api', '採用管理システムと連携できますか')
const apiGuide = guide('integrators/api', 'API')
const webhooks = guide('integrators/webhooks', 'Webhook')

export const settingsAbout: PageAbouts = {
  [href('/online/companies/settings')]: about(['自分のアカウントと、企業の設定を変更します。', '企業の設定を変更できるのは管理者です。'], roles, start),
  [href('/online/companies/views')]: about(
    [
      '一覧の条件、並び順、列に名前を付けて保存したビューを管理します。',
      '共有したビューは、同じ一覧を開けるメンバーが使えます。変更と削除は作成した人だけができます。',
    ],
    start,
  ),
  [href('/online/companies/settings/members')]: about(
    [
      '企業のメンバーと役割、招待を管理します。招待は7日間、1回だけ使えます。',
      'メンバーから削除すると、すべての端末でログアウトし、その人のAPIキーも無効になります。送信したメッセージは残ります。',
    ],
    members,
    roles,
    start,
  ),
  [href('/online/companies/settings/selection_notices')]: about(
    [
      '選考の段階ごとに、候補者に通知するかと文面、既読を表示するかを設定します。',
      '既読を表示すると、設定したあとに読んだメッセージだけに付きます。だれが読んだかは表示しません。',
    ],
    question('board-notifies', '選考ボードでカードを移動すると、候補者に通知されますか'),
    guide('recruiters/hiring', '候補者検索・スカウト・選考'),
  ),
  [href('/online/companies/settings/templates')]: about(
    [
      '候補者へのメッセージのテンプレートです。共有のテンプレートはメッセージを書けるメンバー全員が使い、自分だけのテンプレートはほかのメンバーに表示しません。',
      '編集しても、送信したメッセージは変わりません。',
    ],
    roles,
    guide('recruiters/hiring', '候補者検索・スカウト・選考'),
  ),
  [href('/online/companies/settings/templates/edit')]: about(
    [
      'テンプレートの名前と本文、使う人を編集します。候補者名、求人名、企業名、担当者名は、送信するやりとりの内容に置き換わります。',
      '共有のテンプレートを編集できるのは管理者とリクルーターです。',
    ],
    roles,
    guide('recruiters/hiring', '候補者検索・スカウト・選考'),
  ),
  [href('/online/companies/settings/calendar')]: about(
    [
      '自分が候補者と面談できる曜日と時間、休みの日を設定します。候補日を送る画面で、面接担当の全員が空いている日時を探すために使います。',
      'カレンダーのファイルからは、予定の始まりと終わりだけを保存します。',
      '購読リンクを自分のカレンダーに登録すると、決まった面談・面接の日時が表示されます。候補者の氏名と件名は含みません。',
    ],
    guide('recruiters/hiring', '候補者検索・スカウト・選考'),
  ),
  [href('/online/companies/settings/selection_steps')]: about(
    [
      '選考の段階の名前と順を、自社や求人ごとに決めます。決めないときは、標準の段階を使います。',
      '候補者には、対応する「候補者に見える段階」だけを表示します。段階の名前は表示しません。',
    ],
    guide('recruiters/hiring', '候補者検索・スカウト・選考'),
  ),
  [href('/online/companies/settings/interview_kits')]: about(
    ['面接の目的、評価項目、質問の例をまとめた面接キットです。メンバーは面接キットに沿って候補者を評価します。', '編集できるのは管理者とリクルーターです。'],
    guide('recruiters/hiring', '候補者検索・スカウト・選考'),
  ),
  [href('/online/companies/settings/interview_kits/edit')]: about(
    ['面接キットの名前、目的、評価項目、質問の例を編集します。', '編集しても、提出済みの評価は変わりません。'],
    guide('recruiters/hiring', '候補者検索・スカウト・選考'),
  ),
  [href('/online/companies/settings/keys')]: about(
    [
      '自社のプログラムが求人や選考を読み書きするためのAPIキーです。',
      'キーは発行した本人の名前で、許可した範囲だけを操作します。本人がメンバーから外れると無効になります。',
    ],
    api,
    apiGuide,
  ),
  [href('/online/companies/settings/keys/new')]: about(
    ['APIキーの名前と、許可する操作を選んで発行します。', 'キーは発行した直後の1回だけ表示します。'],
    api,
    apiGuide,
  ),
  [href('/online/companies/settings/webhooks')]: about(
    ['応募や選考のイベントを、自社のプログラムに送信します。', '送信には署名が付きます。署名のシークレットは1回だけ表示します。'],
    api,
    webhooks,
  ),
  [href('/online/companies/settings/webhooks/deliveries')]: about(['エンドポイントに送信したイベントと応答です。', '記録は30日間残ります。'], api, webhooks),
  [href('/online/companies/settings/feeds')]: about(
    ['自社の公開中の求人を、ほかのサイトで使うためのフィードのアドレスです。', '公開中の求人だけが入ります。'],
    api,
    guide('integrators/feeds', 'フィード'),
  ),
  [href('/online/companies/settings/notifications')]: about(
    ['自分がメールで受け取る通知の種類を設定します。', 'ほかのメンバーの通知は変わりません。'],
    question('contact', '問い合わせには、いつ返信がありますか'),
    start,
  ),
  [href('/online/companies/notifications')]: about(
    ['応募、メッセージ、期限の通知と、運営からのお知らせです。', '通知の内容をメンバーのだれかが開くと、企業の全員で既読になります。'],
    { to: href('/online/companies/settings/notifications'), label: '通知設定' },
    start,
  ),
  [href('/online/companies/settings/email')]: about(
    ['ログインと通知に使う自分のメールアドレスを変更します。', '新しいアドレスに届くリンクを開くと切り替わります。'],
    start,
  ),
  [href('/online/companies/settings/password')]: about(
    ['自分のパスワードを変更します。8文字以上で設定できます。', '変更すると、ほかの端末はログアウトします。'],
    question('company-password', '企業のアカウントのパスワードを忘れました'),
  ),
  [href('/online/companies/settings/recovery_codes')]: about(
    [
      '認証アプリを使えないときのリカバリーコードを再発行します。',
      '再発行すると、前のコードは使えなくなります。スマートフォンとは別の場所に保管してください。',
    ],
    roles,
    start,
  ),
}
