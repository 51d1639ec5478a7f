import type { Database } from '#server/platform/database/connect.ts'

/** Everything said with companies, as one reads it: company by company, oldest first. */
export async function messagesText(db: Database, candidate_user_id: string) {
  const messages = await db
    .selectFrom('messages')
    .innerJoin('threads', 'threads.id', 'thread_id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .select(['companies.name as company_name', 'messages.company', 'messages.name', 'message', 'messages.created_at'])
    .where('candidate_user_id', '=', candidate_user_id)
    .orderBy('companies.id')
    .orderBy('messages.created_at')
    .execute()
  const byCompany = Map.groupBy(messages, ({ company_name }) => company_name)
  return [...byCompany]
    .map(([company_name, said]) =>
      [
        `■ ${company_name}`,
        ...said.map(({ company, name, message, created_at }) => `${created_at} ${company ? name || company_name : '自分'}\n${message}`),
      ].join('\n\n'),
    )
    .join('\n\n\n')
}
