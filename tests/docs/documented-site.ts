import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKey } from '#server/companies/api-keys/api-keys.ts'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'
import { connect } from '#server/platform/database/connect.ts'
import { freePort } from '../e2e/kit/free-port.ts'
import { serveSite } from '../e2e/kit/serve-site.ts'

/** A site without demonstration data that the documentation's commands may back up, restore and change, with a company that has a job and an API key. */
export class DocumentedSite {
  /** Where the site writes, and where its reader does. */
  readonly folder: string
  readonly home: string
  readonly port: number
  #site: { stop: () => Promise<void> } | undefined
  company_id = 0
  key = ''

  private constructor(folder: string, home: string, port: number) {
    this.folder = folder
    this.home = home
    this.port = port
  }

  static async start() {
    const site = new DocumentedSite(await mkdtemp(join(tmpdir(), 'mebae-docs-')), await mkdtemp(join(tmpdir(), 'mebae-reader-')), await freePort())
    await site.serve()
    await site.#fill()
    return site
  }

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  async serve() {
    this.#site ??= await serveSite(this.folder, { port: this.port, settings: { DEMO_DATA: 'off', FILES_DIR: join(this.folder, 'files') } })
  }

  async stop() {
    await this.#site?.stop()
    this.#site = undefined
  }

  async newestBackup() {
    const names = await readdir(join(this.folder, 'backups'))
    return (
      names
        .filter((name) => /^mebae-\d{8}-\d{6}Z$/.test(name))
        .toSorted()
        .at(-1) ?? ''
    )
  }

  async remove() {
    await this.stop()
    for (const folder of [this.folder, this.home]) await rm(folder, { recursive: true, force: true })
  }

  async #fill() {
    const db = connect(`postgres://postgres@/app?host=${encodeURIComponent(join(this.folder, 'postgres'))}`)
    const at = new Date().toISOString()
    const { id: company_id } = await db.insertInto('companies').values({ name: '山手計測', state: 'active' }).returning('id').executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('accounts')
      .values({ kind: 'company', email: 'hana@yamate.example', email_verified_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    // A key goes no further than its member, and an assistant needs no second factor.
    await db.insertInto('company_users').values({ id, company_id, name: '木下 遥', role: 'assistant' }).execute()
    await db
      .insertInto('job_offers')
      .values({
        company_id,
        position_title: '計測エンジニア',
        description: '計測の仕組みを作ります。',
        state: 'published',
        published_at: at,
        confirmed_at: at,
        confirmed_by: '木下 遥',
      })
      .execute()
    this.key = newKey()
    const scopes = ['jobs:read', 'jobs:write', 'applications:read', 'figures:read']
    const expires_at = new Date(Date.now() + 86_400_000).toISOString()
    await db
      .insertInto('api_keys')
      .values({ company_id, company_user_id: id, name: '説明書', key_hash: hashToken(this.key), hint: 'mebae_…', scopes, expires_at })
      .execute()
    await db.destroy()
    this.company_id = company_id
  }
}
