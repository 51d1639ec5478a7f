import { Form, Link } from 'react-router'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { SELECTION_PATH } from '../selection-path.ts'
import '#web/ui/toast.css'
import './step-moved-toast.css'

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
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={move.id} />
                <input type="hidden" name="step" value={move.from} />
                <input type="hidden" name="from_step" value={move.step} />
                <button type="submit" name="intent" value="undo">
                  元に戻す
                </button>
              </Form>
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
