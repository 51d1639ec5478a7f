import { createHash } from 'node:crypto'
import type { JobContent } from '../job-of-posting.ts'
import type { Posting } from '../posting.ts'
import { companyKey } from './company-key.ts'

export const hashOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')

/** The identity of a job: its own reference, else its address on the web, else company, title and place together. */
export function identityOfPosting(posting: Posting) {
  const { site, identifier, url, hiringOrganization, title, jobLocation } = posting
  const source = (site || hiringOrganization.name).slice(0, 200)
  const reference = identifier || url || hashOf(companyKey(hiringOrganization.name), bare(title), bare(jobLocation.raw))
  return { source, reference_number: reference.length > 500 ? hashOf(reference) : reference }
}

/** The same for two adverts of one company for the same thing at the same place in the same words. */
export const duplicateKeyOf = (company_id: number, { position_title, prefectures, address2, description }: JobContent) =>
  hashOf(company_id, bare(position_title), prefectures, bare(address2 ?? ''), bare(description ?? ''))
