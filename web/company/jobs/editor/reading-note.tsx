import type { JobReading } from '#contract/jobs/drafting/job-readings.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LIFECYCLE } from '../lifecycle/job-lifecycle.tsx'

/** Of a draft made from a pasted posting: how much was understood, the lines that went into no field, and the text to compare with. */
export const ReadingNote = ({ reading: { text, passages, unread } }: { reading: JobReading }) => (
  <section className="reading-note" aria-labelledby="reading-title">
    <div className="reading-line">
      <Icon name="clip" />
      <h2 id="reading-title">貼り付けから作成</h2>
      <p>
        {text.length > 0 && `${text.length.toLocaleString('ja-JP')}文字から`}
        {Object.keys(passages).length}項目を読み取りました
      </p>
      {unread.length > 0 && <span className="label warn">未反映 {unread.length}行</span>}
      <PageForm className="reading-end" of={{ name: LIFECYCLE }}>
        <button type="submit" name="intent" value="forget_reading" className="button bare small" data-act="">
          照合を終える
        </button>
      </PageForm>
    </div>
    {text.length > 0 && (
      <details>
        <summary>元の文章と照合</summary>
        <div className="reading-texts">
          <div>
            <h3>どの項目にも入れていない行</h3>
            {unread.length > 0 ? (
              <ul>
                {unread.map((line, at) => (
                  <li key={at}>{line}</li>
                ))}
              </ul>
            ) : (
              <p className="small muted">ありません。</p>
            )}
          </div>
          <div>
            <h3>元の文章</h3>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself: the keyboard needs a way in */}
            <p className="reading-text" tabIndex={0}>
              {text}
            </p>
          </div>
        </div>
      </details>
    )}
  </section>
)

/** Under a field's name: that its value came from the pasted posting, and where it stands there. */
export const ReadMark = ({ passage }: { passage: string | undefined }) =>
  passage !== undefined && (
    <span className="read-mark">
      <span className="label green">貼り付けから</span>
      {passage && <q>{passage}</q>}
    </span>
  )
