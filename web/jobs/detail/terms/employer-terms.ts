import { deferredNames, orMissing, type Posting, type Term } from './term.ts'

/** Who employs, with all that an advert must say of them, and what they give beside the pay. */
export function employerTerms({ job, company, isContractor }: Posting): Term[] {
  const { insurance, treatment, stock_option, smoking_rule, recruiter_name, deferred_terms } = job
  const contact = [company.contact_phone && `電話 ${company.contact_phone}`, company.contact_email, company.contact_url].filter(Boolean)
  const optional: [string, string][] = [
    ['福利厚生', treatment],
    ['ストックオプション', stock_option ? 'あり' : ''],
  ]

  return [
    ...(isContractor && !insurance ? [] : [{ name: '社会保険', value: orMissing(job, 'insurance', insurance), notes: [] }]),
    ...optional.filter(([, value]) => value).map(([name, value]) => ({ name, value, notes: [] })),
    ...(isContractor && !smoking_rule ? [] : [{ name: '受動喫煙対策', value: orMissing(job, 'smoking_rule', smoking_rule), notes: [] }]),
    { name: '募集者', value: orMissing(job, 'recruiter_name', recruiter_name), notes: [] },
    { name: '募集者の住所', value: company.address || '記載なし', notes: [] },
    { name: '連絡先', value: contact[0] ?? '記載なし', notes: contact.slice(1) },
    ...(deferred_terms.length ? [{ name: '面談でお伝えする項目', value: deferredNames(deferred_terms), notes: [] }] : []),
  ]
}
