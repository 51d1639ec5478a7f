import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { test as base } from '../database/testing.ts'
import { pictureFile } from '../company-pages/pictures/picture-path.ts'
import type { Database } from '../database/connect.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { attachmentKey } from '../messages/files/attachment-key.ts'
import { fileKey } from '../resumes/history/file-key.ts'
import { settings } from '../settings.ts'
import { addCandidate, addMember, daysAgo, today } from '../testing.ts'
import { makeBackup } from './make/make-backup.ts'

/** A database of one's own, a folder for files, one for backups, and a key that both sides know. */
export const test = base.extend<{ folder: string; filesDir: string; into: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'mebae-backup-'))
    const before = { secretKey: settings.secretKey, erasuresFile: settings.erasuresFile }
    Object.assign(settings, { secretKey: 'k'.repeat(43), erasuresFile: join(folder, 'erasures.log') })
    await use(folder)
    Object.assign(settings, before)
    await rm(folder, { recursive: true, force: true })
  },
  filesDir: async ({ folder }, use) => use(join(folder, 'files')),
  into: async ({ folder }, use) => use(join(folder, 'backups')),
})

export async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(text, values).finally(() => client.end())).rows
}

export const backUp = (url: string, filesDir: string, into: string) => makeBackup({ url, filesDir, into, now: today })

export async function keep(filesDir: string, key: string, content: string) {
  await mkdir(dirname(join(filesDir, key)), { recursive: true })
  await writeFile(join(filesDir, key), content)
}

/** People, jobs, three files, and texts that a copy could trip over. */
export async function fill(url: string, db: Database, filesDir: string) {
  await loadDemo(url, { jobs: 60, candidates: 12, seed: 3, now: today })
  const { id } = await addCandidate(db)
  const member = await addMember(db)
  await db
    .updateTable('candidate_profiles')
    .set({ name: 'タブ\tと\\N、改行\r\nと😀', skill_types: [1, 2], match_weights: JSON.stringify({ a: '\\', 'い"': [1, null] }), job_summary: '\\.\n\\' })
    .where('candidate_user_id', '=', id)
    .execute()
  const [pdf, sent, picture] = [randomUUID(), randomUUID(), randomUUID()]
  await db.insertInto('job_history_pdfs').values({ candidate_user_id: id, storage_key: pdf, file_name: '経歴.pdf', byte_size: 4 }).execute()
  await keep(filesDir, fileKey(pdf), '経歴')
  const thread = await db.insertInto('threads').values({ candidate_user_id: id, company_id: member.company_id }).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('message_attachments')
    .values({ thread_id: thread.id, company: false, file_name: 'a.pdf', media_type: 'application/pdf', byte_size: 3, storage_key: sent, state: 'clean' })
    .execute()
  await keep(filesDir, attachmentKey(sent), 'sent')
  await db
    .insertInto('company_pictures')
    .values({ id: picture, company_id: member.company_id, byte_size: 3, created_at: daysAgo(0) })
    .execute()
  await keep(filesDir, pictureFile.key(picture), 'picture')
  return { id, member, keys: { pdf: fileKey(pdf), sent: attachmentKey(sent), picture: pictureFile.key(picture) } }
}
