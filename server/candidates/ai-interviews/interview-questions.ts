import type { InterviewKey } from '#contract/candidates/profiles/ai-interviews.ts'

type Question = { key: InterviewKey; label: string; hint: string }

/** Asked one by one; each may be left out. */
export const interviewQuestions: Question[] = [
  {
    key: 'work',
    label: 'いま（または前の職場で）、どんな仕事をしていますか',
    hint: '知らない人に話すつもりで、何を、だれのために、何人でしているかを書いてください。',
  },
  { key: 'better', label: 'あなたがいて、良くなったことを1つ教えてください', hint: '大きさは問いません。前と後で何が変わったかが分かると、伝わります。' },
  { key: 'asked_for', label: '人から、どんなことをよく頼まれますか', hint: '仕事の外のことでもかまいません。' },
  { key: 'curious', label: '頼まれなくても、つい調べてしまうことは何ですか', hint: '分野、技術、社会の出来事など。' },
  { key: 'next', label: 'つぎの仕事では、何をしたいですか', hint: '続けたいこと、やめたいことでもかまいません。' },
  { key: 'vision', label: '5年後、だれがどうなっていたらうれしいですか', hint: '自分のことでも、まわりの人や社会のことでもかまいません。' },
  { key: 'reason', label: 'そう考えるようになったきっかけは何ですか', hint: '出来事が1つあると、読む人に伝わります。' },
]
