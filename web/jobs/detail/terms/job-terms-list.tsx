import './terms.css'
import { LinkedText } from '#web/platform/posting-text/linked-text.tsx'
import type { Term } from './term.ts'

export const JobTermsList = ({ terms }: { terms: Term[] }) => (
  <dl className="terms">
    {terms.map(({ name, value, notes }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <LinkedText>{value}</LinkedText>
          {notes.map((note) => (
            <small key={note}>
              <LinkedText>{note}</LinkedText>
            </small>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)
