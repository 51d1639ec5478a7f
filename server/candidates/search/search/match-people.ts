import type { Match } from '#contract/matching/matching.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import { type Code, codeNames } from '#server/matching/lines/code-names.ts'
import { matchFacts } from '#server/matching/lines/match-facts.ts'
import { codeRules, matchOf } from '#server/matching/lines/match-of.ts'
import { wantedOf } from '#server/matching/rules/wanted.ts'
import type { Wishes } from '#server/matching/rules/wishes.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'

/**
 * People beside one of the company's own jobs, by the rules that candidates see. The lines rest on what the company may see and on nothing else:
 * the wished salary, the hours and `is_mama` never enter them. Without such a job there is none.
 */
export async function matchPeople(context: MemberContext, job_id: number | undefined, people: VisibleCandidate[]): Promise<Map<string, Match>> {
  const facts = job_id === undefined ? undefined : await factsOfOwnJob(context, job_id)
  if (!facts) return new Map()
  const wishes = people.map((person) => ({ id: person.id, wishes: visibleWishes(person) }))
  const wanted = wishes.map((one) => ({ ...one, wanted: wantedOf(one.wishes) }))
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

async function factsOfOwnJob({ db, viewer }: MemberContext, job_id: number) {
  const own = await db.selectFrom('job_offers').select('id').where('id', '=', job_id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  return own ? (await matchFacts(db, [own.id]))[0] : undefined
}

const visibleWishes = (person: VisibleCandidate): Wishes => ({ ...person, user_desired_min_salary: null, availabilities: [], is_mama: false })
