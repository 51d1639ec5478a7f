import { hash } from 'node:crypto'
import type { JobContent } from '../job-of-posting.ts'
import type { Posting } from '../posting.ts'
import { companyKey } from './company-key.ts'

export const hashOf = (...parts: unknown[]) => hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 32)

const IGNORED = /[\s\p{P}\p{S}]/u
const everyIgnored = /[\s\p{P}\p{S}]/gu
/** Whether a UTF-16 unit is a space, punctuation or a sign: asking a table takes a tenth of the time of the expression. */
const isIgnored = Uint8Array.from({ length: 0x1_0000 }, (_, unit) => (IGNORED.test(String.fromCharCode(unit)) ? 1 : 0))

/** Only letters and digits count. */
function bare(text: string) {
  const folded = text.normalize('NFKC').toLowerCase()
  // Signs beyond the first 65,536 characters, such as emoji, are two units.
  if (/[\ud800-\udfff]/.test(folded)) return folded.replace(everyIgnored, '')
  let letters = ''
  let from = 0
  for (let at = 0; at < folded.length; at++) {
    if (!isIgnored[folded.charCodeAt(at)]) continue
    if (at > from) letters += folded.slice(from, at)
    from = at + 1
  }
  return letters + folded.slice(from)
}

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
