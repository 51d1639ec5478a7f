import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

const SOME = 5_000
const first = createHash('sha256').update('mebae').digest()

type Link = { number: number | null; id: number; content: string; previous_hash: Buffer | null; hash: Buffer | null }
/** `fault` names the first row that does not fit, in a sentence. */
export type Verdict = { number: number; hash: string; fault?: string }

/**
 * Walks the whole chain and recomputes the hash of each row here, not with the database's own function, which an attacker could have replaced. It finds rows
 * that were changed, removed or inserted, and by the stored end of the chain rows removed from the end.
 */
export async function verifyAuditChain(db: Database): Promise<Verdict> {
  let [number, hash] = [0, first]
  const broken = (fault: string): Verdict => ({ number, hash: hash.toString('hex'), fault })
  for (;;) {
    const links = await someAfter(db, number)
    for (const link of links) {
      if (link.number !== number + 1) return broken(`${number + 1}番がありません。${number}番の次が${link.number}番です。`)
      if (!link.previous_hash?.equals(hash)) return broken(`${link.number}番が、${number}番につながっていません。`)
      const own = createHash('sha256').update(hash).update(link.content).digest()
      if (!link.hash?.equals(own)) return broken(`${link.number}番の中身が、書いたときと違います。`)
      ;[number, hash] = [link.number, own]
    }
    if (links.length < SOME) break
  }
  const end = await db.selectFrom('audit_chain').select(['number', 'hash']).executeTakeFirst()
  if (!end || end.number !== number || !end.hash.equals(hash)) return broken(`終わりが違います。${end?.number ?? '?'}番まであるはずです。`)
  const { loose } = await db
    .selectFrom('audit_logs')
    .select(({ fn }) => fn.countAll<number>().as('loose'))
    .where('number', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(loose) > 0 ? broken(`鎖につながっていない行が${loose}件あります。`) : { number, hash: hash.toString('hex') }
}

async function someAfter(db: Database, number: number) {
  const { rows } = await sql<Link>`
    select number, id, previous_hash, hash,
      jsonb_build_array(number, extract(epoch from at), operator_user_id, operator_name, act, subject_kind, subject_id, reason, detail)::text as content
    from audit_logs where number > ${number} order by number limit ${SOME}`.execute(db)
  return rows
}
