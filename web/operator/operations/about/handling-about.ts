import { href } from 'react-router'
import { about, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const launch = guide('operators/launch', '公開する前に')
const law = guide('operators/law', '法律')
const security = guide('operators/security', 'セキュリティ')
const approval = question('company-approval', '承認されるまで、何ができますか')
const claim = question('company-claim', '自社がすでに掲載されています')
const wrongJob = question('wrong-job', '求人の内容が事実と違います')
const publish = question('publish-job', '求人を公開できません')
const operatorsRead = question('operators-read', '運営者はメッセージを読みますか')
const dataRequest = question('data-request', '個人情報の開示や消去を求めたいときは')

/** Of what candidates, companies and visitors wait for. */
export const handlingAbout: PageAbouts = {
  [href('/operator/find')]: about(['運営の対象になるものをまとめて検索します。', '表示するのは、自分の役割で開けるものだけです。'], security),
  [href('/operator')]: about(['対応を待つもの、サービスの状況、最近の操作をまとめたページです。', '件数は、このページを開いたときに数えます。'], launch),
  [href('/operator/views')]: about(
    [
      '一覧の条件、並び順、列に名前を付けて保存したビューを管理します。',
      '共有したビューは、同じ一覧を開けるメンバーが使えます。変更と削除は作成した人だけができます。',
    ],
    launch,
  ),
  [href('/operator/approvals')]: about(
    [
      '1人では決められないことのうち、2人目の承認を待つものの一覧です。',
      '依頼した人とは別の、変更できるメンバーが、それぞれのページで決めます。決めた人と理由は操作の記録に残ります。',
    ],
    security,
  ),
  [href('/operator/companies')]: about(
    [
      '登録されたすべての企業です。承認待ちの企業を確認し、承認または差し戻します。',
      '判断と理由は操作の記録に残り、企業のメンバーにメールとお知らせで通知します。',
    ],
    approval,
    law,
  ),
  [href('/operator/companies/add')]: about(
    ['企業を1社ずつ、またはCSVで追加し、最初のメンバーを招待します。', '追加した企業と招待は、操作の記録に残ります。'],
    claim,
    launch,
  ),
  [href('/operator/companies/detail')]: about(
    [
      '1社の登録内容、メンバー、求人、回答の記録、時系列を確認します。メモとタグは運営の中だけで使い、企業には表示されません。企業の画面を閲覧したときは、企業に伝えます。',
      '承認すると、求人の公開と候補者への連絡ができるようになります。判断すると、次に待っている企業を表示します。',
    ],
    approval,
    law,
  ),
  [href('/operator/companies/standing')]: about(
    ['企業の利用停止と契約の終了を記録します。', '理由は操作の記録に残ります。停止を解除すると、企業ページと求人は停止前の状態に戻ります。'],
    wrongJob,
    law,
  ),
  [href('/operator/claims')]: about(
    ['管理者のいない企業について、管理者になる申請を確認します。', 'ドメイン、法人番号、招待を確かめて判断します。結果は申請者にメールで通知します。'],
    claim,
    law,
  ),
  [href('/operator/job_offers')]: about(
    ['企業の最初の求人など、公開の前に審査する求人です。', '審査の結果と理由は、企業のメンバーに通知し、操作の記録に残ります。'],
    publish,
    law,
  ),
  [href('/operator/job_offers/review')]: about(
    ['1件の求人を、指摘と並べて確認し、公開または差し戻します。', '差し戻しの理由は、企業のメンバーがそのまま読みます。'],
    publish,
    { to: '/docs/reference/posting-lint', label: '求人の文面を確かめる決まり' },
  ),
  [href('/operator/job_offers/all')]: about(
    ['すべての企業の求人です。状態と企業で絞り込み、まとめて停止・終了できます。', '企業のメンバーにメールとお知らせで通知します。10分以内は元に戻せます。'],
    wrongJob,
    law,
  ),
  [href('/operator/job_offers/stories')]: about(
    ['企業のストーリーを、公開の前に審査します。', '公開中のストーリーの編集も、承認されるまでは公開されません。'],
    law,
  ),
  [href('/operator/job_offers/stories/review')]: about(
    ['1件のストーリーを確認し、公開または差し戻します。', '差し戻しの理由は、企業のメンバーがそのまま読みます。'],
    law,
  ),
  [href('/operator/reports')]: about(
    ['候補者、企業、訪問者からの通報と苦情です。対応の期限を確認できます。', '通報した人がだれかは、相手に通知しません。'],
    wrongJob,
    law,
  ),
  [href('/operator/reports/detail')]: about(
    [
      '1件の通報の内容、対象、対応の履歴です。回答して終了すると、期限が次に近い通報を表示します。',
      '引用されたメッセージのほかは読めません。やりとりを読むには、2人の承認が必要です。',
    ],
    operatorsRead,
    law,
  ),
  [href('/operator/reports/thread')]: about(
    ['2人が承認したやりとりを、72時間だけ表示します。', '読めるのは申請した人と承認した人だけです。開いたことは双方に通知し、操作の記録に残ります。'],
    operatorsRead,
    security,
  ),
  [href('/operator/people')]: about(
    ['候補者と企業のメンバーを1人ずつ検索します。', '検索したことと、開いた人は、操作の記録に残ります。'],
    operatorsRead,
    security,
  ),
  [href('/operator/people/detail')]: about(
    [
      '1人のアカウントの状態と時系列を確認し、ログインの支援や利用の制限をします。',
      '開いたことと操作は、操作の記録に残ります。メモとタグは本人に表示されず、退会すると消えます。',
    ],
    question('lost-phone', 'スマートフォンをなくして、二段階認証のコードを出せません'),
    security,
  ),
  [href('/operator/requests')]: about(
    ['個人情報の開示、訂正、利用停止、消去の請求です。', '本人を確認してから、受け付けて2週間以内に回答します。'],
    dataRequest,
    law,
  ),
  [href('/operator/requests/new')]: about(['メールや郵便で届いた請求を登録します。', '受け付けて2週間以内に回答します。'], dataRequest, law),
  [href('/operator/requests/detail')]: about(
    ['1件の請求の本人確認、回答、訂正の履歴です。', '回答は請求した人に届きます。操作は記録に残ります。'],
    dataRequest,
    law,
  ),
}
