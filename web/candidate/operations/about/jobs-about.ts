import { href } from 'react-router'
import { about, formula, guide, type PageAbouts, question } from '#web/platform/shell/about-page/page-about.ts'

const favoriteOrSave = question('favorite-or-save', '「気になる」と「保存」は、何が違いますか')

export const jobsAbout: PageAbouts = {
  [href('/job_offer/favorite')]: about(
    ['あなたに「気になる」を送った企業です。', '応募ではありません。応募するか、「気になる」を返すかは、あなたが決められます。'],
    favoriteOrSave,
    guide('candidates/contact', '応募・スカウト・メッセージ'),
  ),
  [href('/job_offer/my_favorite')]: about(
    ['あなたが「気になる」を送った求人です。新しく送った順に並びます。', '取り消すと、この一覧からも外れます。'],
    favoriteOrSave,
  ),
  [href('/job_offer/view_history')]: about(
    ['ログインして開いた求人と企業が、日ごとに並びます。', 'この履歴を読めるのは、あなただけです。企業に伝わるのは、ページが開かれた回数だけです。'],
    question('viewed-jobs', 'どの求人を見たかは、企業に伝わりますか'),
    formula('views', '閲覧の数えかた'),
  ),
  [href('/job_offer/intuition')]: about(
    ['求人を1件ずつ見て、気になるかどうかを直感で選べます。', '「気になる」は企業に伝わります。「興味なし」は伝わらず、選んだ求人は一覧に出なくなります。'],
    favoriteOrSave,
    question('hide', '見たくない求人や企業を、一覧から外せますか'),
  ),
  [href('/job_offer/bookmarks')]: about(
    [
      'あとで読みたい求人を、リストとメモで整理できます。',
      '保存、リスト、メモは、どれも企業に伝わりません。',
      '「比べる」に印を付けると、4件まで並べて比べられます。',
    ],
    question('compare', '求人を並べて比べられますか'),
    favoriteOrSave,
  ),
  [href('/job_offer/compare')]: about(
    ['保存した求人を、4件まで同じ項目で並べます。', '求人に書かれていない項目は「書かれていません」と表示します。点数や順位は付けません。'],
    question('compare', '求人を並べて比べられますか'),
  ),
  [href('/settings/hidden')]: about(
    ['「興味なし」にした求人と企業です。検索の結果にも、おすすめにも出ません。', '企業には伝わりません。ここから、いつでも元に戻せます。'],
    question('hide', '見たくない求人や企業を、一覧から外せますか'),
  ),
  [href('/settings/saved_searches')]: about(
    ['保存した検索と、新着の通知の頻度です。', '通知するのは、保存したあとに新しく出た求人だけです。保存した検索は、企業には伝わりません。'],
    question('alerts', '新しい求人の通知を受け取れますか'),
  ),
  [href('/settings/saved_searches/new')]: about(
    ['いまの検索の条件に名前を付けて保存し、新着の通知の頻度を選びます。', '通知するのは、保存したあとに新しく出た求人だけです。'],
    question('alerts', '新しい求人の通知を受け取れますか'),
  ),
  [href('/profile/matching')]: about(
    [
      'おすすめの順番で何を重視するかを、項目ごとに選べます。',
      '企業には伝わりません。「考慮しない」にした項目は、順番にも、求人の「合う・合わない」にも使いません。',
    ],
    formula('matching', '合う・合わないの計算'),
    { to: href('/about/ranking'), label: '表示の順番' },
  ),
}
