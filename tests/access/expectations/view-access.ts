import { randomUUID } from 'node:crypto'
import type { Access } from '../access.ts'

/** A list's saved views: everybody has their own, so for each caller somebody else's does not exist. */
const of = (list: string) => ({
  list: { call: () => ({ query: `list=${list}` }) },
  create: { call: () => ({ body: { list, name: randomUUID(), query: 'sort=name' } }) },
  change: { status: 404, call: () => ({ params: { id: randomUUID() }, body: { name: '別の名前' } }) },
  remove: { status: 404, call: () => ({ params: { id: randomUUID() } }) },
})
const [company, operators] = [of('messages'), of('companies')]
const seeing = { who: 'member', act: 'see_account' } as const
const saving = { who: 'member', act: 'change_account' } as const
const operatorSaving = { who: 'operator', act: 'change_account', audited: false } as const

export const viewAccess: Record<string, Access> = {
  'GET /company_users/saved_views/': { ...seeing, ...company.list },
  'POST /company_users/saved_views/': { ...saving, ...company.create },
  'PATCH /company_users/saved_views/{id}/': { ...saving, ...company.change },
  'DELETE /company_users/saved_views/{id}/': { ...saving, ...company.remove },
  'GET /operators/saved_views/': { who: 'operator', act: 'see_account', ...operators.list },
  'POST /operators/saved_views/': { ...operatorSaving, ...operators.create },
  'PATCH /operators/saved_views/{id}/': { ...operatorSaving, ...operators.change },
  'DELETE /operators/saved_views/{id}/': { ...operatorSaving, ...operators.remove },
}
