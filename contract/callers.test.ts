import { expect, test } from 'vitest'
import { contract } from './index.ts'
import type { ProcedureMeta } from './platform/procedure.ts'

type Procedure = { '~orpc': { meta: ProcedureMeta; route: { path?: string } } }

const isProcedure = (part: object): part is Procedure => '~orpc' in part

const proceduresIn = (part: object): Procedure[] => (isProcedure(part) ? [part] : Object.values(part).flatMap(proceduresIn))

const callerOfArea: Record<string, string> = { candidate_users: 'candidate', company_users: 'member', operators: 'operator' }

test('every procedure names its caller, and one of an area answers only people of that area', () => {
  const procedures = Object.entries(contract).flatMap(([area, part]) => proceduresIn(part).map((procedure) => ({ area, ...procedure['~orpc'] })))
  const strange = procedures.filter(({ area, meta, route }) => {
    const expected = callerOfArea[area] ?? 'anyone'
    return meta.caller?.who !== expected || (expected !== 'anyone' && !route.path?.startsWith(`/${area}/`))
  })
  expect(strange.map(({ route }) => route.path)).toEqual([])
  expect(procedures.length).toBeGreaterThan(400)
})
