import type { EndReason, SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { SelectionWords } from '#contract/hiring/selection/selection-words.ts'

/** The site's words for a selection, for its pages. */
export function wordsOf({ steps, end_reasons }: SelectionWords) {
  const nameIn = (words: { key: string; name: string }[], wanted: string) => words.find(({ key }) => key === wanted)?.name ?? wanted
  const stepName = (step: SelectionStep) => nameIn(steps, step)
  const endName = (reason: EndReason) => nameIn(end_reasons, reason)
  return {
    steps,
    end_reasons,
    stepName,
    endName,
    /** `終了（不採用）`, or the step alone. */
    label: ({ step, end_reason }: { step: SelectionStep; end_reason: EndReason | null }) =>
      end_reason ? `${stepName(step)}（${endName(end_reason)}）` : stepName(step),
    /** The selectable steps other than the present one. */
    choicesBeside: (step: SelectionStep) => steps.filter(({ key, retired }) => key !== step && !retired),
  }
}
