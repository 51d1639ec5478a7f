import { answerOpenScout } from './hiring/scouts/candidate/show-scout.ts'
import { onLeaving } from './conversations/threads/leaving.ts'

/** Registers, once when the router is loaded, the handlers with which a lower room reacts to a higher one. */
export function registerReactions() {
  onLeaving(answerOpenScout)
}
