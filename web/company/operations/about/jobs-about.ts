import { href } from 'react-router'
import { about, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const jobs = guide('recruiters/jobs', '求人')
const start = guide('recruiters/start', '企業ページとメンバー')
const publish = question('publish-job', '求人を公開できません')
const change = question('change-job', '公開中の求人を変更すると、応募者に伝わりますか')
const asked = question('job-questions', '応募者に質問を設定できますか')

const story = about(
  ['記事とインタビューを作成し、公開を申請します。下書きは社外に表示しません。', '公開中のストーリーを編集すると、承認されるまでは前の内容を表示します。'],
  start,
)

export const jobsAbout: PageAbouts = {
  [href('/online/companies/job_offers')]: about(
    ['自社の求人の一覧です。下書きと停止中の求人は、社外に表示しません。', '確認日から30日で一覧の下に下がり、45日で検索とフィードから外れます。'],
    question('job-disappeared', '公開中の求人が、一覧から外れました'),
    publish,
    jobs,
  ),
  [href('/online/companies/job_offers/new')]: about(['題名と雇用形態から、求人の下書きを作成します。', '公開するまで社外に表示しません。'], publish, jobs),
  [href('/online/companies/job_offers/paste')]: about(
    ['求人票の文章やファイルから、求人の下書きを作成します。', '読み取れた項目と、読み取れなかった行を、編集画面で確認できます。公開はされません。'],
    question('import-jobs', '求人をまとめて取り込めますか'),
    jobs,
  ),
  [href('/online/companies/job_offers/templates')]: about(
    [
      '求人の下書きを作るテンプレートです。すべての項目と応募時の質問が入ります。',
      'テンプレートは社外に表示しません。作成した下書きは、確認してから公開します。',
    ],
    jobs,
  ),
  [href('/online/companies/job_offers/drafts')]: about(
    ['下書きの指摘を一覧で確認し、選んだ下書きをまとめて公開します。', '公開の前に、すぐに公開される求人と、運営の審査に進む求人の件数を表示します。'],
    publish,
    jobs,
  ),
  [href('/online/companies/job_offers/edit')]: about(
    [
      '求人の編集、公開前チェック、公開と停止を行います。',
      '公開中の変更は、求人のページに履歴として表示します。労働条件の変更は、選考中の応募者に60秒後に通知します。',
    ],
    publish,
    change,
    jobs,
  ),
  [href('/online/companies/job_offers/questions')]: about(
    ['応募とスカウト承諾のときに候補者が回答する質問です。1件の求人に10件まで設定できます。', '質問を変更しても、届いている回答は変わりません。'],
    asked,
    jobs,
  ),
  [href('/online/companies/job_offers/transfer')]: about(
    [
      '求人をファイルでインポート・エクスポートします。',
      'インポートの前に、追加・変更・除外される求人を確認できます。新しい求人は下書きになり、公開はされません。',
    ],
    question('import-jobs', '求人をまとめて取り込めますか'),
    jobs,
  ),
  [href('/online/companies/stories')]: story,
  [href('/online/companies/stories/edit')]: story,
  [href('/online/companies/stories/preview')]: about(
    ['保存した下書きを、公開されるとおりに表示します。このページは社外に表示しません。', '公開には、運営の審査があります。'],
    start,
  ),
  [href('/online/companies/company')]: about(
    ['候補者が読む企業ページを編集します。保存するとすぐに公開され、変更の記録が残ります。', '住所と連絡先は、求人の公開に必要です。'],
    publish,
    start,
  ),
}
