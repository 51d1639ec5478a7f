import { sql } from 'kysely'
import { figuresOfResponses, type ResponseFiguresOfKind } from '#contract/hiring/response-ledger/response-figures.ts'
import { responseCases } from '#contract/hiring/response-ledger/response-cases.ts'
import type { TaskContext } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { ledgerOf } from './ledger-of.ts'
import { figureColumns } from '#server/companies/response-figures/measured-figures.ts'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'

/** As many events as are read at once; a company with more is read by itself. */
const BATCH = 20_000

/** Every night: measures the public figures of all companies again from the ledger, as of the end of yesterday. What was invented for a demonstration stays. */
export async function measureResponses({ db, now }: Pick<TaskContext, 'db' | 'now'>) {
  const asOf = midnight(now())
  const { rows } = await sql<{ id: number; count: number }>`
    select company_id as id, coalesce(count, 0) as count from (
      select company_id, count(*)::int as count from events where company_id is not null and kind in
        ('applied', 'scout_accepted', 'message_sent', 'meeting_changed', 'meeting_answered', 'selection_changed', 'thread_closed', 'thread_parked')
      group by company_id
    ) as noted full join (select distinct company_id from company_response_figures where not is_generated) as figures using (company_id)
    order by 1`.execute(db)
  for (const batch of batches(rows)) await measure(db, batch, asOf)
}

function batches(companies: { id: number; count: number }[]) {
  const all: number[][] = []
  let room = 0
  for (const { id, count } of companies) {
    if (count > room || all.length === 0) {
      all.push([])
      room = BATCH
    }
    all.at(-1)?.push(id)
    room -= count
  }
  return all
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
        .doUpdateSet((eb) => Object.fromEntries(figureColumns.map((column) => [column, eb.ref(`excluded.${column}`)])))
        .where('company_response_figures.is_generated', '=', false),
    )
    .execute()
}

const DAY = 86_400_000

const JAPAN = 9 * 3_600_000

/** When today began in Japan: public figures are of everything before. */
const midnight = (now: Date) => new Date(Math.floor((now.getTime() + JAPAN) / DAY) * DAY - JAPAN)

/** What of a company's figures anybody may read: what few candidates said of meetings is nobody's, and few promises say nothing of a company. */
const publicFigures = ({ waiting: _waiting, ...figures }: ResponseFiguresOfKind) => ({
  ...figures,
  ...(figures.meetings < responseRules.cases ? { meetings: 0, mismatched_meetings: 0 } : {}),
  ...(figures.promises < responseRules.cases ? { promises: 0, kept_promises: 0 } : {}),
})
