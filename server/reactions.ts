import { answerOpenScout } from './hiring/scouts/candidate/answer-open-scout.ts'
import { onLeaving } from './conversations/threads/on-leaving.ts'

/** Where a lower room has to react to a higher one, its handler is registered here, once, as the router is loaded. */
export function registerReactions() {
  onLeaving(answerOpenScout)
}
