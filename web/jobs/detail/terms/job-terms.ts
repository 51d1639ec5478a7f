import { bandText, payOf } from '../../facts/pay.ts'
import { contractTerms } from './contract-terms.ts'
import { employerTerms } from './employer-terms.ts'
import { fixedOvertimeTerm } from './fixed-overtime-term.ts'
import { hoursTerms } from './hours-terms.ts'
import { orMissing, type Posting, type Term } from './term.ts'

/** Every condition of a job in the order of its page. What the law wants in an advert always has its row; the rest only where it is given. */
export function jobTerms(posting: Posting): Term[] {
  return [payTerm(posting), ...fixedOvertimeTerm(posting), ...hoursTerms(posting), ...placeTerms(posting), ...contractTerms(posting), ...employerTerms(posting)]
}

function payTerm({ job, isContractor }: Posting): Term {
  const { bonus, raise, contractor_fee } = job
  const pay = payOf(job)
  const isGiven = pay.min !== null || pay.max !== null
  const band = isGiven ? bandText(pay) : ''
  const salary = job.salary
    .split('\n')
    .filter((line) => !band || plain(line) !== plain(pay.label + band))
    .join('\n')
  const figures = band && isContractor ? `${pay.label} ${band}` : band
  const value = figures || (isContractor ? contractor_fee : '') || salary
  return {
    name: isContractor ? '報酬' : pay.label,
    value: orMissing(job, 'salary', value),
    notes: [
      // Fixed overtime has its own row, and the text of the company stands whole below.
      ...(salary ? [] : pay.notes.filter((note) => !note.startsWith('固定残業代'))),
      value !== salary && salary,
      value !== contractor_fee && contractor_fee,
      bonus && !salary.includes(bonus) && labelled('賞与', bonus),
      raise && !salary.includes(raise) && labelled('昇給', raise),
    ].filter((note) => !!note) as string[],
  }
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s円]/g, '')
    .replaceAll('~', '〜')

const labelled = (name: string, text: string) => (text.startsWith(name) ? text : `${name} ${text}`)

function placeTerms({ job, names, isContractor }: Posting): Term[] {
  const { address2, address3, nearest_station, duties_change, remote } = job
  const first = names.address
  const place = [first, address2, address3].filter(Boolean).join('')
  const others = names.prefectures.filter((name) => name !== first)
  const isHome = remote === 2 && !address2
  return [
    {
      name: '就業場所',
      value: orMissing(job, 'address', isHome ? [names.remote, place].filter(Boolean).join('・') : place),
      notes: [
        nearest_station && `最寄り：${nearest_station}`,
        !isHome && (names.remote || (!isContractor && `リモート：${orMissing(job, 'remote', '')}`)),
        others.length > 0 && `ほかに働ける場所：${others.join('・')}`,
        (!isContractor || job.workplace_change) && `変更の範囲：${orMissing(job, 'workplace_change', job.workplace_change)}`,
      ].filter((note) => !!note) as string[],
    },
    ...(isContractor && !duties_change ? [] : [{ name: '業務の変更', value: `変更の範囲：${orMissing(job, 'duties_change', duties_change)}`, notes: [] }]),
  ]
}
