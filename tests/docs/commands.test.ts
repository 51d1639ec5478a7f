import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSecret, signWebhook } from '#server/notifications/webhooks/sign-webhook.ts'
import { codeBlocks } from './code-blocks.ts'
import { DocumentedSite } from './documented-site.ts'
import { runBlock } from './run-block.ts'

type ReadWebhook = (headers: Record<string, string>, body: string, secret: string) => { type: string }

let site: DocumentedSite
beforeAll(async () => void (site = await DocumentedSite.start()))
afterAll(() => site.remove())

/** What the documentation promises of an answer, besides that the command succeeds. */
const promised: Record<string, (output: string) => void> = {
  'integrators/api 1': (output) => expect(output).toContain('計測エンジニア'),
  'integrators/api 2': (output) => expect(output).toContain('計測エンジニア'),
  'integrators/api 3': (output) => expect(output).toContain('published 計測エンジニア'),
  'integrators/api 4': (output) => expect(output).toMatch(/"code":"INPUT_INVALID".*"issues":\[\{"field":"per_page"/),
  'integrators/feeds 2': (output) => expect(output).toContain('計測エンジニア'),
  'integrators/import 2': (output) => expect(output).toMatch(/"is_trial":true.*"outcome":"added"/),
  'integrators/import 3': (output) => expect(output).toMatch(/"is_trial":false.*"outcome":"added"/),
  'operators/backup 2': (output) => expect(output).toContain('PASS'),
  'operators/scale 1': (output) => expect(output).toContain('mebae_database_up 1'),
}

// They build on each other, as on the page: one site, one after the other.
test('the commands and examples of the documentation work', async () => {
  const counts = new Map<string, number>()
  for (const block of codeBlocks('en').filter(({ mark }) => mark.startsWith('run'))) {
    const count = (counts.get(block.slug) ?? 0) + 1
    counts.set(block.slug, count)
    const name = `${block.slug} ${count}`
    if (block.mark === 'run stopped') await site.stop()
    const { file, status, output } = await runBlock(site, block, name.replaceAll(/\W/g, '-'))
    expect({ name, status, output }).toEqual({ name, status: 0, output: expect.any(String) })
    promised[name]?.(output)
    if (block.slug === 'integrators/webhooks') await readsOnlyWhatWeSigned(file)
    await site.serve()
  }
  expect(Object.keys(promised).filter((name) => (counts.get(name.split(' ')[0] ?? '') ?? 0) < Number(name.split(' ')[1]))).toEqual([])

  const call = () => fetch(`${site.url}/online/api/v1/amateras/company_users/job_offers/?state=draft`, { headers: { authorization: `Bearer ${site.key}` } })
  expect(await (await call()).json()).toMatchObject({ total: 2 })
})

async function readsOnlyWhatWeSigned(file: string) {
  const { readWebhook } = (await import(pathToFileURL(file).href)) as { readWebhook: ReadWebhook }
  const [secret, old] = [newSecret(), newSecret()]
  const body = JSON.stringify({ type: 'application.created', timestamp: '2026-11-21T01:00:00.000Z', data: { company_id: 1 } })
  const headers = signWebhook([old, secret], 'msg_1', new Date(), body)
  expect(readWebhook(headers, body, secret)).toMatchObject({ type: 'application.created' })
  expect(() => readWebhook(headers, body.replace('1}', '2}'), secret)).toThrow('wrong signature')
  expect(() => readWebhook(headers, body, newSecret())).toThrow('wrong signature')
  expect(() => readWebhook(signWebhook([secret], 'msg_1', new Date(Date.now() - 3_600_000), body), body, secret)).toThrow('too old')
}
