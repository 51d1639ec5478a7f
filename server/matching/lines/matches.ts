import type { Match, MatchRule } from '#contract/matching/matching.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { type Code, codeNames } from './code-names.ts'
import { matchFacts } from './match-facts.ts'
import { type CodeRule, codeRules, matchOf } from './match-of.ts'
import type { ViewerConditions } from '../viewer-conditions.ts'
import { type Wanted, wantedOf } from '../rules/wanted.ts'
import { weighed } from '../rules/weighed.ts'

/** These jobs compared with the viewer's wishes; nothing for visitors, and for candidates without wishes. `factsOf` may know the facts without reading them. */
export async function matches(
  context: Pick<RequestContext, 'db' | 'language' | 'lookups'>,
  mine: ViewerConditions | null,
  ids: number[],
  factsOf = matchFacts,
): Promise<Map<number, Match>> {
  const wanted = mine ? weighed(wantedOf(mine), mine.match_weights) : []
  if (!mine || wanted.length === 0 || ids.length === 0) return new Map()
  const facts = await factsOf(context.db, ids)
  const rules = wanted.map(({ rule }) => rule).filter(isCodeRule)
  const codes: Code[] = [
    ...facts.flatMap((job) => [...job.remote.map((id) => ({ master: 'remote' as const, id })), ...rules.flatMap((rule) => codesOf(rule, job[rule]))]),
    ...wanted.flatMap((one) => (isCodeRule(one.rule) ? codesOf(one.rule, chosenOf(one)) : [])),
  ]
  const nameOf = await codeNames(context, codes)
  return new Map(facts.map((job) => [job.id, matchOf(mine, wanted, job, nameOf)]))
}

const isCodeRule = (rule: MatchRule): rule is CodeRule => (codeRules as readonly string[]).includes(rule)
const codesOf = (master: CodeRule, ids: number[]): Code[] => ids.map((id) => ({ master, id }))
const chosenOf = (wanted: Wanted): number[] => ('fits' in wanted ? wanted.fits.flatMap((one) => ('chosen' in one ? one.chosen : [])) : [])
