import type { FormResult } from '#web/platform/forms/form-result.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'

const of = { name: 'note' }

/** What the candidate notes about a company for themself; the board of applications shows it, too. */
export function PrivateNote({ note, result }: { note: string; result: FormResult | undefined }) {
  const mine = result?.form === of.name ? result : undefined
  return (
    <section className="side-block">
      <PageForm of={of} preventScrollReset className="stack">
        <label className="lab">
          自分用のメモ
          <textarea
            key={note}
            className="input"
            name="note"
            rows={3}
            maxLength={4000}
            defaultValue={mine?.saved === false ? textOf(mine.values.note) : note}
            aria-describedby="note-hint"
          />
        </label>
        <p className="hint" id="note-hint">
          企業にも運営にも見えません。
        </p>
        <SubmitButton intent="note" look="small">
          メモを保存
        </SubmitButton>
        <DoneNote result={mine} />
      </PageForm>
    </section>
  )
}
