import { Form, Link, useNavigation } from 'react-router'
import type { Opening, Report } from '#contract/operations/reports/operator-reports.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useKeptInput } from '#web/platform/forms/kept/use-kept-input.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { ReasonField } from '#web/operator/reason-field.tsx'

type Props = { report: Report; result: FormResult | undefined; mayOpen: boolean }

/** The way to the messages of a reported thread: one asks, another approves, both may read for three days. */
export function OpeningsSection({ report: { id, openings }, result, mayOpen }: Props) {
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
          <Link className="button primary" to={`/operator/reports/thread?id=${id}`}>
            このやりとりを読む
          </Link>
        </p>
      )}
      {openings.map((opening) => (
        <OpeningCase key={opening.id} opening={opening} result={result} mayOpen={mayOpen} />
      ))}
      {mayOpen && !isAsked && !isOpen && <AskForm id={id} result={result} />}
    </section>
  )
}

const decisions = { approved: '承認', refused: '認めない', withdrawn: '取り下げ' }

function OpeningCase({ opening, result, mayOpen }: { opening: Opening; result: FormResult | undefined; mayOpen: boolean }) {
  const isBusy = useNavigation().state !== 'idle'
  const { form } = useKeptInput(`opening-${opening.id}`, result?.form === opening.id ? result : undefined)
  const refused = result?.saved === false && result.form === opening.id ? result : undefined
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
        <Form method="post" className="stack" ref={form}>
          <input type="hidden" name="form" value={opening.id} />
          <input type="hidden" name="opening_id" value={opening.id} />
          <ReasonField error={refused?.refusal.issues.reason} defaultValue={textOf(refused?.values.reason)} />
          <div className="row">
            {is_mine ? (
              <button className="button" name="intent" value="withdrawn" aria-disabled={isBusy}>
                取り下げる
              </button>
            ) : (
              <>
                <button className="button primary" name="intent" value="approved" aria-disabled={isBusy}>
                  承認する
                </button>
                <button className="button" name="intent" value="refused" aria-disabled={isBusy}>
                  認めない
                </button>
              </>
            )}
          </div>
        </Form>
      )}
    </div>
  )
}

function AskForm({ id, result }: { id: string; result: FormResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const { form } = useKeptInput(`ask-to-open-${id}`, result?.form === 'ask_to_open' ? result : undefined)
  const refused = result?.saved === false && result.form === 'ask_to_open' ? result : undefined
  return (
    <Form method="post" className="stack" ref={form}>
      <input type="hidden" name="form" value="ask_to_open" />
      <ReasonField label="やりとりを読む理由" error={refused?.refusal.issues.reason} defaultValue={textOf(refused?.values.reason)} />
      <button className="button" name="intent" value="ask_to_open" aria-disabled={isBusy}>
        承認を求める
      </button>
    </Form>
  )
}
