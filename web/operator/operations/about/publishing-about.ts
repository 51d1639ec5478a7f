import { href } from 'react-router'
import { about, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const launch = guide('operators/launch', '公開する前に')
const security = guide('operators/security', 'セキュリティ')
const notifications = question('notifications', '通知を減らしたい・受け取りかたを変えたい')

const announcement = about(
  [
    '候補者と企業のメンバーに表示するお知らせを作成し、配信します。',
    '公開、公開後の変更、メールでの送信は、別のメンバーが承認すると届きます。変更は、版として残ります。',
  ],
  notifications,
  launch,
)

/** Of what operators say to everybody. */
export const publishingAbout: PageAbouts = {
  [href('/operator/notices')]: announcement,
  [href('/operator/notices/edit')]: announcement,
  [href('/operator/notices/detail')]: about(
    ['1件のお知らせの内容、承認の依頼、届いた数、確認した数、履歴です。', '確認した人の一覧をダウンロードするには、別のメンバーの承認が必要です。'],
    notifications,
    security,
  ),
  [href('/operator/banners')]: about(
    [
      'ログインした候補者のホームに表示するバナーです。上から順に並びます。',
      '追加と変更は、別のメンバーが承認すると反映されます。削除、並び替え、終わりの変更は、すぐに反映されます。',
    ],
    launch,
  ),
  [href('/operator/banners/edit')]: about(['バナーの画像、リンク先、期間を設定します。', '期間の外では表示しません。'], launch),
  [href('/operator/surveys')]: about(['候補者へのアンケートです。', '結果は集計で表示し、だれが回答したかは表示しません。'], launch),
  [href('/operator/surveys/edit')]: about(['アンケートの質問と期間を設定します。', '回答が届いたあとは、質問を変更できません。'], launch),
  [href('/operator/surveys/detail')]: about(
    ['1件のアンケートの結果です。件数は、届いた回答をそのまま数えたものです。', '自由記述は言葉の順に並べ、だれが書いたかは表示しません。'],
    launch,
  ),
  [href('/operator/maintenance')]: about(
    [
      'すべてのページに表示するメンテナンスの予告と、閲覧のみの状態を設定します。',
      '表示には、別のメンバーの承認が必要です。緊急のときは承認の前に表示でき、2時間のうちに承認されなければ消えます。',
      '閲覧のみの間、候補者と企業の変更と送信は受け付けません。入力した内容は画面に残ります。',
    ],
    guide('operators/upgrade', '更新'),
  ),
  [href('/operator/exports')]: about(
    ['多くの人の個人データのエクスポートを、申請した人とは別のメンバーが承認します。', '申請、承認、ダウンロードは、操作の記録に残ります。'],
    question('operators-read', '運営者はメッセージを読みますか'),
    security,
  ),
}
