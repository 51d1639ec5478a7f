import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect } from '#server/platform/database/connect.ts'
import { serveSite } from './serve-site.ts'

/** Serves the built site with separate demonstration data while the journeys run. */
export default async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-e2e-'))
  const { url, stop } = await serveSite(folder, { settings: { WEBHOOK_LOOPBACK: 'on' } })
  process.env.BASE_URL = url
  process.env.SITE_FOLDER = folder
  process.env.SITE_DATABASE_URL = `postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`
  await trustTheMachine()
  return () => stop().finally(() => rm(folder, { recursive: true, force: true }))
}

/** A power cut may take what journeys wrote: none of them waits for the disk. */
async function trustTheMachine() {
  const db = connect(process.env.SITE_DATABASE_URL!)
  await sql`alter system set fsync = off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await db.destroy()
}
