import type { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'

/** How far a candidate has disclosed themself to one company. */
export const levelText: Record<RevealLevel, string> = {
  anonymous: '匿名',
  career: '勤め先と学校の名前まで',
  name: '名前まで',
  contact: '名前と連絡先まで',
}
