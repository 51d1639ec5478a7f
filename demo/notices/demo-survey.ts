const questions = [
  {
    key: 'found',
    label: 'さがしていた求人は、見つかりそうですか',
    kind: 'choice',
    choices: ['見つかった', '見つかりそう', 'むずかしそう', 'まだ分からない'],
    required: true,
  },
  {
    key: 'useful',
    label: '求人を選ぶとき、役に立ったものはどれですか',
    kind: 'choices',
    choices: ['年収', '確認日', '応募への回答', '合う・合わないの説明', '企業のページ'],
    required: false,
  },
  { key: 'ease', label: 'さがしやすさは、5段階でいくつですか（5がいちばん良い）', kind: 'scale', required: true },
  { key: 'wish', label: 'こうだったらよい、と思うことがあれば教えてください', kind: 'text', required: false },
]

export const demoSurvey = {
  key: 'first_search',
  title: '求人のさがしかたについて',
  description: '4問、1分ほどです。答えはサイトを直すためだけに使い、企業には渡しません。',
  questions: JSON.stringify(questions),
}
