import { orMissing, type Posting, type Term } from './term.ts'

/** The kind of employment, its length, and the terms of the trial; for a contractor, the term and how it ends. */
export function contractTerms({ job, names, isContractor }: Posting): Term[] {
  const kind = {
    name: '雇用形態',
    value: names.employment_types.join('・') || '記載なし',
    notes: [job.employment_status].filter((status) => status && !names.employment_types.some((name) => name.includes(status))),
  }
  const { inexperienced_ok: isOpen } = job
  const people = [...(isOpen === null ? [] : [isOpen ? '未経験可' : '経験者のみ']), ...names.intended_for]
  const audience = people.length > 0 ? [{ name: '対象', value: people.join('・'), notes: [] }] : []
  const dispatch = job.is_dispatch ? [{ name: '派遣', value: '派遣労働者としての募集です', notes: [] }] : []
  if (isContractor) {
    return [
      kind,
      ...audience,
      ...dispatch,
      { name: '委託の期間', value: orMissing(job, 'contractor_period', job.contractor_period || job.contract_period), notes: [] },
      { name: '契約の解除', value: orMissing(job, 'contractor_termination', job.contractor_termination), notes: [] },
    ]
  }

  const isOpenEnded = /定めなし|定めのない|無期/.test(job.contract_period)
  const renewal = [
    ['更新の基準', 'renewal_rule', job.renewal_rule],
    ['更新の上限', 'renewal_limit', job.renewal_limit],
  ] as const
  return [
    kind,
    ...audience,
    ...dispatch,
    {
      name: '契約期間',
      value: orMissing(job, 'contract_period', job.contract_period),
      notes: renewal.filter(([, , text]) => text || !isOpenEnded).map(([name, field, text]) => `${name}：${orMissing(job, field, text)}`),
    },
    trialTerm(job),
    ...(names.employment_types.length > 1 && job.employment_type3 ? contractorToo(job) : []),
  ]
}

function trialTerm(job: Posting['job']): Term {
  const { trial, trial_months, trial_terms } = job
  const months = trial_months ? `${trial_months}か月` : ''
  const isMonthsSaid =
    !!months &&
    trial
      .normalize('NFKC')
      .replace(/[ヶカケヵ箇]月/g, 'か月')
      .includes(months)
  const value = trial ? (months && !isMonthsSaid ? `${months}・${trial}` : trial) : months
  const isNone = /^(なし|無し?)/.test(trial)
  return {
    name: '試用期間',
    value: orMissing(job, 'trial', value),
    notes: value && !isNone ? [`期間中の条件：${orMissing(job, 'trial_terms', trial_terms)}`] : [],
  }
}

/** A posting that offers both states the contractor's terms, too. */
const contractorToo = (job: Posting['job']): Term[] => [
  {
    name: '業務委託の場合',
    value: `報酬：${orMissing(job, 'contractor_fee', job.contractor_fee)}`,
    notes: [
      `期間：${orMissing(job, 'contractor_period', job.contractor_period)}`,
      `契約の解除：${orMissing(job, 'contractor_termination', job.contractor_termination)}`,
    ],
  },
]
