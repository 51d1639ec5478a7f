/** How it goes with a company, in the candidate's own words of it; the codes are the specification's. */
export const progressNames = [
  { value: null, name: '未設定' },
  { value: 2, name: 'カジュアル面談' },
  { value: 3, name: '選考中' },
  { value: 4, name: '内定' },
] as const

export const outcomeNames = { accepted: '承諾', declined: '自分から辞退', rejected: '見送り', ghosted: '返信なし' } as const
