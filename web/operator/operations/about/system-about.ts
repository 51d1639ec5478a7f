import { href } from 'react-router'
import { about, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const configure = guide('operators/configure', '設定')
const launch = guide('operators/launch', '公開する前に')
const backup = guide('operators/backup', 'バックアップ')
const scale = guide('operators/scale', '規模を広げる')
const security = guide('operators/security', 'セキュリティ')
const law = guide('operators/law', '法律')
const noMail = question('no-mail', '確認のメールが届きません')
const lostPhone = guide('operators/security', '二段階認証をなくしたとき')

/** Of what keeps the site running, and of what is checked. */
export const systemAbout: PageAbouts = {
  [href('/operator/system')]: about(
    ['データベース、キュー、プロセス、ディスク、バックアップの状態です。', '数値は表示したときの実測です。24時間の推移も確認できます。'],
    scale,
    backup,
  ),
  [href('/operator/updates')]: about(
    ['動いているバージョンと、新しいバージョンの内容です。', '更新は、サーバーで行います。'],
    guide('operators/upgrade', '更新'),
  ),
  [href('/operator/backups')]: about(['バックアップの作成、確認、復元の申請をします。', '復元には、2人の承認が必要です。'], backup),
  [href('/operator/mails')]: about(
    [
      '送信待ち、送信済み、配信失敗のメールです。宛先は一部だけを表示し、本文は表示しません。',
      '送信済みの宛先と本文はすぐに、配信失敗のものは7日で、件数は30日で消えます。',
    ],
    noMail,
    configure,
  ),
  [href('/operator/tasks')]: about(
    [
      '画面の応答のあと、または決まった時刻に実行するジョブです。',
      '失敗したジョブは間隔を空けてリトライします。中止したジョブは、原因を直してから再実行できます。',
    ],
    scale,
  ),
  [href('/operator/import_runs')]: about(
    ['サーバーの npm run import で求人をインポートした記録です。', '不備のある行は、理由を確認して直し、もう一度インポートできます。'],
    guide('integrators/import', '求人の取り込み'),
  ),
  [href('/operator/masters')]: about(
    ['フォームと検索の選択肢を管理します。IDは変わりません。', '名前の変更は、選択済みの人にも反映されます。廃止した項目は、新しく選べません。'],
    configure,
  ),
  [href('/operator/masters/detail')]: about(['1つの表の項目の名前、並び順、状態を編集します。', '変更は操作の記録に残ります。'], configure),
  [href('/operator/setup')]: about(['公開の準備のうち、まだ済んでいない項目です。', '設定の値と、サーバーで確認した結果から表示します。'], launch),
  [href('/operator/settings')]: about(
    ['サイト名、法律の記載、メール、上限、機能などの設定です。', '.env に書いた設定は、この画面より優先されます。変更は履歴に残ります。'],
    configure,
  ),
  [href('/operator/settings/detail')]: about(
    ['1つの分類の設定を変更します。', '公開したあと、影響の大きい設定の変更には2人の承認が必要です。'],
    configure,
    launch,
  ),
  [href('/operator/settings/history')]: about(['この画面から保存した設定の履歴です。', '新しい順に50件を表示し、前の版に戻せます。'], configure),
  [href('/operator/settings/mails')]: about(
    ['メールの件名と書き出しの文面を変更します。', '変更した文面は、保存する前にプレビューできます。'],
    configure,
    noMail,
  ),
  [href('/operator/audit')]: about(
    ['運営のメンバーが行った操作の記録です。', '記録は追加だけで、削除できません。改ざんや欠落は、サーバーで検査できます。'],
    security,
  ),
  [href('/operator/figures')]: about(
    [
      '登録、応募、スカウト、返信、入社決定の件数と、待っているものの古さ、企業ごとの件数、求職者と求人のバランスです。',
      '件数だけで、個人は表示しません。CSVのダウンロードに2人目の承認は必要ありません。',
    ],
    law,
  ),
  [href('/operator/yearly_figures')]: about(
    ['事業概況報告に記入する件数です。日本時間でその日の0時の状態を数えます。', '1件の求人に雇用形態が複数あるときは、それぞれに数えます。'],
    law,
  ),
  [href('/operator/leaks')]: about(
    ['漏えいの画面と期間から、影響のある人を調査します。訓練もできます。', '記録と調査は、操作の記録に残ります。'],
    guide('operators/security', '漏えいしたとき'),
    law,
  ),
  [href('/operator/leaks/detail')]: about(
    ['1件の漏えいの期限、報告の下書き、影響のある人への通知です。', '期限は、知った時刻から数えます。'],
    guide('operators/security', '漏えいしたとき'),
    law,
  ),
  [href('/operator/members')]: about(['運営のメンバーと役割を管理します。', '最近30日の変更は、すべてのメンバーが確認できます。'], security),
  [href('/operator/members/new')]: about(['運営のメンバーを追加します。', '変更できるメンバーが2人以上いるときは、別の1人の承認が必要です。'], security),
  [href('/operator/members/detail')]: about(
    ['1人のメンバーの役割の変更、ログインの支援、削除をします。', '変更は、運営のメンバー全員に通知します。'],
    lostPhone,
  ),
  [href('/operator/account')]: about(['自分のパスワード、二段階認証、パスキー、ログイン中の端末を管理します。', '二段階認証は必須です。'], lostPhone),
  [href('/operator/account/email')]: about(['自分のメールアドレスを変更します。', '新しいアドレスに届くリンクを開くと切り替わります。'], security),
  [href('/operator/account/password')]: about(['自分のパスワードを変更します。', '変更すると、ほかの端末はログアウトします。'], security),
  [href('/operator/account/recovery_codes')]: about(
    ['認証アプリを使えないときのリカバリーコードを再発行します。', '再発行すると、前のコードは使えなくなります。'],
    lostPhone,
  ),
}
