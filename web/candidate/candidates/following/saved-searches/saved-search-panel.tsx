import { Form, Link } from 'react-router'
import type { AlertFrequency } from '#contract/notifications/settings/alert-frequencies.ts'
import { AlertFields } from './alert-fields.tsx'

type Saved = {
  id: number
  name: string
  frequency: AlertFrequency
  sends_mail: boolean
  waiting_count: number
  labels: string[]
  to: string
  /** The day on which it told last. */
  told: string | null
}

/** One saved search: what it looks for, what it tells, and an end to it. */
export const SavedSearchPanel = ({ saved: { id, name, frequency, sends_mail, waiting_count, labels, to, told } }: { saved: Saved }) => (
  <section className="panel saved" aria-labelledby={`saved-${id}`}>
    <div>
      <h2 id={`saved-${id}`}>
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className="small muted">{labels.length > 0 ? labels.join('・') : '条件なし（すべての求人）'}</p>
      <p className="small muted">
        {told ? `最後に知らせた日：${told}` : 'まだ知らせていません'}
        {waiting_count > 0 && `　次に知らせる求人：${waiting_count.toLocaleString('ja-JP')}件`}
      </p>
    </div>
    <Form method="post" className="saved">
      <input type="hidden" name="id" value={id} />
      <AlertFields key={`${name}-${frequency}-${sends_mail}`} name={name} frequency={frequency} sends_mail={sends_mail} />
      <div className="row">
        <button type="submit" className="button">
          保存する
          <span className="vh">
            ：<bdi>{name}</bdi>
          </span>
        </button>
        <button type="submit" name="intent" value="remove" formNoValidate className="button bare">
          この検索を消す
          <span className="vh">
            ：<bdi>{name}</bdi>
          </span>
        </button>
      </div>
    </Form>
  </section>
)
