import { accountWith } from '#server/accounts/account/accounts.ts'
import { expect } from 'vitest'
import { test } from '#server/platform/database/testing.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { attachmentKey, scanAttachment } from '#server/conversations/messages/files/attachments.ts'
import { addMember, apiFor, today } from '#server/testing.ts'
import { demoAccounts } from '../candidates/demo-accounts.ts'
import { loadDemo } from '../load-demo.ts'

test('one trial account reads an application with answers and a PDF, the other sent one', async ({ url, db }) => {
  await loadDemo(url, { jobs: 60, candidates: 40, seed: 1, now: today })
  await demoAccounts(db, 'mebae-demo', today)
  const files = await db.selectFrom('message_attachments').select(['id', 'storage_key']).execute()
  for (const { id } of files) await scanAttachment({ db }, { attachment_id: id })
  for (const { storage_key } of files)
    expect(Buffer.from(await storedFiles.getBytes(attachmentKey(storage_key))).toString('latin1')).toMatch(/^%PDF.+%%EOF\n$/s)

  const { company_id } = await accountWith(db, 'company', 'recruiter@demo.example')
    .innerJoin('company_users', 'company_users.id', 'accounts.id')
    .select('company_id')
    .executeTakeFirstOrThrow()
  const { as } = await addMember(db, { company_id, role: 'recruiter' })
  const ours = (await apiFor(db, { ...as, now: () => today })).company_users.applications
  const { applications } = await ours.list({})
  const read = await Promise.all(applications.map(async ({ id }) => (await ours.show({ id })).applicant))
  const sent = read.filter(({ answers }) => answers.length > 0)
  expect(sent.map(({ answers, files }) => [answers.map(({ kind }) => kind), files.map(({ state }) => state)])).toEqual([
    [['long_text', 'choice', 'short_text', 'yes_no'], ['clean']],
  ])

  const { id } = await accountWith(db, 'candidate', 'candidate@demo.example').select('id').executeTakeFirstOrThrow()
  const mine = (await apiFor(db, { viewer: { area: 'candidate', id } as never, now: () => today })).candidate_users.applications
  const answered = (await mine.list()).applications.filter(({ answers }) => answers.length > 0)
  expect(answered.map(({ files }) => files.map(({ file_name }) => file_name))).toEqual([['担当した仕組みの概要.pdf']])
  expect((await mine.show({ id: answered[0]!.job!.id })).questions).toHaveLength(4)
})
