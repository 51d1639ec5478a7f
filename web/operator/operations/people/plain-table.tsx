import { type ReactNode, useId } from 'react'
import '#web/ui/table.css'

type Props = { title: string; empty: string; columns: string[]; rows: [key: string, ...cells: ReactNode[]][] }

/** A titled table of a few columns; on narrow screens a list. */
export function PlainTable({ title, empty, columns, rows }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="muted">{empty}</p>
      ) : (
        <table className="table stacked">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, ...cells]) => (
              <tr key={key}>
                {cells.map((cell, at) => (
                  <td key={columns[at]} data-label={columns[at]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
