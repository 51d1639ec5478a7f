import { expect } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { Listener } from '#server/platform/database/listener.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCompany, addMember, contextOf, noPages } from '#server/testing.ts'

test.for([
  ['removed', 'DELETE /company_users/members/{company_user_id}/', {}],
  ['given another role', 'PATCH /company_users/members/{company_user_id}/', { role: 'guest' }],
] as const)('the open streams of a member end as soon as they are %s', async ([, route, body], { db, url }) => {
  const { id: company_id } = await addCompany(db)
  const [admin, member] = [await addMember(db, { company_id }), await addMember(db, { company_id, role: 'recruiter' })]
  // No clock closes a stream here: only notifications of the database do.
  const context = await contextOf(db)
  const listener = new Listener(url, { sessions: () => context.live.closeEnded() })
  await listener.start()
  const app = createApp(context, noPages)
  const watch = async (cookie: string) => {
    const answer = await app.request(`${apiPrefix}/company_users/events/`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    return answer.body!.getReader()
  }
  const [theirs, ours] = [await watch(member.cookie), await watch(admin.cookie)]
  await Promise.all([theirs.read(), ours.read()])
  await expect.poll(() => context.live.open).toBe(2)

  expect((await app.request(...requestOf(route, { params: { company_user_id: member.id }, body }, { cookie: admin.cookie }))).status).toBe(200)
  while (!(await theirs.read()).done);
  await expect.poll(() => context.live.open).toBe(1)
  await ours.cancel()
  await listener.stop()
})
