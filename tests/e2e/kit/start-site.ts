import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveSite } from './serve-site.ts'

/** Serves the built site with separate demonstration data while the journeys run. */
export default async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-e2e-'))
  const { url, stop } = await serveSite(folder, { settings: { WEBHOOK_LOOPBACK: 'on' } })
  process.env.BASE_URL = url
  process.env.SITE_FOLDER = folder
  process.env.SITE_DATABASE_URL = `postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`
  return () => stop().finally(() => rm(folder, { recursive: true, force: true }))
}
