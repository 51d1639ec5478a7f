import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect } from '#server/platform/database/connect.ts'
import { tlsProxy } from '../tls/tls-proxy.ts'
import { freePort } from './free-port.ts'
import { mailSink } from './mail-sink.ts'
import { serveSite } from './serve-site.ts'

/** Serves the built site with separate demonstration data while the journeys run; `JOURNEYS_BEHIND=nginx` puts a proxy that ends TLS in front of it. */
export default async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-e2e-'))
  const proxy = process.env.JOURNEYS_BEHIND
  const { url, stop } = proxy ? await serveBehind(proxy, folder) : await serveSite(folder, { settings })
  process.env.BASE_URL = url
  process.env.SITE_FOLDER = folder
  process.env.SITE_DATABASE_URL = `postgres://postgres@/app?host=${encodeURIComponent(join(folder, 'postgres'))}`
  await trustTheMachine()
  return () => stop().finally(() => rm(folder, { recursive: true, force: true }))
}

const settings = { WEBHOOK_LOOPBACK: 'on' }

/** As the guide installs it: TLS ends at the proxy, and mails leave through a mail server, which writes them to the folder that `SITE_MAILS` names. */
async function serveBehind(proxy: string, folder: string) {
  const ports = { http: await freePort(), https: await freePort(), app: await freePort() }
  const url = `https://localhost:${ports.https}`
  const mails = join(folder, 'mails')
  await mkdir(mails)
  process.env.SITE_MAILS = mails
  const sink = await mailSink(mails)
  sink.refuses = false
  const mailing = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, SMTP_STARTTLS: 'off', MAIL_FROM: 'no-reply@mebae.example' }
  const site = await serveSite(folder, { port: ports.app, settings: { ...settings, ...mailing, PUBLIC_URL: url, TRUST_PROXY: '1' } })
  const stopProxy = await tlsProxy(proxy, folder, ports)
  return { url, stop: () => stopProxy().finally(site.stop).finally(sink.close) }
}

/** A power cut may take what journeys wrote: none of them waits for the disk. */
async function trustTheMachine() {
  const db = connect(process.env.SITE_DATABASE_URL!)
  await sql`alter system set fsync = off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await db.destroy()
}
