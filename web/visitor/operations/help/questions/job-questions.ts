import { href } from 'react-router'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import type { QuestionGroup } from './question.ts'

export const jobQuestions: QuestionGroup = {
  id: 'jobs',
  name: '求人をさがす',
  questions: [
    {
      id: 'search-words',
      question: '検索では、どんな書きかたができますか',
      answer: [
        '言葉を空白で区切ると、すべてを含む求人に絞ります。「-営業」のように前に「-」を付けると除き、引用符で囲むと語句のまま検索します。「年収800万以上」「渋谷駅」「リモート」「週3日から」のような語は、条件として読みます。',
      ],
      ways: [
        { to: href('/about'), label: '使いかた' },
        { to: guideAddress('ja', 'candidates/start'), label: '登録とプロフィール' },
      ],
    },
    {
      id: 'order',
      question: '求人は、どんな順番で並んでいますか',
      answer: ['並ぶ順番の決め方は、すべて公開しています。広告の枠はなく、料金や契約の種類で順番が変わることはありません。'],
      ways: [{ to: href('/about/ranking'), label: '表示順位の決め方' }],
    },
    {
      id: 'confirmed',
      question: '「確認日」とは何ですか',
      answer: ['企業の担当者が、まだ募集していると確かめた、いちばん新しい日です。45日たっても確認がない求人は、一覧と検索から外れます。'],
      ways: [{ to: `${href('/about/metrics')}#freshness`, label: '確認日の数えかた' }],
    },
    {
      id: 'answer-rate',
      question: '「応募への回答」の割合は、どう数えていますか',
      answer: [
        'この365日の応募のうち、30日以内に企業の担当者が返信した割合です。応募から7日たったものを数えます。10件に達するまでは表示しません。記録は、企業にも運営にも書き換えられません。',
      ],
      ways: [{ to: `${href('/about/metrics')}#responses`, label: '会社の返信の数えかた' }],
    },
    {
      id: 'favorite-or-save',
      question: '「気になる」と「保存」は、何が違いますか',
      answer: [
        '「気になる」を送ると、関心があることが企業に伝わります。応募ではありません。「保存」は、あなただけに見える一覧に残します。企業には伝わりません。',
      ],
      ways: [{ to: href('/job_offer/bookmarks'), label: '保存した求人' }],
    },
    {
      id: 'alerts',
      question: '新しい求人の通知を受け取れますか',
      answer: ['一覧の「保存」（ベルの印）を押すと、その条件を保存し、新着の通知が届きます。通知の頻度は、保存した検索ごとに変更できます。'],
      ways: [{ to: href('/settings/saved_searches'), label: '保存した検索' }],
    },
    {
      id: 'hide',
      question: '見たくない求人や企業を、一覧から外せますか',
      answer: [
        '求人の「⋯」から「興味なし」を選ぶと、一覧に出なくなります。企業はブロックすると、求人も一覧に出なくなります。どちらも企業には伝わらず、あとから元に戻せます。',
      ],
      ways: [
        { to: href('/settings/hidden'), label: '非表示にした求人・企業' },
        { to: href('/settings/privacy'), label: '公開設定' },
      ],
    },
    {
      id: 'compare',
      question: '求人を並べて比べられますか',
      answer: ['保存した求人の一覧で「比べる」に印を付けると、4件まで並べて比べられます。'],
      ways: [{ to: href('/job_offer/bookmarks'), label: '保存した求人' }],
    },
    {
      id: 'wrong-job',
      question: '求人の内容が事実と違います',
      answer: [
        '求人のページの「この求人を通報する」からお知らせください。登録していなくても送れます。あなたが知らせたことは、企業には伝わりません。指摘を受けた求人は企業に確かめ、誤りと分かったら、直るまで掲載をやめます。',
      ],
      ways: [{ to: href('/about/contact'), label: '問い合わせと通報' }],
    },
  ],
}
