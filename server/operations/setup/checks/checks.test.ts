import { expect, test } from 'vitest'
import { checkDns, type Lookups } from './dns-checks.ts'
import { checkClock, checkDisk, checkTls } from './machine-checks.ts'

const refuse = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))
const resolver = (records: Record<string, string[] | string>, mx: string[] = []): Lookups => ({
  resolveTxt: async (name) => {
    const found = records[name]
    return Array.isArray(found) ? found.map((text) => [text]) : refuse(found ?? 'ENOTFOUND')
  },
  resolveMx: async () => mx.map((exchange) => ({ exchange })),
})
const good = {
  'jobs.example': ['other=1', 'v=spf1 include:spf.example -all'],
  '_dmarc.jobs.example': ['v=DMARC1; p=reject'],
  's1._domainkey.jobs.example': ['v=DKIM1; k=rsa; p=MIIB'],
}
const asked = { domain: 'jobs.example', selector: 's1' }
const states = async (lookups: Lookups, selector = 's1', patience?: number) =>
  Object.fromEntries((await checkDns(lookups, { ...asked, selector }, patience)).map(({ key, state }) => [key, state]))

test('a domain with all records is all right', async () => {
  expect(await states(resolver(good, ['mx.jobs.example']))).toEqual({ mx: 'ok', spf: 'ok', dmarc: 'ok', dkim: 'ok' })
})

test('what is missing is a warning with what to do; without a selector DKIM cannot be checked', async () => {
  expect(await states(resolver({}))).toEqual({ mx: 'warning', spf: 'warning', dmarc: 'warning', dkim: 'warning' })
  expect(await states(resolver(good), '')).toMatchObject({ dkim: 'unknown' })
  const found = await checkDns(resolver({}), asked)
  expect(found.every(({ remedy }) => remedy !== '')).toBe(true)
})

test('without a sender there is no domain to look up', async () => {
  const found = await checkDns(resolver({}), { domain: 'localhost', selector: '' })
  expect(found.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test.for([
  ['spf', 'jobs.example', ['v=spf1 +all']],
  ['spf', 'jobs.example', ['v=spf1 -all', 'v=spf1 ~all']],
  ['dmarc', '_dmarc.jobs.example', ['v=DMARC1; p=none']],
  ['dkim', 's1._domainkey.jobs.example', ['v=DKIM1; p=']],
] as const)('%s at %s as %j is a warning', async ([key, name, texts]) => {
  expect(await states(resolver({ ...good, [name]: [...texts] }))).toMatchObject({ [key]: 'warning' })
})

test('a look-up that fails or never ends is no warning, and holds up nothing', async () => {
  expect(await states(resolver({ ...good, 'jobs.example': 'ESERVFAIL' }))).toMatchObject({ spf: 'unknown', dmarc: 'ok' })
  const never = { resolveTxt: () => new Promise<never>(() => {}), resolveMx: () => new Promise<never>(() => {}) }
  expect(await states(never, 's1', 1)).toEqual({ mx: 'unknown', spf: 'unknown', dmarc: 'unknown', dkim: 'unknown' })
})

test.for([
  ['https://jobs.example', 1, 'https', 'ok'],
  ['https://jobs.example', 1, 'http', 'warning'],
  ['https://jobs.example', 1, '', 'unknown'],
  ['https://jobs.example', 0, 'https', 'warning'],
  ['http://jobs.example', 1, 'http', 'warning'],
] as const)('%s behind %i proxies, opened over "%s", is %s', ([publicUrl, trustedProxies, scheme, state]) => {
  expect(checkTls({ publicUrl, trustedProxies, scheme })).toMatchObject({ state })
})

test('a clock that is off and a full disk are warnings', () => {
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1_000)
  expect([checkClock(at(0), at(1)).state, checkClock(at(0), at(-3)).state]).toEqual(['ok', 'warning'])
  expect([2 ** 40, 2 ** 30].map((free_bytes) => checkDisk({ free_bytes, total_bytes: 2 ** 41 }).state)).toEqual(['ok', 'warning'])
})
