import { randomUUID } from 'node:crypto'
import type { Access, World } from '../access.ts'

const looking = { who: 'operator', act: 'see_masters' } as const
const editing = { who: 'operator', act: 'edit_masters' } as const
const content = {
  title: 'さがしかたについて',
  description: '',
  questions: [{ key: 'q1', label: '見つかりましたか', kind: 'text', choices: [], required: false }],
  opens_at: '2026-11-20T10:00:00+09:00',
  closes_at: null,
}
const aSurvey = async ({ db }: World) => {
  const row = { key: `s${randomUUID().replaceAll('-', '')}`, title: 'アンケート', questions: '[]', opens_at: content.opens_at }
  return { params: { id: (await db.insertInto('surveys').values(row).returning('id').executeTakeFirstOrThrow()).id } }
}

/** Questionnaires. */
export const surveyAccess: Record<string, Access> = {
  'GET /operators/surveys/': looking,
  'GET /operators/surveys/{id}/': { ...looking, call: aSurvey },
  'GET /operators/surveys/{id}/answers/': { ...looking, audited: true, call: aSurvey },
  'POST /operators/surveys/': { ...editing, call: () => ({ body: content }) },
  'PATCH /operators/surveys/{id}/': { ...editing, call: async (world) => ({ ...(await aSurvey(world)), body: { ...content, revision: 1 } }) },
}
