import { Link, useActionData } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import type { Route } from './+types/progress-page.ts'
import { NoteForm } from './note-form.tsx'
import './progress.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context }: Route.LoaderArgs) {
  const { candidate_users, masters } = context.get(apiContext)
  const [notes, { progress, progress_outcome }] = await Promise.all([candidate_users.progress_notes.list(), masters.list()])
  return { ...notes, words: { progress: [{ id: null, name: '未設定' }, ...progress], outcomes: progress_outcome }, now: Date.now() }
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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '進み具合のメモ', description: '企業ごとの進み具合とメモ。あなただけのものです。', path: '/message/progress', noindex: true })

/** The candidate's own board: companies by how it goes with them. */
export default function ProgressPage({ loaderData: { progress_notes, words, ...loaderData } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const now = new Date(loaderData.now)
  const columns = [
    ...words.progress.map(({ id, name }) => ({
      key: String(id),
      name,
      notes: progress_notes.filter(({ progress, outcome }) => progress === id && !outcome),
    })),
    { key: 'over', name: '終わったもの', notes: progress_notes.filter(({ outcome }) => outcome) },
  ]
  return (
    <div className="wrap progress">
      <header className="row">
        <h1>進み具合のメモ</h1>
        <Link to="/message/applications">応募と選考</Link>
      </header>
      <p className="note">あなただけのメモです。企業にも運営にも見えません。</p>
      {progress_notes.length === 0 ? (
        <div className="blank">
          <SeedDrawing />
          <p>やりとりのある企業は、まだありません。</p>
          <Link className="button" to="/job_offer/search">
            求人をさがす
          </Link>
        </div>
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
                    <NoteForm note={note} words={words} now={now} result={result?.form === String(note.company_id) ? result : undefined} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
