import { Form } from 'react-router'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import { promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'

/** Why the company does not hold the meeting that it promised, and how to say that this is not true. */
export function PromiseReason({ id, promise: { meeting_type, reason, disputed_at } }: { id: string; promise: MeetingPromise }) {
  if (!reason) return null
  return (
    <div className="note stack">
      <p>
        会社は、約束した{meetingTypes[meeting_type]}を行わない理由を「{promiseReasons[reason].name}」と記録しました。
      </p>
      {disputed_at ? (
        <p className="small">事実と違うと申し出ました。会社の返事の記録では、守られなかった約束として数えます。</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <p className="small">事実と違うと申し出ると、会社に伝わり、守られなかった約束として数えます。取り消せません。</p>
          <button type="submit" className="button small" name="intent" value="dispute">
            事実と違うと申し出る
          </button>
        </Form>
      )}
    </div>
  )
}
