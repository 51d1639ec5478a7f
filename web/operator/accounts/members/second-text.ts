import type { Operator } from '#contract/accounts/operators/operator-accounts.ts'

/** Whether somebody can approve what the viewer asks for, in words. */
export function secondText({ is_me, is_tied, approves_from }: Pick<Operator, 'is_me' | 'is_tied' | 'approves_from'>, now: Date) {
  if (is_me || !approves_from) return null
  if (is_tied) return 'できません'
  return new Date(approves_from) <= now ? 'できます' : 'まだできません'
}
