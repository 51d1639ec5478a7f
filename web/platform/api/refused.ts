import type { Refusal } from './refusal.ts'

/** Stops a form's action with the page's own refusal, for example when one of several calls was refused. */
export class Refused extends Error {
  refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.sentence)
    this.refusal = refusal
  }
}
