import { href } from 'react-router'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import type { QuestionGroup } from './question.ts'

const jobsGuide = { to: guideAddress('ja', 'recruiters/jobs'), label: '求人' }
const hiringGuide = { to: guideAddress('ja', 'recruiters/hiring'), label: '候補者検索・スカウト・選考' }

export const hiringQuestions: QuestionGroup = {
  id: 'hiring',
  name: '企業の方：求人と採用',
  questions: [
    {
      id: 'publish-job',
      question: '求人を公開できません',
      answer: [
        '公開できるのは管理者とリクルーターです。「公開前チェック」に「要修正」が残っていると公開できません。企業の最初の求人は運営が審査し、2件目からはすぐに公開されます。',
        '公開には、企業ページの住所と連絡先（電話・メール・フォームのいずれか）も必要です。',
        '「公開の承認を申請」と表示される企業では、管理者が承認すると公開されます。申請すると、管理者に通知されます。',
      ],
      ways: [jobsGuide],
    },
    {
      id: 'job-disappeared',
      question: '公開中の求人が、一覧から外れました',
      answer: [
        '確認日から45日たつと、一覧・検索・フィードから外れます。求人の編集画面で「掲載内容を確認」を押すと戻ります。30日ごとに確認してください。期限の近い求人はホームに表示します。',
      ],
      ways: [{ to: href('/online/companies/job_offers'), label: '求人' }, jobsGuide],
    },
    {
      id: 'change-job',
      question: '公開中の求人を変更すると、応募者に伝わりますか',
      answer: ['変更の履歴は、求人のページに表示します。労働条件を変更すると、選考中の応募者に、変更の前と後を60秒後に通知します。それまでは元に戻せます。'],
      ways: [jobsGuide],
    },
    {
      id: 'job-questions',
      question: '応募者に質問を設定できますか',
      answer: ['求人ごとに10件まで設定できます。応募とスカウトの承諾のときに、候補者が回答します。質問を変更しても、届いている回答は変わりません。'],
      ways: [{ to: href('/online/companies/job_offers'), label: '求人' }],
    },
    {
      id: 'import-jobs',
      question: '求人をまとめて取り込めますか',
      answer: [
        '「インポート・エクスポート」で、5 MB・300件までのファイルを読み込めます。変わる所を確認してから取り込みます。新しい求人は下書きになり、公開はされません。',
      ],
      ways: [{ to: href('/online/companies/job_offers/transfer'), label: 'インポート・エクスポート' }, jobsGuide],
    },
    {
      id: 'candidate-names',
      question: '候補者の氏名や連絡先が表示されません',
      answer: [
        '氏名、連絡先、勤め先は、候補者が自社に公開するまで表示しません。応募者のページから公開を依頼できます。公開するかどうかは候補者が決めます。プロフィールを開いた記録は、候補者が確認できます。',
      ],
      ways: [hiringGuide],
    },
    {
      id: 'scout-refused',
      question: 'スカウトを送信できません',
      answer: [
        'スカウトを送信できるのは管理者とリクルーターです。送る理由では、選んだプロフィールの箇所を引用するか、その内容に触れる必要があります。自社の以前のスカウトとの類似度が60%以上だと送れません。1社が1日に送れる数にも上限があります。',
      ],
      ways: [hiringGuide, { to: `${href('/about/metrics')}#scouts`, label: '誠実度の計算' }],
    },
    {
      id: 'board-notifies',
      question: '選考ボードでカードを移動すると、候補者に通知されますか',
      answer: [
        '通知しません。カードの移動は社内の記録です。「選考を終える」の結果は、60秒後に候補者へ通知します。それまでは取り消せます。社内のメモは候補者に表示しません。',
      ],
      ways: [{ to: href('/online/companies/selection'), label: '選考' }],
    },
    {
      id: 'improve-answer-rate',
      question: '「応募への回答」が表示されません・上がりません',
      answer: [
        '応募が10件に達すると、前日の終わりまでの数字を公開します。同じ文面の使い回しと、プログラムが送ったメッセージは、返信に数えません。求人を終えても、数えかたは変わりません。',
      ],
      ways: [
        { to: href('/online/companies/figures'), label: '数字' },
        { to: `${href('/about/metrics')}#responses`, label: '会社の返信の数えかた' },
      ],
    },
    {
      id: 'two-messages',
      question: '候補者に続けてメッセージを送れません',
      answer: ['候補者の返信を待たずに送れるのは、2通までです。返信が届くと、また送れます。'],
      ways: [{ to: href('/online/companies/messages'), label: 'メッセージ' }],
    },
  ],
}
