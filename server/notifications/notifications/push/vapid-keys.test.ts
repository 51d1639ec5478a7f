import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import webPush from 'web-push'
import { settings } from '#server/settings.ts'
import { test as base } from '#server/testing.ts'
import { vapidKeys } from './vapid-keys.ts'

/** A machine's folder, with the sealing key that all machines share. */
const test = base.extend<{ dataDir: string }>({
  dataDir: async ({}, use) => {
    const before = { dataDir: settings.dataDir, secretKey: settings.secretKey, vapid: settings.vapid }
    const dataDir = await mkdtemp(join(tmpdir(), 'mebae-keys-'))
    Object.assign(settings, { dataDir, secretKey: 'A'.repeat(43), vapid: undefined })
    await use(dataDir)
    Object.assign(settings, before)
    await rm(dataDir, { recursive: true })
  },
})

test('the keys are made once, belong to the database, and lie there sealed', async ({ db, dataDir }) => {
  const keys = await vapidKeys(db)
  expect(keys).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), privateKey: expect.stringMatching(/^[\w-]{43}$/) })
  // As another machine with its own folder.
  await writeFile(join(dataDir, 'vapid.json'), JSON.stringify(webPush.generateVAPIDKeys()))
  expect(await vapidKeys(db)).toEqual(keys)
  const rows = await db.selectFrom('installation_secrets').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(keys.privateKey)
})

test('the pair that a machine kept in a file is taken over', async ({ db, dataDir }) => {
  const kept = webPush.generateVAPIDKeys()
  await writeFile(join(dataDir, 'vapid.json'), JSON.stringify(kept))
  expect(await vapidKeys(db)).toEqual(kept)
  await rm(join(dataDir, 'vapid.json'))
  expect(await vapidKeys(db)).toEqual(kept)
})

test('the settings win', async ({ db, dataDir: _dataDir }) => {
  const given = webPush.generateVAPIDKeys()
  await vapidKeys(db)
  Object.assign(settings, { vapid: given })
  expect(await vapidKeys(db)).toEqual(given)
})
