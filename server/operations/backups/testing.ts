import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { test as plain } from 'vitest'
import { makeDatabase, test as base } from '#server/platform/database/testing.ts'
import { pictureFile } from '#server/platform/files/picture-path.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { attachmentKey } from '#server/conversations/messages/files/attachments.ts'
import { fileKey } from '#server/candidates/resumes/history/job-history-files.ts'
import { settings } from '#server/settings.ts'
import { addCandidate, addMember, daysAgo, today } from '#server/testing.ts'
import type { Manifest } from './archive/manifest.ts'
import { makeBackup } from './make/make-backup.ts'

/** A database of one's own, a folder for files, one for backups, and a key that both sides know. */
export const test = base.extend<{ folder: string; filesDir: string; into: string }>({
  folder: async ({}, use) => inFolder(use),
  filesDir: async ({ folder }, use) => use(join(folder, 'files')),
  into: async ({ folder }, use) => use(join(folder, 'backups')),
})

type Filled = { url: string; filesDir: string; archive: string; manifest: Manifest; keys: Awaited<ReturnType<typeof fill>>['keys'] }

/**
 * A filled database, its files and their backup, made once for a file whose tests change neither the database nor the backup. `folder`, `filesDir` (a copy) and
 * `into` are separate for each test.
 */
export const testFilled = plain.extend<{
  $file: { filled: Filled }
  $test: { folder: string; filesDir: string; into: string; url: string; archive: string; manifest: Manifest; keys: Filled['keys'] }
}>({
  filled: [
    async ({}, use) =>
      inFolder(async (folder) => {
        const { url, drop } = await makeDatabase(`filled_${process.pid}`)
        const db = connect(url)
        const filesDir = join(folder, 'files')
        const { keys } = await fill(url, db, filesDir)
        await db.destroy()
        const { folder: archive, manifest } = await backUp(url, filesDir, join(folder, 'backups'))
        await use({ url, filesDir, archive, manifest, keys })
        await drop()
      }),
    { scope: 'file' },
  ],
  // Made after that of the file, so that each puts back the settings that it found.
  folder: async ({ filled }, use) => {
    void filled
    await inFolder(use)
  },
  filesDir: async ({ filled, folder }, use) => {
    await cp(filled.filesDir, join(folder, 'files'), { recursive: true })
    await use(join(folder, 'files'))
  },
  into: async ({ folder }, use) => use(join(folder, 'backups')),
  url: async ({ filled: { url } }, use) => use(url),
  archive: async ({ filled: { archive } }, use) => use(archive),
  manifest: async ({ filled: { manifest } }, use) => use(manifest),
  keys: async ({ filled: { keys } }, use) => use(keys),
})

/** With a key that both sides know. */
async function inFolder(use: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-backup-'))
  const before = { secretKey: settings.secretKey, erasuresFile: settings.erasuresFile }
  Object.assign(settings, { secretKey: 'k'.repeat(43), erasuresFile: join(folder, 'erasures.log') })
  await use(folder)
  Object.assign(settings, before)
  await rm(folder, { recursive: true, force: true })
}

export async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(text, values).finally(() => client.end())).rows
}

export const backUp = (url: string, filesDir: string, into: string) => makeBackup({ url, filesAt: filesDir, into, now: today })

export async function keep(filesDir: string, key: string, content: string) {
  await mkdir(dirname(join(filesDir, key)), { recursive: true })
  await writeFile(join(filesDir, key), content)
}

/** Users, jobs, three files, and texts that could break a copy. */
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
