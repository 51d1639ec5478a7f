import { sql } from 'kysely'
import { figuresOfResponses } from '#contract/response-ledger/response-figures.ts'
import { responseCases } from '#contract/response-ledger/response-cases.ts'
import type { TaskContext } from '../background/task-context.ts'
import type { Database } from '../database/connect.ts'
import { ledgerOf } from './ledger-of.ts'
import { midnight } from './midnight.ts'
import { publicFigures } from './public-figures.ts'

/** Companies whose events are read at once. */
const BATCH = 50

/** Every night: the public figures of all companies anew from the ledger, as of the end of yesterday. What was invented for a demonstration stays. */
export async function measureResponses({ db, now }: Pick<TaskContext, 'db' | 'now'>) {
  const asOf = midnight(now())
  const { rows } = await sql<{ id: number }>`select id from companies where exists (
      select from events where company_id = companies.id and kind in ('applied', 'scout_accepted')
    ) or exists (select from company_response_figures where company_id = companies.id and not is_generated) order by id`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += BATCH) await measure(db, ids.slice(start, start + BATCH), asOf)
}

async function measure(db: Database, company_ids: number[], asOf: Date) {
  const ledger = await ledgerOf(db, company_ids, asOf)
  const figures = company_ids.flatMap((company_id) => {
    const cases = responseCases(ledger.get(company_id) ?? [], asOf.getTime())
    return (['application', 'scout'] as const).map((kind) => ({
      company_id,
      ...publicFigures(figuresOfResponses(cases, kind)),
      measured_at: asOf.toISOString(),
    }))
  })
  await db
    .insertInto('company_response_figures')
    .values(figures)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'kind'])
        .doUpdateSet((eb) =>
          Object.fromEntries(
            (['cases', 'answered', 'median_answer_hours', 'finished', 'told_result', 'meetings', 'mismatched_meetings', 'measured_at'] as const).map(
              (column) => [column, eb.ref(`excluded.${column}`)],
            ),
          ),
        )
        .where('company_response_figures.is_generated', '=', false),
    )
    .execute()
}
