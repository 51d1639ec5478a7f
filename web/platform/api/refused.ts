import type { Refusal } from './refusal.ts'

/** Stops a form's action with a refusal of its own, as where one call of several was refused. */
export class Refused extends Error {
  refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.sentence)
    this.refusal = refusal
  }
}
