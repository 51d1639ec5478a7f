import type { NewInterviewKit } from './interview-kits.ts'

/** Kits to begin with. A company copies one and changes it. */
export const kitStarters: Record<'casual' | 'technical' | 'culture', NewInterviewKit> = {
  casual: {
    name: 'カジュアル面談',
    purpose: '互いに知り、次に進みたいかを候補者が決められるようにする。選考はしない。',
    criteria: [
      { name: '関心のあること', looks_for: 'これから取り組みたい仕事と、この求人の重なり' },
      { name: '転職の時期と条件', looks_for: '希望の時期、働き方、年収の範囲' },
      { name: '伝え残したこと', looks_for: '候補者の質問に答えたか。次に誰と話すとよいか' },
    ],
    questions: [
      'これから、どのような仕事に取り組みたいですか。',
      'いまの仕事で、続けたいことと変えたいことは何ですか。',
      '当社について、知りたいことは何ですか。',
    ],
  },
  technical: {
    name: '技術面接',
    purpose: '実際の経験をもとに、設計と実装の力を確かめる。',
    criteria: [
      { name: '設計の判断', looks_for: '前提、代わりの案、選んだ理由を説明できる' },
      { name: '実装と品質', looks_for: 'テスト、読みやすさ、運用まで考えている' },
      { name: '問題の切り分け', looks_for: '起きたことから原因までを順に確かめている' },
      { name: '説明と対話', looks_for: '前提の違う相手に合わせて説明できる' },
    ],
    questions: [
      '最近の設計で、いちばん迷ったことは何ですか。どの案を、なぜ選びましたか。',
      '本番で起きた問題を1つ、気づいてから直すまで教えてください。',
      'その仕組みを、いま作り直すなら何を変えますか。',
    ],
  },
  culture: {
    name: 'カルチャー面接',
    purpose: '働き方と判断のしかたが、チームと合うかを互いに確かめる。',
    criteria: [
      { name: '協働', looks_for: '意見が違うときに、相手の前提を確かめて決めている' },
      { name: '自分で進める力', looks_for: '決まっていないことを、問いを立てて進めている' },
      { name: '学び方', looks_for: 'うまくいかなかったことから、次の行動を変えている' },
      { name: '会社の目指すものへの関心', looks_for: '自分の言葉で理由を話せる' },
    ],
    questions: [
      '意見が分かれたとき、どのように決めましたか。',
      'うまくいかなかった経験と、そのあとに変えたことを教えてください。',
      '当社の目指すもののうち、どこに関心がありますか。',
    ],
  },
}
export type KitStarter = keyof typeof kitStarters
