import { endReasons, type EndReason, selectionSteps, type SelectionStep } from '#contract/selection-steps.ts'

/** 書類選考, or how it ended: 終了（不採用）. */
export const stepLabel = ({ step, end_reason }: { step: SelectionStep; end_reason: EndReason | null }) =>
  end_reason ? `${selectionSteps[step]}（${endReasons[end_reason]}）` : selectionSteps[step]
