import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Match } from '#contract/matching/matching.ts'
import { type Code, codeNames } from '#server/matching/lines/code-names.ts'
import { matchFacts, type StatedFacts } from '#server/matching/lines/match-facts.ts'
import { codeRules, matchOf } from '#server/matching/lines/match-of.ts'
import { wantedOf } from '#server/matching/rules/wanted.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { visibleWishes } from '../visible-wishes.ts'

/**
 * People beside one of the company's own jobs, by the rules that candidates see. The lines rest on fields that the company may see and on nothing else. Without such a job
 * there is none.
 */
export async function matchPeople(context: MemberContext, facts: StatedFacts | undefined, people: VisibleCandidate[]): Promise<Map<string, Match>> {
  if (!facts) return new Map()
  const wanted = people.map((person) => {
    const wishes = visibleWishes(person)
    return { id: person.id, wishes, wanted: wantedOf(wishes) }
  })
  const codes: Code[] = [
    ...facts.remote.map((id) => ({ master: 'remote' as const, id })),
    ...codeRules.flatMap((master) => [
      ...facts[master].map((id) => ({ master, id })),
      ...wanted.flatMap((one) =>
        one.wanted.flatMap((want) => ('fits' in want ? want.fits.flatMap((fit) => ('chosen' in fit ? fit.chosen : [])) : [])).map((id) => ({ master, id })),
      ),
    ]),
  ]
  const nameOf = await codeNames(context, codes)
  return new Map(wanted.map((one) => [one.id, matchOf(one.wishes, one.wanted, facts, nameOf)]))
}

/** The facts of a job that belongs to the member's company; of no other. */
export async function factsOfOwnJob({ db, viewer }: MemberContext, job_id: number | undefined) {
  if (job_id === undefined) return undefined
  const own = await db.selectFrom('job_offers').select('id').where('id', '=', job_id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  return own ? (await matchFacts(db, [own.id]))[0] : undefined
}
