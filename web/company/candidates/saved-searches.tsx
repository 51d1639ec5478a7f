import { Form, Link } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { LoadedPeople } from './load-people.ts'

/** The searches that the company's members share, and the place where this one is added. */
export function SavedSearches({ saved, isNarrowed, issues }: Pick<LoadedPeople, 'saved' | 'isNarrowed'> & { issues: Record<string, string> }) {
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
