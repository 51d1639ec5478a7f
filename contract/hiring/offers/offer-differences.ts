import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { jobValueWords, type NamesOf } from '#contract/jobs/postings/job-value-words.ts'
import { isContractor, offerNameOf, type PostedTerm, postedTerms } from './offer-term-names.ts'
import type { OfferTerms } from './offer-terms.ts'

/** What of a posting an offer is compared with. */
export type Posted = Pick<JobContent, PostedTerm | 'max_salary' | 'pay_max' | 'prefectures'>
/** 変更・削除 need a reason; 特定 (within the range that was advertised) and 追加 do not (職業安定法5条の3③). */
export type DifferenceKind = 'changed' | 'removed' | 'specified' | 'added'
export type TermDifference = { field: PostedTerm; name: string; kind: DifferenceKind; from: string; to: string }

export const differenceKinds: Record<DifferenceKind, string> = { changed: '変更', removed: '削除', specified: '特定', added: '追加' }
export const needsReason = ({ kind }: Pick<TermDifference, 'kind'>) => kind === 'changed' || kind === 'removed'

const ofContractors = new Set<PostedTerm>(['contractor_fee', 'contractor_period', 'contractor_termination'])
const ofBoth = new Set<PostedTerm>(['employment_types', 'recruiter_name', 'position', 'description', 'remote', 'stock_option', 'treatment'])
const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
const plain = (value: unknown) => (typeof value === 'string' ? value.normalize('NFKC').replaceAll(/\s/g, '') : JSON.stringify(value))

/** Where an offer says something else than the posting, or says for the first time what the posting left open. */
export function offerDifferences(posted: Posted | null, terms: OfferTerms, namesOf: NamesOf): TermDifference[] {
  if (!posted) return []
  const isCompared = (field: PostedTerm) => field !== 'salary' && (ofBoth.has(field) || ofContractors.has(field) === isContractor(terms))
  return postedTerms.filter(isCompared).flatMap((field) => {
    const kind = kindOf(field, posted, terms)
    return kind ? [{ field, name: offerNameOf(field), kind, from: postedWords(field, posted, namesOf), to: jobValueWords(field, terms[field], namesOf) }] : []
  })
}

function kindOf(field: PostedTerm, posted: Posted, terms: OfferTerms): DifferenceKind | null {
  const [from, to] = [posted[field], terms[field]]
  // An offer elsewhere has another street; the place itself is compared by its prefecture.
  if ((field === 'address2' || field === 'address3') && posted.address !== terms.address) return null
  if (field === 'address' && terms.address !== null && terms.address !== posted.address && posted.prefectures.includes(terms.address)) return 'specified'
  if (field === 'employment_types' && posted.employment_types.length > 1 && terms.employment_types.every((type) => posted.employment_types.includes(type)))
    return terms.employment_types.length > 0 ? 'specified' : 'removed'
  if (field === 'pay_min' && posted.pay_unit === terms.pay_unit) return withinRange(posted.pay_min, posted.pay_max, terms.pay_min)
  if (field === 'min_salary') return withinRange(posted.min_salary, posted.max_salary, terms.min_salary)
  if (field === 'pay_min') return null
  if (field === 'base_pay' || field === 'fixed_overtime_amount') return partOfPay(posted[field], terms[field], posted)
  if (isEmpty(from) || (from === false && field === 'stock_option')) return isEmpty(to) || to === false ? null : 'added'
  if (isEmpty(to)) return 'removed'
  return plain(from) === plain(to) ? null : 'changed'
}

function withinRange(min: number | null, max: number | null, given: number | null): DifferenceKind | null {
  // Not settled yet: an offer cannot be sent without it.
  if (given === null) return null
  if (min === null && max === null) return 'added'
  if ((min !== null && given < min) || (max !== null && given > max)) return 'changed'
  return min === max ? null : 'specified'
}

/** Of a range the posting states what its lower end is made of: more than that is settled, less is changed. */
function partOfPay(from: number | null, to: number | null, { pay_min, pay_max }: Posted): DifferenceKind | null {
  if (to === null || from === to) return null
  if (from === null) return 'added'
  return pay_min !== pay_max && to > from ? 'specified' : 'changed'
}

function postedWords(field: PostedTerm, posted: Posted, namesOf: NamesOf) {
  const words = (name: string, value: Posted[keyof Posted]) => jobValueWords(name, value, namesOf)
  const top = field === 'pay_min' ? 'pay_max' : field === 'min_salary' ? 'max_salary' : null
  if (top && posted[top] !== null && posted[top] !== posted[field])
    return `${posted[field] === null ? '' : words(field, posted[field])}〜${words(top, posted[top])}`
  if (top && posted[field] !== null && posted[top] === null) return `${words(field, posted[field])}〜`
  if (field === 'address' && posted.prefectures.length > 1) return words('prefectures', posted.prefectures)
  return words(field, posted[field])
}
