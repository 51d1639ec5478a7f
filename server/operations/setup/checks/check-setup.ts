import { Resolver } from 'node:dns/promises'
import { sql } from 'kysely'
import { freeSpace } from '#server/operations/system/this-process.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { checkDns, type Lookups } from './dns-checks.ts'
import { checkClock, checkDisk, checkTls } from './machine-checks.ts'

const resolver = () => new Resolver({ timeout: 2_000, tries: 1 })

/** Everything that can be checked from here before the opening. No check waits for another, and none longer than a few seconds. */
export async function checkSetup({ db, client }: Pick<RequestContext, 'db' | 'client'>, selector: string, lookups: Lookups = resolver()) {
  const { publicUrl, trustedProxies, dataDir } = settings
  const domain = siteSettings().mailFrom.address.split('@')[1] ?? ''
  const [clock, disk, dns] = await Promise.all([clockOf(db), freeSpace(dataDir).then(checkDisk), checkDns(lookups, { domain, selector })])
  const tls = checkTls({ publicUrl, trustedProxies, scheme: client.scheme ?? '' })
  return { checks: [tls, clock, disk, ...dns], at: new Date().toISOString() }
}

async function clockOf(db: RequestContext['db']) {
  const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(db)
  return checkClock(new Date(), new Date(rows[0]?.at ?? 0))
}
