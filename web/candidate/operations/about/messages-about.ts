import { href } from 'react-router'
import { about, formula, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const contact = guide('candidates/contact', '応募・スカウト・メッセージ')
const noAnswer = question('no-answer', '応募したのに、返信がありません')

const conversation = about(
  [
    '企業とのやりとりです。スカウトへの回答も、面談の日時も、ここで決められます。',
    '期限までに企業の返信がないと「返信なし」と表示し、企業が公開している回答率にも反映します。',
  ],
  noAnswer,
  question('read-receipts', 'メッセージを読むと、企業に「既読」と表示されますか'),
  contact,
)

export const messagesAbout: PageAbouts = {
  [href('/message')]: about(
    [
      '企業とのやりとりを、要返信・スカウト・応募と選考に分けて表示します。',
      '「応募・選考」の列とメモは、あなただけのものです。動かしても、企業には伝わりません。',
    ],
    noAnswer,
    question('scout', 'スカウトは、どんなときに届きますか'),
    contact,
  ),
  [href('/message/company/detail')]: conversation,
  [href('/message/job_offer/detail')]: conversation,
  [href('/message/meeting')]: about(
    [
      '約束した面談・面接の日時と場所です。',
      '「面談（選考なし）」が実際は選考だったときは、終わったあとに答えられます。答えは5件ごとにまとめて、企業のページの数字に加わります。',
    ],
    question('casual-meeting', '「面談（選考なし）」の約束が、選考でした'),
    formula('promises', '約束した面談の数えかた'),
  ),
  [href('/message/offer')]: about(
    ['企業から届いた労働条件です。求人票と違うところは、上にまとめています。', '承諾・辞退の日時と、承諾した版の照合値が、あなたと企業の双方に残ります。'],
    contact,
  ),
  [href('/notifications')]: about(
    ['あなたへの通知と、運営からのお知らせです。', '通知の種類ごとに、メールやプッシュで受け取るかを選べます。'],
    question('notifications', '通知を減らしたい・受け取りかたを変えたい'),
    { to: href('/settings/notifications'), label: '通知の設定' },
  ),
  [href('/settings/notifications')]: about(
    ['通知の種類ごとに、どこで受け取るかを決められます。', 'ログインやパスワードなど、安全にかかわるメールは、いつも届きます。'],
    question('notifications', '通知を減らしたい・受け取りかたを変えたい'),
  ),
  [href('/mypage')]: about(
    ['返信待ち、企業から見たあなた、応募、設定を1か所にまとめたページです。', '上に並ぶのは、期限の近い順です。'],
    noAnswer,
    guide('candidates/start', '登録とプロフィール'),
  ),
  [href('/surveys/detail')]: about(['運営からのアンケートです。答えるかどうかは自由です。', '答えは、サイトを直すために運営が読みます。企業には渡しません。'], {
    to: href('/privacy'),
    label: '個人情報の扱い',
  }),
}
