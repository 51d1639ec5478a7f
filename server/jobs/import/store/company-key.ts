import { LRUCache } from 'lru-cache'

// The same form in another spelling. The form itself and where it stands stay in the key: 株式会社めばえ and めばえ株式会社 are two companies.
const FORMS: [RegExp, string][] = [
  [/\(株\)/g, '株式会社'],
  [/\(有\)/g, '有限会社'],
  [/\(同\)/g, '合同会社'],
  [/\(資\)/g, '合資会社'],
  [/\(名\)/g, '合名会社'],
  [/\((?:一社|社)\)/g, '一般社団法人'],
  [/\((?:一財|財)\)/g, '一般財団法人'],
  [/\(公社\)/g, '公益社団法人'],
  [/\(公財\)/g, '公益財団法人'],
  [/(?:特定非営利活動法人|\(特非\)|\bnpo法人)/g, '特定非営利活動法人'],
  [/,?\s{0,9}\bco\.?,?\s{0,9}(?:ltd|limited)\.?$/, ' co.ltd'],
  [/,?\s{0,9}\binc(?:orporated)?\.?$/, ' inc'],
  [/,?\s{0,9}\bcorp(?:oration)?\.?$/, ' corp'],
  [/,?\s{0,9}\b(llc|l\.l\.c)\.?$/, ' llc'],
  [/,?\s{0,9}\bk\.?k\.?$/, ' kk'],
  [/,?\s{0,9}\bg\.?k\.?$/, ' gk'],
]

/** A company's name as it is compared: without width, case and spaces. ㈱ and 株式会社 are one spelling; another form, or another place of it, is another company. */
export function companyKey(name: string) {
  const key = known.get(name) ?? keyOf(name)
  known.set(name, key)
  return key
}

/** A company has many postings, one after the other. */
const known = new LRUCache<string, string>({ max: 5_000 })

function keyOf(name: string) {
  const plain = name.normalize('NFKC').toLowerCase().trim()
  return FORMS.reduce((text, [spelling, form]) => text.replace(spelling, form), plain).replace(/\s/g, '')
}
