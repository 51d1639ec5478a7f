import type { RequestContext } from '../../api.ts'
import { sql } from 'kysely'

/** The thirteen reasons, in their order, as the code table names them. */
export async function refusalReasons({ db, language }: Pick<RequestContext, 'db' | 'language'>) {
  const refusal_lists = await db
    .selectFrom('masters')
    .select(['id', sql<string>`${sql.ref(language === 'en' ? 'name_en' : 'name')}`.as('name')])
    .where('master', '=', 'scout_refusal_reasons')
    .orderBy('id')
    .execute()
  return { refusal_lists }
}
