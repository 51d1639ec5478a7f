import { Form } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { fieldTime } from './field-time.ts'

const HOUR = 3_600_000

/** A maintenance to be announced: what is said, and from when until when. */
export function AnnounceForm({ result, isBusy, now }: { result: FormResult | undefined; isBusy: boolean; now: string }) {
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const value = (name: string, otherwise = '') => textOf(refused?.values[name]) || otherwise
  const begins = Date.parse(now)
  return (
    <Form method="post" className="stack">
      <Field label="知らせる文" need="must" hint="いつ、何ができなくなるかを、改行せずに書きます。300字まで。" error={issues.message}>
        <textarea
          className="input"
          name="message"
          rows={2}
          maxLength={300}
          required
          defaultValue={value('message', refused ? '' : 'システムを入れかえるため、しばらく使えなくなります。')}
        />
      </Field>
      <div className="queue-filters">
        <Field label="出す時刻" need="must" error={issues.shows_at}>
          <input className="input" name="shows_at" type="datetime-local" required defaultValue={value('shows_at', fieldTime(begins))} />
        </Field>
        <Field label="見るだけにする時刻" need="may" hint="空なら、ふだんどおり使えます。" error={issues.reading_only_at}>
          <input className="input" name="reading_only_at" type="datetime-local" defaultValue={value('reading_only_at')} />
        </Field>
        <Field label="終わる時刻" need="must" error={issues.ends_at}>
          <input className="input" name="ends_at" type="datetime-local" required defaultValue={value('ends_at', fieldTime(begins + 2 * HOUR))} />
        </Field>
      </div>
      <p className="small muted">「見るだけ」のあいだ、求職者と企業の変更や送信は断られます。入力したものは画面に残ります。運営は、変えられます。</p>
      <button type="submit" name="intent" value="announce" className="button primary" aria-disabled={isBusy}>
        知らせる
      </button>
    </Form>
  )
}
