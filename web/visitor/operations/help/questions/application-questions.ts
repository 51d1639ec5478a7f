import { href } from 'react-router'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import type { QuestionGroup } from './question.ts'

const contactGuide = { to: guideAddress('ja', 'candidates/contact'), label: '応募・スカウト・メッセージ' }

export const applicationQuestions: QuestionGroup = {
  id: 'applications',
  name: '応募・スカウト・メッセージ',
  questions: [
    {
      id: 'what-company-reads',
      question: '応募すると、企業に何が見えますか',
      answer: [
        '応募の画面の「企業に見えるあなた」に、企業が読むとおりに出ます。氏名、経歴、職務経歴書、連絡先を見せるかどうかを、応募ごとに選べます。連絡先は、チェックを入れたときだけ、企業の最初の返信のあとに見えます。',
      ],
      ways: [contactGuide],
    },
    {
      id: 'empty-profile',
      question: 'プロフィールが空でも応募できますか',
      answer: ['応募できます。「このまま応募する」を押してください。プロフィールは、応募のあとでも書けます。'],
      ways: [{ to: href('/profile'), label: 'プロフィール' }],
    },
    {
      id: 'no-answer',
      question: '応募したのに、返信がありません',
      answer: [
        '応募すると、いつまでに返信があるかを表示します。期限までに返信がないと「返信なし」と表示し、企業が公開している回答率にも反映します。応募ごとの状況は、メッセージの「応募・選考」で確かめられます。',
      ],
      ways: [{ to: href('/message'), label: 'メッセージ' }],
    },
    {
      id: 'take-back',
      question: '応募を取り消せますか',
      answer: [
        '企業が返信したり選考を始めたりする前なら、「取り消す」で応募を終えられます。取り消したことは企業に伝わり、同じ求人にはもう一度応募できません。',
      ],
      ways: [contactGuide],
    },
    {
      id: 'scout',
      question: 'スカウトは、どんなときに届きますか',
      answer: [
        'プロフィールを企業に公開していると、スカウトが届くことがあります。企業は、プロフィールのどこを読んだかと、送る理由を示します。同じ文面の使い回しは、使い回し度が60%以上だと送れません。',
        '年収の下限、1週間に受け取る数、誠実度の下限、届けかたは、あなたが決められます。決めた内容は企業から見えません。',
      ],
      ways: [
        { to: href('/settings/privacy'), label: '公開設定' },
        { to: `${href('/about/metrics')}#scouts`, label: '誠実度の計算' },
      ],
    },
    {
      id: 'decline-scout',
      question: 'スカウトを断ると、企業に何が伝わりますか',
      answer: [
        '辞退したことが伝わります。辞退の理由は、5件以上の返信をまとめた数としてだけ伝わります。次のスカウトが届くのは、早くても90日後です。「今後返信しない」を選ぶと、その企業からは連絡できなくなります。',
      ],
      ways: [contactGuide],
    },
    {
      id: 'casual-meeting',
      question: '「面談（選考なし）」の約束が、選考でした',
      answer: [
        '企業が約束した面談を行わないときは、企業が理由を選び、あなたに伝わります。事実と違えば、「応募・選考」から申し出ることができます。選考だったという答えは、5件ごとにまとめて、企業のページの数字に加わります。',
      ],
      ways: [{ to: `${href('/about/metrics')}#promises`, label: '約束した面談の数えかた' }],
    },
    {
      id: 'read-receipts',
      question: 'メッセージを読むと、企業に「既読」と表示されますか',
      answer: ['はじめは表示されません。公開設定で「既読を表示する」を選んだときだけ、そのあとに読んだメッセージに表示されます。'],
      ways: [{ to: href('/settings/privacy'), label: '公開設定' }],
    },
    {
      id: 'files',
      question: 'メッセージにファイルを添付できますか',
      answer: ['1通に2つまで、1つ10MBまで添付できます。'],
      ways: [{ to: href('/message'), label: 'メッセージ' }],
    },
    {
      id: 'notifications',
      question: '通知を減らしたい・受け取りかたを変えたい',
      answer: [
        '通知の種類ごとに、メールやプッシュで受け取るかを選べます。LINEを連携していると、LINEでも受け取れます。ログインやパスワードなど、安全にかかわるメールは、いつも届きます。',
      ],
      ways: [{ to: href('/settings/notifications'), label: '通知の設定' }],
    },
  ],
}
