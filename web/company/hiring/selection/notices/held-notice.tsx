import { Form } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'

const NINE_HOURS = 9 * 3_600_000
/** 10:42:05, in Japan. */
const exactClock = (at: string) => new Date(Date.parse(at) + NINE_HOURS).toISOString().slice(11, 19)

/** What the candidate will read in a moment, and how to stop it. `before` is the step of a selection before it ended. */
export function HeldNotice({ application, before }: { application: CompanyApplication; before: string | undefined }) {
  const { stepName } = useSelectionWords()
  const { acts } = useCompanyAccount()
  const { held_notice, step } = application
  if (!held_notice) return null
  const isEnd = step === 'end'
  return (
    <section className="panel stack" aria-labelledby="held">
      <h2 id="held">候補者への通知（送信待ち）</h2>
      <p>{exactClock(held_notice.send_at)}に次の文面を送信します。それまでは取り消せます。</p>
      <blockquote className="notice-text">{held_notice.message}</blockquote>
      {acts.includes(isEnd ? 'select' : 'write_messages') && (
        <Form method="post">
          {isEnd && <input type="hidden" name="step" value={before ?? 'entry'} />}
          <input type="hidden" name="from_step" value={step} />
          <button type="submit" className="button" name="intent" value={isEnd ? 'undo' : 'cancel_notice'}>
            {isEnd ? `終了を取り消して「${stepName((before ?? 'entry') as 'entry')}」に戻す` : '送信を取り消す'}
          </button>
        </Form>
      )}
    </section>
  )
}
