import { Form, Link } from 'react-router'
import type { Findings } from '../palette/palette-entry.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/ui/styles/form.css'
import './found-list.css'

type Props = {
  q: string
  /** The kinds that are searched, for the words before the first search. */
  kinds: string
  findings: Findings | null
}

/** The search over everything as a page: what the palette finds, without scripts, and with an address. */
export function FoundList({ q, kinds, findings }: Props) {
  const groups = findings?.groups ?? []
  return (
    <div className="found">
      <h1>検索</h1>
      <search>
        <Form method="get" className="found-form">
          <label className="vh" htmlFor="found-q">
            検索する言葉
          </label>
          <input className="input" id="found-q" name="q" type="search" defaultValue={q} key={q} maxLength={100} autoComplete="off" enterKeyHint="search" />
          <button type="submit" className="button primary">
            検索
          </button>
        </Form>
      </search>
      {findings?.note && <p className="note warn">{findings.note}</p>}
      {!findings && <p className="small muted">{kinds}を名前の一部で検索します。全角・半角、ひらがな・カタカナの違いは区別しません。</p>}
      {findings && groups.length === 0 && (
        <p>
          「<bdi>{q}</bdi>」に一致するものはありません。
        </p>
      )}
      {groups.map((group) => (
        <section key={group.key} aria-labelledby={`found-${group.key}`}>
          <h2 id={`found-${group.key}`}>{group.name}</h2>
          <ul className="found-rows">
            {group.entries.map(({ key, to, icon, label, note }) => (
              <li key={key}>
                <Link to={to}>
                  <Icon name={icon} />
                  <bdi>{label}</bdi>
                </Link>
                {note && <bdi className="small muted">{note}</bdi>}
              </li>
            ))}
          </ul>
          {group.more && (
            <p className="small">
              <Link to={group.more.to}>{group.more.label}</Link>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
