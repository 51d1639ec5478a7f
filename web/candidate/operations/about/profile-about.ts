import { href } from 'react-router'
import { about, formula, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const publicProfile = question('public-profile', '公開すると、企業に氏名も見えますか')
const employer = question('employer', 'いまの勤め先に、転職活動を知られませんか')
const privacy = guide('candidates/privacy', '公開範囲と見え方')
const start = guide('candidates/start', '登録とプロフィール')

export const profileAbout: PageAbouts = {
  [href('/profile')]: about(
    [
      '企業が読むとおりのプロフィールです。鉛筆の印を押すと、その場で編集できます。',
      '「匿名」「経歴」「氏名」「連絡先」を切り替えると、それぞれの段階で企業が読む内容になります。',
      '「完成度」を見られるのは、あなただけです。',
    ],
    publicProfile,
    formula('completeness', '完成度の計算'),
    start,
  ),
  [href('/profile/intention')]: about(
    ['転職活動の状況を選びます。90日ごとにおたずねします。', 'おすすめの求人を選び、合わないスカウトを減らすために使います。'],
    question('scout', 'スカウトは、どんなときに届きますか'),
    privacy,
  ),
  [href('/profile/interview')]: about(
    ['質問に答えると、AIがプロフィールの下書きを作ります。使うかどうかは、はじめに選べます。', '下書きは、あなたが載せるまでプロフィールに入りません。'],
    { to: href('/privacy'), label: '個人情報の扱い' },
    start,
  ),
  [href('/profile/resume')]: about(
    [
      'プロフィールから職務経歴書を作り、PDF・Markdown・JSON Resumeでダウンロードできます。生年月日と性別は入りません。',
      'お持ちのPDFやJSON Resumeは、取り込む項目を選んでからプロフィールに入れます。',
    ],
    question('what-company-reads', '応募すると、企業に何が見えますか'),
    start,
  ),
  [href('/visitors')]: about(
    ['どの企業が、いつ、プロフィールのどの項目を開いたかの記録です。', 'この記録を読めるのは、あなただけです。ブロックした企業は、プロフィールを開けません。'],
    question('footprints', 'どの企業がプロフィールを見たか、分かりますか'),
    privacy,
  ),
  [href('/settings/privacy')]: about(
    [
      'プロフィールを公開するか、どの企業をブロックするか、スカウトをどう受け取るかを決められます。変更はすぐに反映されます。',
      'ブロックしたことは、企業に伝わりません。',
    ],
    employer,
    question('block', 'ブロックしたことは、企業に伝わりますか'),
    question('stop-showing', '一度見せた氏名や連絡先を、見えないようにできますか'),
    privacy,
  ),
}
