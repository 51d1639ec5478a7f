import { Link } from 'react-router'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { moveForm } from '../board/move-form.ts'
import { SELECTION_PATH } from '../selection-path.ts'

type Move = { id: string; step: SelectionStep; from: SelectionStep; isTold: boolean; promise: MeetingPromise | null }
type MovedToastProps = { sentence: string | undefined; move: Move | undefined }

/** Says after a move that the site notified nobody, and offers to notify the candidate or to undo the move. A plain part of the page, so that it works without scripts. */
export function StepMovedToast({ sentence, move }: MovedToastProps) {
  const { acts } = useCompanyAccount()
  return (
    <output className="moved">
      {sentence && (
        <div className="toast">
          <p>
            {sentence}
            {move && untold(move)}
          </p>
          {move && (
            <div className="acts">
              {move.isTold && acts.includes('write_messages') && <Link to={`${SELECTION_PATH}/notice?id=${move.id}`}>候補者に通知する</Link>}
              <PageForm className="row" of={{ name: moveForm.undo }} hidden={{ id: move.id, step: move.from, from_step: move.step }} preventScrollReset>
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

const isReasonOnItsWay = ({ promise }: Move) => promise?.state === 'released' && !promise.notified_at

function untold(move: Move) {
  if (isReasonOnItsWay(move)) return '約束を行わない理由は、60秒後に候補者に届きます。'
  return move.isTold ? '候補者には通知していません。' : '候補者には通知していません（この段階は通知しない設定です）。'
}
