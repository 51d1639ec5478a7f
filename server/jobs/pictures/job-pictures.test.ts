import sharp from 'sharp'
import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { addCompany, addJob, contextOf, daysAgo, noPages, test } from '#server/testing.ts'
import { linesOf, widthOf } from './set-text.ts'

test('the picture of a job is drawn once, and a browser that has it is told so', async ({ db }) => {
  const { id } = await addJob(db, { position_title: '計測のAPIをつくる人', company_id: (await addCompany(db, { name: '株式会社こもれび計測' })).id })
  const app = createApp(await contextOf(db), noPages)
  const answer = await app.request(`/pictures/jobs/${id}.png`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const tag = answer.headers.get('etag') ?? ''
  expect((await app.request(`/pictures/jobs/${id}.png`, { headers: { 'if-none-match': tag } })).status).toBe(304)

  await db.updateTable('job_offers').set({ max_salary: 900 }).where('id', '=', id).execute()
  const changed = await app.request(`/pictures/jobs/${id}.png`, { headers: { 'if-none-match': tag } })
  expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false])
})

test('a picture is there as long as the page of its job is', async ({ db }) => {
  const closed = { state: 'closed' as const, closed_reason: 'filled' as const }
  const jobs = await Promise.all([
    addJob(db, { ...closed, closed_at: daysAgo(1) }),
    addJob(db, { ...closed, closed_at: daysAgo(91) }),
    addJob(db, { state: 'draft', published_at: null, confirmed_at: null }),
    addJob(db, { company_id: (await addCompany(db, { state: 'suspended' })).id }),
  ])
  const app = createApp(await contextOf(db), noPages)
  const status = async (file: string) => (await app.request(`/pictures/jobs/${file}`)).status
  expect(await Promise.all(jobs.map(({ id }) => status(`${id}.png`)))).toEqual([200, 410, 404, 404])
  expect(await Promise.all(['0.png', '2147483648.png', '9999999999.png', 'abc.png', '1.svg'].map(status))).toEqual([404, 404, 404, 404, 404])
})

test('lines are as wide as they may be, begin and end with no lonely bracket, and the last one says that more was written', () => {
  const style = { size: 58, weight: 'bold' as const }
  const lines = linesOf('サーバーサイドエンジニア（TypeScript／Go）、フルリモート可・フレックスで、地域の物流をつくりなおす人を募集しています', style, 600, 3)
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(widthOf(line, style)).toBeLessThanOrEqual(600)
    expect(line).not.toMatch(/^[、）・]|（$/)
  }
  expect(lines.at(-1)).toMatch(/…$/)
  expect(linesOf('🎉AI\n😀エンジニア𠮷', style, 900, 1)).toEqual(['AI エンジニア𠮷'])
})
