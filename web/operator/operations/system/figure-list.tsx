import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { title: string; failure: string; rows: { name: string; value: ReactNode; to?: string }[] }

/** A few figures by name; where they could not be read, that is said in their place. */
export const FigureList = ({ title, failure, rows }: Props) => (
  <section className="figure-list">
    <h2>{title}</h2>
    {failure ? (
      <p className="note alert">{failure}</p>
    ) : (
      <dl>
        {rows.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{to ? <Link to={to}>{value}</Link> : value}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
)
