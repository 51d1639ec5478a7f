import { Icon } from '#web/ui/icon.tsx'
import { useRef, useState } from 'react'
import type { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import { api } from '#web/platform/api/api.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { shownOfForm } from '../sent/sent-of-form.ts'
import type { Seen } from './seen-of.ts'
import { seenOf } from './seen-of.ts'
import sheet from '../sheet/apply-sheet.module.css'
import styles from './shown-fields.module.css'

type ShownFieldsProps = {
  company_id: number
  offered: ApplicationChoice
  /** What the company would read with what is offered. */
  seen: Seen
  /** The boxes that were ticked before the form came back. */
  chosen: ShownChoice | undefined
  issues: Record<string, string>
  /** The act that discloses it: 応募 or 承諾. */
  act: string
  isBusy: boolean
}

/** What a company will see of a candidate who applies or accepts a scout, and each part of it on or off. */
export function ShownFields({ company_id, offered, seen: atFirst, chosen, issues, act, isBusy }: ShownFieldsProps) {
  const { name, code, is_open, job_history_pdf, missing } = offered
  const choice = chosen ?? offered.choice
  const { seen, look } = useSeen(company_id, atFirst)
  const isEmpty = missing.length === 3
  const boxes = [
    { value: 'name', isOn: choice.name, label: '氏名', note: `${name ? '' : 'まだ入力されていません。'}外すと「求職者 ${code}」として${act}します` },
    { value: 'career', isOn: choice.career, label: '経歴', note: `${seen.career || '勤め先と学校の名前、これから'}。外すと勤め先と学校の名前を伏せます` },
    {
      value: 'document',
      isOn: choice.document !== 'none',
      label: '職務経歴書',
      note: job_history_pdf ? '下で選んだPDF' : 'プロフィールから作成したPDF',
    },
    { value: 'contact', isOn: choice.contact, label: '連絡先', note: '企業の最初の返信のあとに見えます' },
  ]
  return (
    <section className={sheet.part} aria-labelledby="shown" onChange={look}>
      <h2 id="shown">企業に見えるあなた</h2>
      {!isEmpty && <SeenCard seen={seen} />}
      <button type="submit" className={`button bare small ${styles.whole}`} name="intent" value="preview" formNoValidate aria-disabled={isBusy || undefined}>
        <Icon name="eye" />
        企業に届くとおりに確認する
      </button>
      <fieldset className={styles.boxes}>
        <legend className="vh">企業に見せる内容</legend>
        {boxes.map(({ value, isOn, label, note }) => (
          <label key={value} className="check">
            <input type="checkbox" name="shows" value={value} defaultChecked={isOn} />
            <span>
              {label}
              <small>{note}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {issues['shown.document'] && <FieldError>{issues['shown.document']}</FieldError>}
      {job_history_pdf ? (
        <ChoicesField
          type="radio"
          name="document"
          legend="見せる職務経歴書"
          options={[
            { value: 'resume', label: 'プロフィールから作成したPDF' },
            { value: 'job_history_pdf', label: `アップロードしたPDF：${job_history_pdf}` },
          ]}
          chosen={choice.document === 'job_history_pdf' ? 'job_history_pdf' : 'resume'}
        />
      ) : (
        <input type="hidden" name="document" value="resume" />
      )}
      <details className={styles.more} open={!choice.profile}>
        <summary>プロフィールそのものを見せない</summary>
        <label className="check">
          <input type="checkbox" name="shows" value="profile" defaultChecked={choice.profile} />
          <span>
            プロフィールを見せる
            <small>要約・スキル・希望。外すと経歴も見えません{is_open ? '。公開中の匿名のプロフィールは、外しても企業から見えます' : ''}</small>
          </span>
        </label>
      </details>
      <p className="hint">この企業だけに公開し、あとからやめられます。選んだ内容は次回も使います。</p>
    </section>
  )
}

/** Follows the ticks: the server says again what the company would read, as it says it to the company. */
function useSeen(company_id: number, atFirst: Seen) {
  const [seen, setSeen] = useState(atFirst)
  const asked = useRef(0)
  const look = async ({ target }: { target: EventTarget }) => {
    const form = target instanceof HTMLInputElement && target.form
    if (!form) return
    const mine = ++asked.current
    const data = new FormData(form)
    const shown = shownOfForm({ shows: data.getAll('shows'), document: data.get('document') })
    try {
      const previewed = await (await api()).candidate_users.application_choices.preview({ company_id, shown }, { context: { silent: true } })
      if (mine === asked.current) setSeen(seenOf(previewed))
    } catch {
      // The card keeps what was true before; the whole preview says what fails.
    }
  }
  return { seen, look: (event: { target: EventTarget }) => void look(event) }
}

const SeenCard = ({ seen: { label, heading, summary } }: { seen: Seen }) => (
  <div className={styles.seen} aria-live="polite">
    <b>
      <bdi>{label}</bdi>
    </b>
    {heading && <p>{heading}</p>}
    {summary && <p className={styles.summary}>{summary}</p>}
  </div>
)
