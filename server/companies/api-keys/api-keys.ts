import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { rolesWithFactor } from '#contract/accounts/members/company-acts.ts'
import type { NewApiKey } from '#contract/companies/members/api-keys.ts'
import { apiPrefix } from '#contract/index.ts'
import { factorStands } from '#server/accounts/sessions/factors/has-factor.ts'
import { requireReauthentication } from '#server/accounts/sessions/require-reauthentication.ts'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { apiKeysOf, type KeysContext } from './api-keys-of.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PREFIX = 'mebae_'
/** 240 random bits and 32 bits of checksum, in letters and digits: one double click marks all of it. */
const [SECRET, CHECK] = [41, 6]
const form = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET + CHECK}}$`)

function inLetters(value: bigint, length: number): string {
  return length === 0 ? '' : inLetters(value / 62n, length - 1) + letters[Number(value % 62n)]
}

const checkOf = (secret: string) => inLetters(BigInt(crc32(secret)), CHECK)

/** A key as programs carry it. By its prefix and its checksum scanners for leaked secrets recognise it without asking us. */
export function newKey() {
  const secret = inLetters(BigInt(`0x${randomBytes(30).toString('hex')}`), SECRET)
  return `${PREFIX}${secret}${checkOf(secret)}`
}

/** Whether this has the form of our keys. */
export const isKey = (text: string) => form.test(text) && checkOf(text.slice(PREFIX.length, -CHECK)) === text.slice(-CHECK)

export const hintOf = (key: string) => `${key.slice(0, PREFIX.length + 4)}…`

const MOST = 20
const DAY = 86_400_000

/** Makes a key, shown this once: only its hash is stored. The lock of the company keeps two members from making one too many. */
export async function createApiKey(context: KeysContext, { name, scopes, days }: NewApiKey) {
  requireReauthentication(context)
  const { db, now, viewer } = context
  await db.selectFrom('companies').select('id').where('id', '=', viewer.company_id).forNoKeyUpdate().execute()
  const known = await apiKeysOf(context).execute()
  if (known.filter(({ state }) => state === 'active').length >= MOST) fail('TOO_MANY_KEYS')
  const key = newKey()
  const { id } = await db
    .insertInto('api_keys')
    .values({
      company_id: viewer.company_id,
      company_user_id: viewer.id,
      name,
      hint: hintOf(key),
      key_hash: hashToken(key),
      scopes: [...new Set(scopes)],
      created_at: now().toISOString(),
      expires_at: new Date(now().getTime() + days * DAY).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { api_key: await apiKeysOf(context).where('api_keys.id', '=', id).executeTakeFirstOrThrow(), key }
}

/** Stops a key for good; stopped again, it stays as it was. */
export async function revokeApiKey({ db, now, viewer }: KeysContext, id: string) {
  const found = await db.selectFrom('api_keys').select('id').where('id', '=', id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  await db.updateTable('api_keys').set({ revoked_at: now().toISOString() }).where('id', '=', id).where('revoked_at', 'is', null).execute()
  return { success: true }
}

type Row = Omit<CompanyViewer, 'area' | 'key'> & { scopes: NonNullable<CompanyViewer['key']>['scopes'] }

const calls = `${apiPrefix}/company_users/`

/**
 * The viewer of a program that carries this key: the member who made it, within its scopes; none outside the calls of a company's area. The member's
 * permissions are read again at each call: a key may do no more than its member in a browser, with every factor that they have. One statement; the time of the
 * last use is written once a minute.
 */
/** Says once a minute that the key was used. */
const used = (now: Date) => sql`, used as (
      update api_keys set last_used_at = ${now} from found
      where api_keys.id = found.id and coalesce(found.last_used_at < ${now}::timestamptz - interval '1 minute', true)
    )`

export async function findKeyViewer(db: Database, key: string, { url }: { url: string }, now: Date, mayNote = true): Promise<CompanyViewer | undefined> {
  if (!isKey(key) || !new URL(url).pathname.startsWith(calls)) return undefined
  const { rows } = await sql<Row>`
    with found as (
      select * from api_keys where key_hash = ${hashToken(key)} and revoked_at is null and expires_at > ${now}
    )${mayNote ? used(now) : sql``}
    select members.id, found.id as session_id, found.created_at as authenticated_at, members.company_id, members.name, role, state, end_of_contract, scopes,
      accounts.restricted_at is not null as is_restricted,
      case
        when not role = any(${rolesWithFactor}) then 'optional'
        when accounts.is_demo or ${factorStands} then 'passed'
        else 'missing' end as second_factor
    from found join company_users as members on members.id = company_user_id and members.company_id = found.company_id
      join accounts on accounts.id = members.id
      join companies on companies.id = members.company_id
    where accounts.email_verified_at is not null`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { scopes, ...member } = found
  return { area: 'company', ...member, key: { id: member.session_id, scopes } }
}
