import type { Api } from '#contract/index.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { fieldTime } from './field-time.ts'

const HOUR = 3_600_000

type Announced = Parameters<Api['operators']['maintenance']['announce']>[0]

/** A maintenance to be announced: what is said, and from when until when. */
export function AnnounceForm({ now }: { now: string }) {
  const begins = Date.parse(now)
  const form = usePageForm<Announced>('announce', {
    message: 'システムを入れかえるため、しばらく使えなくなります。',
    shows_at: fieldTime(begins),
    ends_at: fieldTime(begins + 2 * HOUR),
  })
  return (
    <PageForm of={form}>
      <TextField
        of={form}
        name="message"
        label="知らせる文"
        need="must"
        hint="いつ、何ができなくなるかを、改行せずに書きます。300字まで。"
        rows={2}
        maxLength={300}
        required
      />
      <div className="queue-filters">
        <TextField of={form} name="shows_at" label="出す時刻" need="must" type="datetime-local" required />
        <TextField of={form} name="reading_only_at" label="見るだけにする時刻" need="may" hint="空なら、ふだんどおり使えます。" type="datetime-local" />
        <TextField of={form} name="ends_at" label="終わる時刻" need="must" type="datetime-local" required />
      </div>
      <p className="small muted">「見るだけ」のあいだ、求職者と企業の変更や送信は断られます。入力したものは画面に残ります。運営は、変えられます。</p>
      <SubmitButton intent="announce" look="primary">
        知らせる
      </SubmitButton>
    </PageForm>
  )
}
