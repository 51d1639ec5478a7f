import { yenWords } from '#contract/platform/text/yen-words.ts'
import { bandText, payOf } from '../../facts/pay.ts'
import { contractTerms } from './contract-terms.ts'
import { deferredNames, orMissing, type Posting, type Term } from './term.ts'

/** The working hours; a contractor reads only what the company says of them. */
function hoursTerms({ job, isContractor }: Posting): Term[] {
  const { holiday, annual_holidays, overtime, break_time, short_hours, discretionary_work, discretionary_work_terms } = job
  const hours = workingHours(job)
  const notes = [
    break_time !== null ? (break_time ? `休憩${break_time}分` : '休憩なし') : !isContractor && `休憩：${orMissing(job, 'break_time', '')}`,
    overtime ? (/^(時間外|残業)/.test(overtime) ? overtime : `時間外労働：${overtime}`) : !isContractor && `時間外労働：${orMissing(job, 'overtime', '')}`,
  ].filter((note) => note !== false)
  const days = weekDays(job.min_week_work_days, job.max_week_work_days)

  const yearly = annual_holidays === null || plain(holiday).includes(`${annual_holidays}日`) ? [] : [`年間休日${annual_holidays}日`]

  return [
    ...(isContractor && !hours ? [] : [{ name: '勤務時間', value: orMissing(job, 'default_starting_time', hours), notes }]),
    ...(days ? [{ name: '勤務日数', value: days, notes: [] }] : []),
    ...(short_hours === null ? [] : [{ name: '時短勤務', value: short_hours ? '入社時からできます' : 'できません', notes: [] }]),
    ...(discretionary_work ? [{ name: '裁量労働制', value: 'あり', notes: [orMissing(job, 'discretionary_work_terms', discretionary_work_terms)] }] : []),
    ...(isContractor && !holiday ? [] : [{ name: '休日', value: orMissing(job, 'holiday', holiday), notes: yearly }]),
  ]
}

function workingHours({ default_starting_time: start, default_ending_time: end, flex, core_time }: Posting['job']) {
  const span = start || end ? `${clock(start)}〜${clock(end)}` : ''
  if (!flex) return span
  const core = core_time ? (core_time.includes('コア') ? core_time : `コアタイム ${core_time}`) : ''
  return `フレックス${core ? `（${core}）` : ''}${span ? `・標準 ${span}` : ''}`
}

const clock = (time: string) => time.replace(/^0/, '')

/** 週3〜5日 */
export function weekDays(min: number | null, max: number | null) {
  if (min === null && max === null) return ''
  if (min === max || max === null) return max === null ? `週${min}日以上` : `週${max}日`
  return min === null ? `週${max}日まで` : `週${min}〜${max}日`
}

/** Every condition of a job in the order of its page. Those that the law requires in an advert always have a row; the others only where the company gave them. */
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
      // Fixed overtime has its own row, and the company's text stands complete below.
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

const WHOLE_COUNTRY = 47

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
        others.length > 0 && `ほかに働ける場所：${names.prefectures.length >= WHOLE_COUNTRY ? '全国' : others.join('・')}`,
        (!isContractor || job.workplace_change) && `変更の範囲：${orMissing(job, 'workplace_change', job.workplace_change)}`,
      ].filter((note) => !!note) as string[],
    },
    ...(isContractor && !duties_change ? [] : [{ name: '業務の変更', value: `変更の範囲：${orMissing(job, 'duties_change', duties_change)}`, notes: [] }]),
  ]
}

/** The employer, with everything that an advert must say of it, and its benefits beside the pay. */
function employerTerms({ job, company, isContractor }: Posting): Term[] {
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

/** The four things that fixed overtime must state: hours, amount, the base pay without it, and that the company pays more for more. */
function fixedOvertimeTerm({ job, isContractor }: Posting): Term[] {
  const { fixed_overtime, fixed_overtime_hours: hours, fixed_overtime_amount: amount, base_pay, fixed_overtime_excess_paid: isExcessPaid } = job
  if (!fixed_overtime) {
    const value = fixed_overtime === false ? 'なし' : orMissing(job, 'fixed_overtime', '')
    return isContractor ? [] : [{ name: '固定残業代', value, notes: [] }]
  }

  const excess = hours ? `${hours}時間を超えた分` : '超えた分'
  return [
    {
      name: '固定残業代',
      value: `${hours ? `月${hours}時間分` : `時間：${orMissing(job, 'fixed_overtime_hours', '')}`}・${amount ? yenWords(amount) : `金額：${orMissing(job, 'fixed_overtime_amount', '')}`}`,
      notes: [
        `これを除く基本給：${orMissing(job, 'base_pay', base_pay ? `月${yenWords(base_pay)}` : '')}`,
        isExcessPaid
          ? `${excess}は、別に支払います`
          : `${excess}の支払い：${isExcessPaid === false ? 'なし' : orMissing(job, 'fixed_overtime_excess_paid', '')}`,
      ],
    },
  ]
}
