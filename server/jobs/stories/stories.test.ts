import { XMLParser } from 'fast-xml-parser'
import { describe, expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { addMember, addOperator, apiFor, contextOf, daysAgo, noPages, test } from '#server/testing.ts'
import { purgeCompanyPictures } from '#server/companies/pages/pictures/company-pictures.ts'
import { aStoryDesk } from './testing.ts'
import { wholeStory } from './whole-story.ts'

const missing = { code: 'NOT_FOUND' }

describe('what a company writes', () => {
  test('is a draft that nobody else reads, and keeps what is incomplete', async ({ db }) => {
    const { own, written, shown, desk } = await aStoryDesk(db)
    const { id } = await written({ ...wholeStory, title: '', blocks: [{ kind: 'film', id: 'f', address: 'まだ', title: '' }] })
    expect((await own.show({ id })).content.blocks).toEqual([{ kind: 'film', id: 'f', address: 'まだ', title: '' }])
    await expect(shown(id)).rejects.toMatchObject(missing)
    await expect(desk.stories.show({ id })).rejects.toMatchObject(missing)
    const other = (await apiFor(db, (await addMember(db)).as)).company_users.stories
    await expect(other.show({ id })).rejects.toMatchObject(missing)
    await expect(other.save({ id, version: 2, content: wholeStory })).rejects.toMatchObject(missing)
    await expect(other.delete({ id })).rejects.toMatchObject(missing)
  })

  test('is not overwritten by who began earlier', async ({ db }) => {
    const { own, written } = await aStoryDesk(db)
    const { id, version } = await written()
    await own.save({ id, version, content: { ...wholeStory, title: '先に保存' } })
    await expect(own.save({ id, version, content: wholeStory })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
    expect((await own.show({ id })).content.title).toBe('先に保存')
  })

  test('cannot be sent while something is missing', async ({ db }) => {
    const { own, written } = await aStoryDesk(db)
    const { id, version } = await written({ ...wholeStory, title: '', blocks: [{ kind: 'picture', id: 'p', picture: null, alt: '', caption: '' }] })
    await expect(own.request_review({ id, version })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      data: ['title', 'blocks.0.picture', 'blocks'].map((field) => ({ field })),
    })
  })

  test('shows no picture of another company', async ({ db }) => {
    const { own, written } = await aStoryDesk(db)
    const { id, version } = await written()
    const { company_id } = await addMember(db)
    const { id: picture } = await db.insertInto('company_pictures').values({ company_id, byte_size: 9 }).returning('id').executeTakeFirstOrThrow()
    const content = { ...wholeStory, cover: `/pictures/${picture}.webp`, cover_text: '絵' }
    await expect(own.save({ id, version, content })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('keeps its pictures from being purged', async ({ db }) => {
    const { own, written, member } = await aStoryDesk(db)
    const { id, version } = await written()
    const { company_id } = await db.selectFrom('company_users').select('company_id').where('id', '=', member.id).executeTakeFirstOrThrow()
    const add = () =>
      db
        .insertInto('company_pictures')
        .values({ company_id, byte_size: 9, created_at: daysAgo(3) })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [used, unused] = [await add(), await add()]
    await own.save({ id, version, content: { ...wholeStory, cover: `/pictures/${used.id}.webp`, cover_text: '絵' } })
    await purgeCompanyPictures({ db, now: () => new Date(daysAgo(0)) })
    const left = await db.selectFrom('company_pictures').select('id').where('id', 'in', [used.id, unused.id]).execute()
    expect(left).toEqual([used])
  })
})

describe('a review', () => {
  test('makes public what was asked for, and tells the company', async ({ db }) => {
    const { own, asked, decide, shown, member, desk } = await aStoryDesk(db)
    const { id, state } = await asked()
    expect(state).toBe('in_review')
    expect((await desk.account()).waiting.story_reviews).toBeGreaterThan(0)
    // What is written after the request is no part of it.
    await own.save({ id, version: 2, content: { ...wholeStory, title: '申請のあとの題名' } })
    expect(await decide(id, 'approve')).toEqual({ state: 'published' })
    expect((await shown(id)).title).toBe(wholeStory.title)
    expect(await own.show({ id })).toMatchObject({ state: 'published', is_changed: true, waiting: null })
    const { notifications } = await (await apiFor(db, member.as)).company_users.notifications.list({})
    expect(notifications[0]).toMatchObject({ kind: 'story_review', title: `ストーリー「${wholeStory.title}」を公開しました` })
  })

  test('that refuses gives its reason and leaves what is public', async ({ db }) => {
    const { own, asked, decide, shown } = await aStoryDesk(db)
    const { id } = await asked()
    await decide(id, 'approve')
    const { version } = await own.save({ id, version: 2, content: { ...wholeStory, title: '別の題名' } })
    await own.request_review({ id, version })
    expect(await decide(id, 'refuse', '他社の名前を書いています。')).toEqual({ state: 'published' })
    expect(await own.show({ id })).toMatchObject({ state: 'published', refused: { reason: '他社の名前を書いています。' } })
    expect((await shown(id)).title).toBe(wholeStory.title)
  })

  test('decides only about the request that the operator read', async ({ db }) => {
    const { own, asked, desk } = await aStoryDesk(db)
    const { id } = await asked()
    const { review } = await desk.stories.show({ id })
    await own.request_review({ id, version: 2 })
    await expect(desk.stories.decide({ id, review_id: review!.id, decision: 'approve' })).rejects.toMatchObject({ code: 'REVIEW_SETTLED' })
    await own.withdraw_review({ id })
    expect((await own.show({ id })).state).toBe('draft')
    await expect(own.withdraw_review({ id })).rejects.toMatchObject({ code: 'REVIEW_SETTLED' })
  })

  test('is not for who only reads, and makes nothing public of a company that is not active', async ({ db }) => {
    const { asked, desk, member } = await aStoryDesk(db)
    const { id, company } = await asked()
    const { review } = await desk.stories.show({ id })
    const reader = (await apiFor(db, (await addOperator(db, { role: 'read_only' })).as)).operators.stories
    await expect(reader.decide({ id, review_id: review!.id, decision: 'approve' })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
    await db.updateTable('companies').set({ end_of_contract: true }).where('id', '=', company.id).execute()
    await expect(desk.stories.decide({ id, review_id: review!.id, decision: 'approve' })).rejects.toMatchObject({ code: 'COMPANY_NOT_ACTIVE' })
    const assistant = (await apiFor(db, (await addMember(db, { company_id: company.id, role: 'assistant' })).as)).company_users.stories
    await expect(assistant.delete({ id })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
    expect(member.id).not.toBe('')
  })
})

describe('a public story', () => {
  test('that its company took offline is public again as it was, within ten minutes and by nobody else', async ({ db }) => {
    const { own, asked, decide, shown, member } = await aStoryDesk(db)
    const { id, version } = await asked()
    await decide(id, 'approve')
    await expect(own.undo_withdrawal({ id })).rejects.toMatchObject({ code: 'UNDO_OVER' })
    await own.withdraw({ id })
    await own.save({ id, version, content: { ...wholeStory, title: '下書きだけの題' } })
    const later = async (minutes: number, as = member.as) => {
      const at = new Date(Date.parse((await own.show({ id })).withdrawn_at!) + minutes * 60_000)
      return (await apiFor(db, { ...as, now: () => at })).company_users.stories.undo_withdrawal({ id })
    }
    await expect(later(1, (await addMember(db)).as)).rejects.toMatchObject(missing)
    await expect(later(10.1)).rejects.toMatchObject({ code: 'UNDO_OVER' })
    expect((await later(9)).state).toBe('published')
    expect((await shown(id)).title).toBe(wholeStory.title)
  })

  test('that operators took offline is not brought back by its company', async ({ db }) => {
    const { own, asked, decide } = await aStoryDesk(db)
    const { id } = await asked()
    await decide(id, 'approve')
    await own.withdraw({ id })
    await db.updateTable('stories').set({ withdrawn_by: 'operators' }).where('id', '=', id).execute()
    await expect(own.undo_withdrawal({ id })).rejects.toMatchObject({ code: 'UNDO_OVER' })
  })

  test('stands in the list, the feed and the sitemap until it is withdrawn; public again it is reviewed again', async ({ db }) => {
    const { own, asked, decide, shown } = await aStoryDesk(db)
    const { id, company } = await asked()
    await decide(id, 'approve')
    const read = async (path: string) => (await createApp(await contextOf(db), noPages).request(path)).text()
    const link = `http://127.0.0.1:3000/company/stories/detail?id=${id}`
    const listed = async () => (await (await apiFor(db)).stories.list({ company_id: company.id })).stories.map((story) => story.id)
    expect(await listed()).toEqual([id])
    expect(JSON.parse(await read(`/company/stories/feed.json?id=${company.id}`)).items[0]).toMatchObject({ id: link, url: link })
    expect(new XMLParser().parse(await read('/company/stories/feed.atom')).feed.entry).toBeDefined()
    expect(await read('/sitemaps/stories.xml')).toContain(`<loc>${link}</loc>`)
    expect((await own.withdraw({ id })).state).toBe('withdrawn')
    expect(await listed()).toEqual([])
    await expect(shown(id)).rejects.toMatchObject(missing)
    expect(await read('/sitemaps/stories.xml')).not.toContain(link)
    await expect(own.withdraw({ id })).rejects.toMatchObject({ code: 'STORY_NOT_PUBLIC' })
    expect((await own.request_review({ id, version: 2 })).state).toBe('in_review')
    await decide(id, 'approve')
    expect(await listed()).toEqual([id])
    await expect(own.request_review({ id, version: 2 })).rejects.toMatchObject({ code: 'STORY_UNCHANGED' })
  })

  test('is gone with its company', async ({ db }) => {
    const { asked, decide, shown } = await aStoryDesk(db)
    const { id, company } = await asked()
    await decide(id, 'approve')
    await db.updateTable('companies').set({ state: 'suspended' }).where('id', '=', company.id).execute()
    await expect(shown(id)).rejects.toMatchObject(missing)
  })

  test('is reported as it read, and taken down with a reason for its company and a line in the ticket', async ({ db }) => {
    const { own, asked, decide, shown, desk } = await aStoryDesk(db)
    const { id } = await asked()
    const visitor = (await apiFor(db)).reports
    await expect(visitor.create({ about: 'story', id, kind: 'fraud' })).rejects.toMatchObject(missing)
    await decide(id, 'approve')
    const { number } = await visitor.create({ about: 'story', id, kind: 'discrimination' })
    const ticket = (await desk.reports.list({ about: 'story' })).reports.find((one) => one.number === number)!
    expect(ticket.title).toBe(wholeStory.title)
    await desk.stories.close({ id, reason: '差別的な表現', report_id: ticket.id })
    await expect(shown(id)).rejects.toMatchObject(missing)
    expect(await own.show({ id })).toMatchObject({ state: 'withdrawn', withdrawn_by: 'operators', withdrawn_reason: '差別的な表現' })
    const opened = await desk.reports.show({ id: ticket.id })
    expect(opened).toMatchObject({ story_id: id, read_then: { state: 'published' }, read_now: { state: 'withdrawn' }, state: 'taken' })
    expect(opened.steps.map(({ kind }) => kind)).toContain('story_closed')
  })
})
