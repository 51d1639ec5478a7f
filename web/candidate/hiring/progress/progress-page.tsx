import { href, Link } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import type { ProgressNote } from '#contract/hiring/selection/progress-notes.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Route } from './+types/progress-page.ts'
import './progress.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { candidate_users, lookups } = context.get(apiContext)
  const [notes, { progress, progress_outcome }] = await Promise.all([candidate_users.progress_notes.list(), lookups.list()])
  return { ...notes, words: { progress, outcomes: progress_outcome }, now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ candidate_users: { progress_notes } }, values) => {
    const [progress, outcome] = [textOf(values.progress), textOf(values.outcome)]
    await progress_notes.change({
      company_id: Number(values.company_id),
      progress: progress ? (Number(progress) as 2) : null,
      outcome: outcome ? (outcome as 'accepted') : null,
      note: textOf(values.note),
    })
    return '保存しました。'
  })
export const clientAction = reachServer

export const meta = candidateMeta({ title: '進み具合のメモ', description: '企業ごとの進み具合とメモ。あなただけのものです。', path: href('/message/progress') })

/** The candidate's own board: companies by how it goes with them. */
export default function ProgressPage({ loaderData: { progress_notes, words, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const columns = [
    ...[{ id: null, name: '未設定' }, ...words.progress].map(({ id, name }) => ({
      key: String(id),
      name,
      notes: progress_notes.filter(({ progress, outcome }) => progress === id && !outcome),
    })),
    { key: 'over', name: '終わったもの', notes: progress_notes.filter(({ outcome }) => outcome) },
  ]
  return (
    <CandidatePage look="progress" title="進み具合のメモ" act={<Link to={href('/message/applications')}>応募と選考</Link>} result={null}>
      <p className="note">あなただけのメモです。企業にも運営にも見えません。</p>
      {progress_notes.length === 0 ? (
        <NothingYet>やりとりのある企業は、まだありません。</NothingYet>
      ) : (
        <div className="progress-board">
          {columns.map(({ key, name, notes }) => (
            <section key={key} aria-labelledby={`column-${key}`}>
              <h2 id={`column-${key}`}>
                {name} <span className="small muted">{notes.length}</span>
              </h2>
              {notes.length === 0 && <p className="small muted none">ありません</p>}
              <ul>
                {notes.map((note) => (
                  <li key={note.company_id} className="panel">
                    <NoteForm note={note} words={words} now={now} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </CandidatePage>
  )
}

type Props = { note: ProgressNote; words: { progress: Lookup[]; outcomes: Lookup[] }; now: Date }

const from = { candidate: 'あなたから', company: '企業から' }

/** One company of the board: the last message, and the note behind a fold. */
function NoteForm({ note, words, now }: Props) {
  const { company_id, company_name, company_logo, last_mail_time, last_message_from, progress_change_at, outcome } = note
  const form = usePageForm<Pick<ProgressNote, 'progress' | 'outcome' | 'note'>>(String(company_id), note)
  return (
    <>
      <div className="row who">
        <CompanyMark company={{ logo: company_logo }} size="small" />
        <h3>
          <Link to={`${href('/message/company/detail')}?company_id=${company_id}`}>
            <bdi>{company_name}</bdi>
          </Link>
        </h3>
      </div>
      <p className="small muted">
        {outcome && `${words.outcomes.find(({ key }) => key === outcome)?.name ?? outcome}・`}
        {last_mail_time && last_message_from && `${dateText(last_mail_time, now)}に${from[last_message_from]}`}
        {progress_change_at && `・${dateText(progress_change_at, now)}に変更`}
      </p>
      {note.note && <p className="small written">{note.note}</p>}
      <DoneNote result={form.answer} />
      <details open={form.refused !== undefined || undefined}>
        <summary>
          書きかえる
          <span className="vh">
            ：<bdi>{company_name}</bdi>
          </span>
        </summary>
        <PageForm of={form} hidden={{ company_id }} preventScrollReset>
          <FormRefusal result={form.answer} />
          <ChoiceField of={form} name="progress" label="進み具合" names={words.progress.map(({ id, name }) => [id, name])} none="未設定" />
          <ChoiceField of={form} name="outcome" label="結果" names={words.outcomes.map(({ key, name }) => [key ?? '', name])} none="まだ" />
          <TextField of={form} name="note" label="メモ" rows={4} maxLength={4000} />
          <SubmitButton look="small">保存する</SubmitButton>
        </PageForm>
      </details>
    </>
  )
}
