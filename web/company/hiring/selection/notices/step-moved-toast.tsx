import { Link } from 'react-router'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import { readStepKey, stepKey } from '#contract/hiring/selection/step-limits.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { moveForm } from '../board/move-form.ts'
import { SELECTION_PATH } from '../selection-path.ts'

/** `from`: as a form names the step. */
type Move = { id: string; step: SelectionStep; step_id: number | null; from: string; isTold: boolean; promise: MeetingPromise | null; isOutside?: boolean }
type MovedToastProps = { sentence: string | undefined; move: Move | undefined }

/** Says after a move that the site notified nobody, and offers to notify the candidate or to undo the move. A plain part of the page, so that it works without scripts. */
export function StepMovedToast({ sentence, move }: MovedToastProps) {
  const { acts } = useCompanyAccount()
  const { stepName } = useSelectionWords()
  return (
    <output className="moved">
      {sentence && (
        <div className="toast">
          <p>
            {sentence}
            {move &&
              (move.isOutside
                ? '本人には通知していません。'
                : isSame(move)
                  ? `候補者に見える段階は「${stepName(move.step)}」のままです。候補者には通知していません。`
                  : untold(move))}
          </p>
          {move && (
            <div className="acts">
              {move.isTold && !isSame(move) && acts.includes('write_messages') && <Link to={`${SELECTION_PATH}/notice?id=${move.id}`}>候補者に通知する</Link>}
              <PageForm className="row" of={{ name: moveForm.undo }} hidden={{ id: move.id, step: move.from, from_step: stepKey(move) }} preventScrollReset>
                <button type="submit" name="intent" value="undo">
                  元に戻す
                </button>
              </PageForm>
            </div>
          )}
        </div>
      )}
    </output>
  )
}

/** Between two of the company's own steps for one of the specification. */
const isSame = ({ step, from }: Move) => readStepKey(from)?.step === step

const isReasonOnItsWay = ({ promise }: Move) => promise?.state === 'released' && !promise.notified_at

function untold(move: Move) {
  if (isReasonOnItsWay(move)) return '約束を行わない理由は、60秒後に候補者に届きます。'
  return move.isTold ? '候補者には通知していません。' : '候補者には通知していません（この段階は通知しない設定です）。'
}
