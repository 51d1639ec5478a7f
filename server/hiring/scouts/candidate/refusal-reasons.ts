import type { RequestContext } from '#server/platform/request/request-context.ts'
import { sql } from 'kysely'

/** The reasons in the operators' order, as the code table names them. A retired one is named only where it was given. */
export async function refusalReasons({ db, language }: Pick<RequestContext, 'db' | 'language'>, given: number[] = []) {
  const refusal_lists = await db
    .selectFrom('masters')
    .select(['id', sql<string>`${sql.ref(language === 'en' ? 'name_en' : 'name')}`.as('name')])
    .where('master', '=', 'scout_refusal_reasons')
    .where((reason) => reason.or([reason('retired_at', 'is', null), reason('id', '=', sql<number>`any(${given}::integer[])`)]))
    .orderBy('order_no')
    .orderBy('id')
    .execute()
  return { refusal_lists }
}
