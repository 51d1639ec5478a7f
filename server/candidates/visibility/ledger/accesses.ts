import { sql } from 'kysely'
import { AccessKind, type Access } from '#contract/candidates/privacy/privacy.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { stringify } from 'csv-stringify/sync'
import type { RequestContext } from '#server/platform/request/request-context.ts'

/** The ledger of one candidate, newest first. */
export const accesses = (db: Database, candidate_user_id: string) =>
  db
    .selectFrom('events')
    .innerJoin('companies', 'companies.id', 'events.company_id')
    .select(['events.id', 'events.at', 'events.kind', 'companies.id as company_id', 'companies.name as company_name'])
    .select([
      sql<string>`coalesce(events.detail ->> 'member_name', '')`.as('member_name'),
      sql<string[]>`array(select jsonb_array_elements_text(coalesce(events.detail -> 'parts', '[]')))`.as('parts'),
    ])
    .where('events.candidate_user_id', '=', candidate_user_id)
    .where('events.kind', 'in', AccessKind.options)
    .orderBy('events.at', 'desc')
    .orderBy('events.id', 'desc')
    .$narrowType<Pick<Access, 'kind'>>()

type Asked = { before_id?: number; per_page?: number }

/** A page of the ledger: the lines that are older than a given one. */
export async function listAccesses({ db, viewer }: CandidateContext, { before_id, per_page = PAGE_SIZE }: Asked) {
  const found = await accesses(db, viewer.id)
    .$if(before_id !== undefined, (older) =>
      older.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('events.at', 'events.id'),
          '<',
          selectFrom('events as last')
            .select(['last.at', 'last.id'])
            .where('last.id', '=', before_id!)
            .where('last.candidate_user_id', '=', viewer.id)
            .$asTuple('at', 'id'),
        ),
      ),
    )
    .limit(per_page + 1)
    .execute()
  const shown = found.slice(0, per_page)
  return { accesses: shown, next_id: found.length > per_page ? shown.at(-1)!.id : null }
}

const columns = { at: '日時', company_id: '企業ID', company_name: '企業', member_name: '見た人', kind: '種類', parts: '見たところ' }

/** The whole ledger as a file. A company's name cannot become a formula in a spreadsheet. */
export async function exportAccesses({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: { id: string } }, format: 'csv' | 'json') {
  const rows = await accesses(db, viewer.id).execute()
  const name = `access-ledger-${now().toISOString().slice(0, 10)}.${format}`
  if (format === 'json') return new File([JSON.stringify({ accesses: rows }, null, 2)], name, { type: 'application/json' })
  const lines = rows.map((row) => ({ ...row, parts: row.parts.join(' ') }))
  return new File([stringify(lines, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' })], name, { type: 'text/csv' })
}
