import type { Access, World } from '../access.ts'

const looking = { who: 'operator', act: 'see_masters' } as const
const editing = { who: 'operator', act: 'edit_masters' } as const
const params = { table: 'social_issues' }
const idsOf = async ({ db }: World) =>
  (await db.selectFrom('lookups').select('id').where('master', '=', params.table).orderBy('order_no').orderBy('id').execute()).map(({ id }) => id)

/** Code tables. */
export const lookupAccess: Record<string, Access> = {
  'GET /operators/master_data/{table}/': { ...looking, call: () => ({ params }) },
  'POST /operators/master_data/{table}/': { ...editing, call: () => ({ params, body: { name: '新しい課題', name_en: 'A new issue' } }) },
  'PATCH /operators/master_data/{table}/{id}/': { ...editing, call: () => ({ params: { ...params, id: 1 }, body: { revision: 1, name: '環境' } }) },
  'PUT /operators/master_data/{table}/order/': {
    ...editing,
    call: async (world) => {
      const was = await idsOf(world)
      return { params, body: { was, ids: was.toReversed() } }
    },
  },
}
