/** Whom the company wants to meet again, and why. */
export const demoPools = [
  {
    name: '次の開発メンバー',
    purpose: '来期に増える開発職。時期が合えば声をかける人',
    note: '転職の時期を「半年以内」としていた。プロフィールの更新を確かめる。',
    inDays: 3,
  },
  { name: '法務の経験がある人', purpose: '契約書の仕事をよく知る人', note: '勉強会の案内を送るか決める。', inDays: 12 },
]

type OutsidePerson = {
  name: string
  email: string
  source: 'referral' | 'agent' | 'event'
  /** Since when the company knows of them. */
  days: number
  hasAgreed: boolean
  step: 'entry' | 'casual_meeting' | 'document_screening'
  /** Days until the times that are offered to them, or until the one that is agreed. */
  offeredIn?: number[]
  agreedIn?: number
}

export const demoOutsidePeople: OutsidePerson[] = [
  { name: '柏木 遥', email: 'kashiwagi@outside.example', source: 'agent', days: 9, hasAgreed: true, step: 'document_screening', offeredIn: [4, 5, 6] },
  { name: '芹沢 直樹', email: 'serizawa@outside.example', source: 'event', days: 5, hasAgreed: true, step: 'casual_meeting', agreedIn: 2 },
  { name: '水野 千夏', email: 'mizuno@outside.example', source: 'referral', days: 1, hasAgreed: false, step: 'entry' },
]
