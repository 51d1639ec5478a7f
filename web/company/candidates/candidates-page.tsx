import { Link, useActionData, Form } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import type { Route } from './+types/candidates-page.ts'
import { actOnCandidates } from './act-on-candidates.ts'
import { loadCandidates, type LoadedPeople } from './load-candidates.ts'
import { CandidateFilters } from './candidate-filters.tsx'
import { CANDIDATES_PATH } from './candidates-path.ts'
import styles from './people.module.css'
import { CandidateCard } from './candidate-card.tsx'
import { FEWEST_COUNTED } from '#contract/platform/text/count-in-steps.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { isolated } from '#web/ui/text/isolated.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadCandidates(context.get(apiContext), url)

export const action = (args: Route.ActionArgs) => submitForm(args, (api, values, intent) => actOnCandidates(api, args.url, intent, values))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求職者をさがす', description: '公開している求職者を、希望と経験からさがします。', path: CANDIDATES_PATH, noindex: true })

export default function CandidatesPage({ loaderData }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const issues = result?.saved === false ? result.refusal.issues : {}
  const { people, total, page, hasNext, base, dropped } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.filters}>
        <CandidateFilters {...loaderData} />
        <SavedSearches {...loaderData} issues={issues} />
      </div>
      <div className={styles.list}>
        <CandidatesNav />
        <h1 className={styles.total}>
          求職者をさがす{' '}
          <output>
            <b>{peopleCountText(total)}</b>
          </output>
        </h1>
        <DoneNote result={result} />
        <FormRefusal result={result} />
        {dropped && <p className="note">使えない条件は外して表示しています。</p>}
        {people.map(({ person, lines, match }) => (
          <CandidateCard key={person.id} person={person} lines={lines} match={match} />
        ))}
        {people.length === 0 && (
          <div className={`blank ${styles.blank}`}>
            <SeedDrawing />
            <p>{total === 0 ? '条件に合う求職者は、まだいません。' : 'このページに求職者はいません。'}</p>
            <Link className="button" to={total === 0 ? CANDIDATES_PATH : base}>
              {total === 0 ? '条件をすべて外す' : '最初のページを見る'}
            </Link>
          </div>
        )}
        {people.length > 0 && <Pager page={page} pages={hasNext ? page + 1 : page} to={(number) => pagePath(base, number)} />}
        {total !== 0 && <p className="small muted">プロフィールを新しく書いた人から並べています。人数は、個人がわからないように5人きざみで表示します。</p>}
      </div>
    </div>
  )
}

const text = (count: number) => count.toLocaleString('ja-JP')

/** A count of candidates in steps: a range that never contradicts the list. */
const peopleCountText = (total: number | null) =>
  total === 0 ? '0人' : total === null ? `1〜${FEWEST_COUNTED - 1}人` : `${text(total)}〜${text(total + FEWEST_COUNTED - 1)}人`

/** The searches that the company's members share, and the form to add this one. */
function SavedSearches({ saved, isNarrowed, issues }: Pick<LoadedPeople, 'saved' | 'isNarrowed'> & { issues: Record<string, string> }) {
  if (saved.length === 0 && !isNarrowed) return null
  return (
    <section className="stack" aria-labelledby="saved">
      <h2 className="lab" id="saved">
        保存した検索
      </h2>
      {saved.length > 0 && (
        <ul>
          {saved.map(({ id, name, to }) => (
            <li key={id} className="row between">
              <Link to={to}>
                <bdi>{name}</bdi>
              </Link>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <button type="submit" className="button bare small" name="intent" value="forget" aria-label={`「${isolated(name)}」を消す`}>
                  消す
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && (
        <Form method="post" preventScrollReset className="stack">
          <Field label="この検索の名前" hint="企業のメンバーみんなが使えます。" error={issues.name}>
            <input className="input" name="name" maxLength={100} required />
          </Field>
          <button type="submit" className="button small" name="intent" value="save">
            この条件を保存する
          </button>
        </Form>
      )}
    </section>
  )
}
