import { type RawBuilder, sql } from 'kysely'
import type { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'
import type { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'

/** What the column `parts` of a row of `reveals` says. One without parts was written by its level. */
export const storedParts = sql<RevealPart[]>`coalesce(reveals.parts,
  case reveals.level when 'contact' then array['profile', 'name', 'career', 'contact'] when 'career' then array['profile', 'career'] else array['profile'] end)`

/** What a row of `reveals` shows. */
export const shownParts = sql<RevealPart[]>`(${storedParts} || case when reveals.shows_files then array['attached_files'] else '{}'::text[] end)`

/** Whether the candidate of a table shows a part to a company; both named as columns or values. */
export const showsPart = (candidate: RawBuilder<unknown>, company: RawBuilder<unknown>, part: RevealPart) => sql<boolean>`exists (
  select from reveals where reveals.candidate_user_id = ${candidate} and reveals.company_id = ${company} and ${part}::text = any(${shownParts}))`

const levels: Exclude<RevealLevel, 'anonymous'>[] = ['contact', 'name', 'career']

/** The furthest of these parts, in one word. */
export const levelOfParts = (parts: RevealPart[]): RevealLevel => levels.find((level) => parts.includes(level)) ?? 'anonymous'

/** Each level has those before it. */
export const partsOfLevel: Record<RevealLevel, RevealPart[]> = {
  anonymous: [],
  career: ['profile', 'career'],
  name: ['profile', 'name', 'career'],
  contact: ['profile', 'name', 'career', 'contact'],
}
