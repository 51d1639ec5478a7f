import { contract } from '#contract/index.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Node = { '~orpc'?: { route: { method?: string; path?: string } } }

/** Every call of signed-in users, by its name in the access log. */
const calls = [contract.candidate_users, contract.company_users, contract.operators].flatMap(callsIn).toSorted()

function callsIn(node: object): string[] {
  const route = (node as Node)['~orpc']?.route
  return route
    ? [`${route.method} ${route.path}`]
    : Object.values(node).flatMap((child) => (typeof child === 'object' && child ? callsIn(child as object) : []))
}

/** The published calls, and all other recorded routes: pages, and calls of earlier builds. */
export async function knownRoutes(db: Database) {
  const seen = await db.selectFrom('access_routes').select('route').execute()
  return [...new Set([...calls, ...seen.map(({ route }) => route)])].toSorted()
}
