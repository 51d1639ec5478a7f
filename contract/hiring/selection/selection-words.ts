import type { EndReason, SelectionStep } from './selection-steps.ts'

/** What the steps and ends of a selection are called on this site, in their order. A retired step is no longer offered; where a selection stands in it, it stays. */
export type SelectionWords = {
  steps: { key: SelectionStep; name: string; retired?: true }[]
  end_reasons: { key: EndReason; name: string }[]
}
