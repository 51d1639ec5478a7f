import type { Tip } from '#contract/candidates/account/tips.ts'
import { useAccount } from '../account/use-account.ts'

/** Whether the signed-in candidate has not closed a tip. */
export const useTip = (tip: Tip) => useAccount()?.tips.includes(tip) ?? false
