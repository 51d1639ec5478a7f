import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { settings } from '#server/settings.ts'
import { backupNames } from '../make/backup-names.ts'
import { writeBaseManifest } from './base-manifest.ts'
import { deleteOldArchive } from './delete-old-archive.ts'

const before = { ...settings }
let kept: string
beforeEach(async () => {
  kept = await mkdtemp(join(tmpdir(), 'mebae-old-archive-'))
  Object.assign(settings, { backupTo: kept, backupDays: 30 })
  return () => {
    Object.assign(settings, before)
    return rm(kept, { recursive: true })
  }
})

const now = new Date('2026-11-23T18:15:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const segment = (place: number, timeline = 1) => timeline.toString(16).padStart(8, '0') + place.toString(16).toUpperCase().padStart(16, '0')

async function addBase(days: number, start_segment: string) {
  const folder = join(kept, backupNames.of(ago(days), 'base'))
  await mkdir(folder)
  const at = ago(days).toISOString()
  await writeBaseManifest(folder, {
    format: 1,
    cluster: '77',
    postgresql: '18',
    version: '1.0.0',
    sealing_key: null,
    started_at: at,
    ended_at: at,
    start_segment,
    stop_segment: start_segment,
    is_encrypted: false,
    bytes: 1,
    stored_bytes: 1,
    stored_sha256: '00',
  })
}

async function addFile(key: string, days: number) {
  const path = join(kept, 'wal', key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  await utimes(path, ago(days), ago(days))
}

const left = async (cluster: string) => (await readdir(join(kept, 'wal', cluster))).toSorted()

test('a base backup past its days goes, with every segment from before the oldest that is left, on whichever timeline', async () => {
  await addBase(31, segment(3))
  await addBase(29, segment(8))
  await addBase(15, segment(20, 2))
  for (const name of [segment(3), segment(7), segment(8), segment(21, 2), segment(7, 2)]) await addFile(`77/${name}.zst.age`, 1)
  await addFile('77/00000002.history.zst', 40)
  await deleteOldArchive(now)
  expect((await readdir(kept)).filter((name) => name.startsWith('base-'))).toEqual([backupNames.of(ago(29), 'base'), backupNames.of(ago(15), 'base')])
  expect(await left('77')).toEqual([`${segment(8)}.zst.age`, `${segment(21, 2)}.zst.age`, '00000002.history.zst'].toSorted())
})

test('of a cluster without a base backup only its age speaks, and foreign files stay', async () => {
  await addBase(1, segment(9))
  await addFile(`88/${segment(1)}.zst`, 31)
  await addFile(`88/${segment(2)}.zst`, 29)
  await addFile('88/notes.txt', 90)
  await deleteOldArchive(now)
  expect(await left('88')).toEqual([`${segment(2)}.zst`, 'notes.txt'])
})
