type Spent = { server: number; database: number }
type Row = { name: string; visitor: Spent; candidate: Spent }

const ms = (value: number) => value.toFixed(2)

/** CPU milliseconds a page, and how many times the visitor's. */
export const tableOf = (rows: Row[]) =>
  [
    '| CPU ms a page | visitor: server | candidate: server | times | visitor: PostgreSQL | candidate: PostgreSQL |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ name, visitor, candidate }) =>
        `| ${name} | ${ms(visitor.server)} | ${ms(candidate.server)} | **${(candidate.server / visitor.server).toFixed(2)}** | ${ms(visitor.database)} | ${ms(candidate.database)} |`,
    ),
    '',
  ].join('\n')
