/** An invented scout to the candidate whom visitors try out. */
export const candidateScouts = [
  {
    days: 1,
    member_name: '木下 遥',
    greeting: 'はじめまして。採用を担当している木下です。',
    reason:
      '「欠測の補完処理を設計し、欠測率を2.1%から0.3%に」と書かれていたところに目がとまりました。私たちの現場でも10分おきに届く値がときどき欠けていて、あとから埋める仕組みをこれからつくります。設計するときに何を手がかりにされたのかを伺い、私たちの考えも聞いていただきたいです。',
    closing: 'お返事は急ぎません。ご都合のよいときにお聞かせください。',
    quotes: [{ part: 'work_experiences', text: '欠測の補完処理を設計し、欠測率を2.1%から0.3%に。' }],
    reference_parts: ['work_experiences', 'skill_types'],
    min_salary: 680,
    max_salary: 820,
    meeting_type: 'mendan',
    integrity: 90,
    likeness: 8,
    state: 'delivered',
  },
  {
    days: 9,
    member_name: '大崎 実',
    greeting: '',
    reason:
      '窓口への聞き取りから申請受付システムをつくられたご経験に関心を持ちました。私たちも使う人のところへ通いながらつくる組織です。「医療と農業の計測。データが人の判断を助けるところに」と書かれていたことにも共感しています。',
    closing: '',
    quotes: [{ part: 'user_interest', text: '医療と農業の計測。データが人の判断を助けるところに関わりたいです。' }],
    reference_parts: ['work_experiences', 'user_interest'],
    min_salary: 600,
    max_salary: 900,
    meeting_type: 'mensetsu',
    integrity: 85,
    likeness: 19,
    state: 'parked',
  },
] as const

/** The candidates' replies to scouts of the company that visitors try out: enough for the reasons to be shown. */
export const companyAnswers: { days: number; state: 'waiting' | 'delivered' | 'accepted' | 'refused' | 'parked'; refusal_reasons?: number[] }[] = [
  { days: 1, state: 'waiting' },
  { days: 2, state: 'delivered' },
  { days: 6, state: 'accepted' },
  { days: 9, state: 'refused', refusal_reasons: [7] },
  { days: 12, state: 'refused', refusal_reasons: [7, 9] },
  { days: 15, state: 'refused', refusal_reasons: [10] },
  { days: 20, state: 'refused', refusal_reasons: [3, 7] },
  { days: 25, state: 'parked' },
]

export const demoTemplates = [
  {
    name: '採用担当から、はじめての方へ',
    greeting: 'はじめまして。採用を担当している三枝です。突然のご連絡を失礼します。',
    closing: 'まずは30分ほど、仕事の内容をお話しできればと思います。お返事は急ぎません。',
  },
  { name: '開発チームから', greeting: 'はじめまして。開発チームの和泉です。', closing: 'オンラインでも、こちらの事務所でも、ご都合に合わせます。' },
]
