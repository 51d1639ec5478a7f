import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

export type KnownJob = {
  id: number
  company_id: number
  created_at: string
  state: string
  closed_reason: string | null
  confirmed_at: string | null
  content_hash: string | null
  /** The company, and the hash of the posting that the content was read from. */
  source_hash: string | null
  superseded_hashes: string[] | null
}
type Identity = { source: string; reference_number: string }

export const identityKey = ({ source, reference_number }: Identity) => `${source}\n${reference_number}`

/** The jobs of these references, as an import last left them. */
export async function knownJobs(db: Database, identities: Identity[]): Promise<Map<string, KnownJob>> {
  if (identities.length === 0) return new Map()
  const { rows } = await sql<KnownJob & Identity>`
    select job_offers.id, job_offers.company_id, job_offers.created_at, job_offers.source, job_offers.reference_number, state, closed_reason, confirmed_at, content_hash, source_hash, superseded_hashes
    from unnest(${identities.map(({ source }) => source)}::text[], ${identities.map(({ reference_number }) => reference_number)}::text[]) as wanted (source, reference_number)
    join job_offers using (source, reference_number) left join imported_jobs on imported_jobs.job_id = job_offers.id
  `.execute(db)
  return new Map(rows.map((row) => [identityKey(row), row]))
}

/** For the next run, where the same content came from another posting or was read by an older version. */
export async function rememberPostings(db: Database, postings: { id: number; source_hash: string }[]) {
  if (postings.length === 0) return
  await sql`
    update imported_jobs set source_hash = given.source_hash
    from unnest(${postings.map(({ id }) => id)}::integer[], ${postings.map(({ source_hash }) => source_hash)}::text[]) as given (id, source_hash)
    where job_id = given.id
  `.execute(db)
}

/** Which of these adverts stand already, open, under some reference. */
export async function duplicatesByStatus(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ duplicate_key: string }>`
    select distinct duplicate_key from imported_jobs join job_offers on job_offers.id = imported_jobs.job_id
    where duplicate_key = any(${keys}::text[]) and state <> 'closed'
  `.execute(db)
  return new Set(rows.map(({ duplicate_key }) => duplicate_key))
}
