import type { JobQuestion } from '#contract/job-questions.ts'

/** What the jobs ask for which the demonstration's people answered: one question of each kind. */
export const demoQuestions: JobQuestion[] = [
  { kind: 'long_text', question: 'この求人に応募する理由を教えてください', is_required: true, choices: [] },
  { kind: 'choice', question: '希望する働き方を選んでください', is_required: true, choices: ['出社が中心', '週に2〜3日は在宅', '在宅が中心'] },
  { kind: 'short_text', question: '入社できる時期の目安', is_required: false, choices: [] },
  { kind: 'yes_no', question: '入社前に、現場の見学を希望しますか', is_required: false, choices: [] },
]
