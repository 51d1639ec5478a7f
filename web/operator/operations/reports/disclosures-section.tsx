import { href, Link } from 'react-router'
import type { Disclosure, Report } from '#contract/operations/reports/operator-reports.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { ReasonForm } from '#web/operator/reason-form.tsx'

type Props = { report: Report; mayOpen: boolean }

/** The way to the messages of a reported thread: one asks, another approves, both may read for three days. */
export function DisclosuresSection({ report: { id, openings }, mayOpen }: Props) {
  const isAsked = openings.some(({ decision }) => decision === null)
  const isOpen = openings.some(({ is_open }) => is_open)
  return (
    <section aria-labelledby="openings">
      <h2 id="openings">やりとりの確認</h2>
      <p className="prose small">
        運営は、引用されたメッセージのほかは読めません。要るときは、1人が理由を書いて求め、別の1人が承認します。読めるのはお二人だけで、72時間です。読んだことは、求職者と企業の両方に伝わります。
      </p>
      {isOpen && (
        <p>
          <Link className="button primary" to={`${href('/operator/reports/thread')}?id=${id}`}>
            このやりとりを読む
          </Link>
        </p>
      )}
      {openings.map((opening) => (
        <OpeningCase key={opening.id} opening={opening} mayOpen={mayOpen} />
      ))}
      {mayOpen && !isAsked && !isOpen && <AskForm id={id} />}
    </section>
  )
}

const decisions = { approved: '承認', refused: '認めない', withdrawn: '取り下げ' }

function OpeningCase({ opening, mayOpen }: { opening: Disclosure; mayOpen: boolean }) {
  const form = usePageForm<{ reason: string }>(opening.id)
  const { form: ref } = useSavedInput(`opening-${opening.id}`, form.answer)
  const { is_mine, decision, decided_by_name, opens_until } = opening
  return (
    <div className="note">
      <p className="said">
        <ExactTime at={opening.asked_at} /> <bdi>{opening.asked_by_name}</bdi>が求めました。理由: {opening.reason}
      </p>
      {decision && (
        <p>
          <bdi>{decided_by_name}</bdi>: {decisions[decision]}
          {opens_until && (
            <>
              （<ExactTime at={opens_until} /> まで）
            </>
          )}
        </p>
      )}
      {!decision && is_mine && <p>ほかの運営の承認を待っています。自分では承認できません。</p>}
      {!decision && mayOpen && (
        <PageForm of={form} hidden={{ opening_id: opening.id }} ref={ref}>
          <ReasonField of={form} />
          <div className="row">
            {is_mine ? (
              <SubmitButton intent="withdrawn">取り下げる</SubmitButton>
            ) : (
              <>
                <SubmitButton intent="approved_and_read" look="primary">
                  承認して読む
                </SubmitButton>
                <SubmitButton intent="approved">承認する</SubmitButton>
                <SubmitButton intent="refused">認めない</SubmitButton>
              </>
            )}
          </div>
        </PageForm>
      )}
    </div>
  )
}

function AskForm({ id }: { id: string }) {
  const { answer } = usePageForm<{ reason: string }>('ask_to_open')
  const { form } = useSavedInput(`ask-to-open-${id}`, answer)
  return <ReasonForm intent="ask_to_open" ref={form} label="やりとりを読む理由" button="承認を求める" />
}
