/** Why a company does without the meeting that an accepted scout promised, and how the ledger counts it (docs/decisions/0044-a-promised-meeting.md). */
export const promiseReasons = {
  candidate_absent: { name: '候補者が来なかった', counts: '数えません' },
  candidate_declined: { name: '候補者が辞退した', counts: '数えません' },
  held_elsewhere: { name: '別の方法で日程を決めて実施した', counts: '数えません' },
  position_closed: { name: '募集を終了した', counts: '守られなかった約束として数えます' },
} as const
export type PromiseReason = keyof typeof promiseReasons
