import { href } from 'react-router'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import type { QuestionGroup } from './question.ts'

export const privacyQuestions: QuestionGroup = {
  id: 'privacy',
  name: '公開範囲と個人情報',
  questions: [
    {
      id: 'employer',
      question: 'いまの勤め先に、転職活動を知られませんか',
      answer: [
        '職歴に書いた会社と、同じグループの企業からは、あなたが見えません。名前、メールのドメイン、法人番号で照らし合わせ、自動でブロックします。あとから登録した企業も同じです。勤めている会社は、職歴に書いてください。',
        '登録しただけでは、どの企業にも公開されません。公開しなくても、求人をさがすことと応募はできます。',
      ],
      ways: [
        { to: guideAddress('ja', 'candidates/privacy'), label: '公開範囲と見え方' },
        { to: href('/settings/privacy'), label: '公開設定' },
      ],
    },
    {
      id: 'public-profile',
      question: '公開すると、企業に氏名も見えますか',
      answer: [
        '見えません。企業に見えるのは、要約、スキル、希望などです。氏名、連絡先、勤め先と学校の名前は、応募や承諾のときに、あなたが選んだ企業にだけ見えます。',
      ],
      ways: [{ to: href('/profile'), label: '企業からの見え方' }],
    },
    {
      id: 'stop-showing',
      question: '一度見せた氏名や連絡先を、見えないようにできますか',
      answer: ['企業への公開は、いつでもやめられます。やめると、その場で氏名を伏せた表示に戻ります。企業がすでに読んだ内容は、取り戻せません。'],
      ways: [{ to: href('/settings/privacy'), label: '公開設定' }],
    },
    {
      id: 'block',
      question: 'ブロックしたことは、企業に伝わりますか',
      answer: ['伝わりません。ブロックした企業には、存在しない人と同じ結果が返ります。その企業の求人は、一覧に出なくなります。'],
      ways: [{ to: href('/settings/privacy'), label: '公開設定' }],
    },
    {
      id: 'footprints',
      question: 'どの企業がプロフィールを見たか、分かりますか',
      answer: ['「足あと」に、どの企業が、いつ、どの項目を見たかが残ります。'],
      ways: [{ to: href('/visitors'), label: '足あと' }],
    },
    {
      id: 'viewed-jobs',
      question: 'どの求人を見たかは、企業に伝わりますか',
      answer: ['伝わりません。企業が見られるのは、ページが開かれた回数だけです。5に満たない数は示さず、期間の数は5きざみに切り捨てます。'],
      ways: [{ to: `${href('/about/metrics')}#views`, label: '閲覧の数えかた' }],
    },
    {
      id: 'operators-read',
      question: '運営者はメッセージを読みますか',
      answer: ['読みません。通報があり、運営の2人の担当者が認めたときだけ、やりとりを開きます。開いたことは、双方に伝えます。'],
      ways: [{ to: `${href('/privacy')}#sharing`, label: '個人情報の扱い' }],
    },
    {
      id: 'my-data',
      question: '登録したデータを受け取れますか',
      answer: [
        '「データの書き出し」で、登録した内容、職務経歴書、企業とのやりとり、企業に見られた記録を、1つのZIPファイルで受け取れます。ファイルは7日で消えます。',
      ],
      ways: [{ to: href('/settings/export'), label: 'データの書き出し' }],
    },
    {
      id: 'data-request',
      question: '個人情報の開示や消去を求めたいときは',
      answer: ['ログインして「個人情報の請求」からお送りください。ログインできない方は、問い合わせの窓口からお知らせください。'],
      ways: [
        { to: href('/settings/requests'), label: '個人情報の請求' },
        { to: `${href('/privacy')}#rights`, label: '個人情報の扱い' },
      ],
    },
  ],
}
