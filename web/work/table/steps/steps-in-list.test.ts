import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '#contract/index.ts'
import { Page } from '#contract/platform/page.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { ROWS, workSource } from '../work-source.ts'
import { askedOnce, rowsBeside } from './rows-beside.ts'
import { stepsInList } from './steps-in-list.ts'

const asked: unknown[] = []
/** Jobs 1 to 120, of which the search leaves out one. */
const jobs = workSource({
  name: 'job_offers',
  search: Page.extend({ without: z.coerce.number().optional() }),
  ask: (_api, { page = 1, per_page, without }) => {
    asked.push({ page, without })
    const all = Array.from({ length: 120 }, (_, at) => ({ id: at + 1 })).filter(({ id }) => id !== without)
    return Promise.resolve({ rows: all.slice((page - 1) * per_page, page * per_page), total: all.length, page, per_page })
  },
  to: ({ id }) => `/jobs/edit?id=${id}`,
})

const stepsOf = (id: number, list: string | null) => {
  const context = new RouterContextProvider()
  context.set(apiContext, {} as Api)
  const url = new URL(`https://mebae.example/jobs/edit?id=${id}`)
  if (list !== null) url.searchParams.set('in', list)
  return stepsInList({ url, context }, jobs, '/jobs')
}
const idOf = (address: string | null | undefined) => address && new URLSearchParams(address.split('?')[1]).get('id')
const listOf = (address: string | null | undefined) => new URLSearchParams(new URLSearchParams(address?.split('?')[1]).get('in') ?? '')

test('anyone who came from nowhere is offered no steps', async () => {
  expect(await stepsOf(5, null)).toBeNull()
})

test('the rows before and after stand in the same list, with its conditions', async () => {
  const steps = await stepsOf(5, 'without=9&at=4')
  expect([steps?.at, steps?.total, idOf(steps?.before), idOf(steps?.after)]).toEqual([5, 119, '4', '6'])
  expect(listOf(steps?.after).get('without')).toBe('9')
  expect(steps?.list).toBe('/jobs?without=9')
})

test('at the end of a page the next row is the first of the next one, and back', async () => {
  const last = await stepsOf(ROWS, 'at=49')
  expect([idOf(last?.after), listOf(last?.after).get('page')]).toEqual([String(ROWS + 1), '2'])
  const first = await stepsOf(ROWS + 1, 'page=2&at=0')
  expect([first?.at, idOf(first?.before), listOf(first?.before).get('page'), first?.list]).toEqual([ROWS + 1, String(ROWS), null, '/jobs?page=2'])
})

test('the first row has none before it, the last none after it', async () => {
  expect((await stepsOf(1, ''))?.before).toBeNull()
  expect((await stepsOf(120, 'page=3&at=19'))?.after).toBeNull()
})

test('a row that was decided and left the list is followed by the one that took its place', async () => {
  const steps = await stepsOf(7, 'without=7&at=6')
  expect([steps?.at, idOf(steps?.before), idOf(steps?.after)]).toEqual([null, '6', '8'])
})

test('what somebody wrote into the address themselves asks for nothing else', async () => {
  asked.length = 0
  await stepsOf(5, 'page=-1&at=x&without=y&per_page=9999')
  expect(asked).toEqual([{ page: 1, without: undefined }])
})

test('a page that names its row otherwise has steps, too', async () => {
  const context = new RouterContextProvider()
  context.set(apiContext, {} as Api)
  const url = new URL('https://mebae.example/talk?candidate_id=5&in=at%3D4')
  expect((await stepsInList({ url, context }, { ...jobs, idIn: 'candidate_id' }, '/talks'))?.at).toBe(5)
})

test('the rows beside an open one are those of the page from which somebody came, and lead on in it', async () => {
  const rows = await rowsBeside({} as Api, jobs, 'without=9&page=2&at=3')
  expect([rows.length, rows[0]?.row.id]).toEqual([ROWS, 52])
  expect([idOf(rows[1]?.to), listOf(rows[1]?.to).get('without'), listOf(rows[1]?.to).get('at')]).toEqual(['53', '9', '1'])
  expect((await rowsBeside({} as Api, jobs, null))[0]?.row.id).toBe(1)
})

test('a page that shows the rows and the steps of a list reads it once', async () => {
  asked.length = 0
  const context = new RouterContextProvider()
  context.set(apiContext, {} as Api)
  const url = new URL('https://mebae.example/jobs/edit?id=5&in=without%3D9%26at%3D4')
  const list = askedOnce(jobs)
  const [rows, steps] = await Promise.all([rowsBeside({} as Api, list, url.searchParams.get('in')), stepsInList({ url, context }, list, '/jobs')])
  expect([rows[0]?.row.id, steps?.at]).toEqual([1, 5])
  expect(asked).toHaveLength(1)
})
