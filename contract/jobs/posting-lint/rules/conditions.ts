import type { JobContent } from '../../postings/job-content.ts'
import { isDeferred } from '../field-names.ts'
import { isEmployment } from '../kinds.ts'
import type { Rule } from '../posting.ts'

/** A condition of employment: said, or openly kept for the meeting. */
const said = (rule: string, field: keyof JobContent, message: string, isMissing: (job: JobContent) => boolean): Rule => ({
  rule,
  level: 'error',
  find: ({ job }) => (isEmployment(job) && isMissing(job) && !isDeferred(job.deferred_terms, field) ? [{ field, message }] : []),
})

const isOpenEnded = (period: string) => /定め(は)?(なし|無し|無い|のない|ない)|期間の定めのない|無期/.test(period.normalize('NFKC'))
const isFixedTerm = ({ contract_period }: JobContent) => contract_period !== '' && !isOpenEnded(contract_period)
const isWithoutTrial = (trial: string) => /^(なし|無し?|ありません)/.test(trial.replace(/^試用期間[:：は]?\s*/, ''))

/** law.md L4: what 職業安定法5条の3 and 施行規則4条の2 (2024-04-01) want to be stated of employment. */
export const conditions: Rule[] = [
  {
    rule: 'employment_type',
    level: 'error',
    find: ({ job }) =>
      job.employment_types.length === 0 ? [{ field: 'employment_types', message: '雇用形態を選んでください。何の求人かが決まりません。' }] : [],
  },
  said(
    'duties_change',
    'duties_change',
    '将来、業務がどこまで変わりうるかを書いてください。変わらないときは「変更なし」と書きます。',
    (job) => !job.duties_change,
  ),
  said(
    'workplace_change',
    'workplace_change',
    '将来、働く場所がどこまで変わりうるかを書いてください。変わらないときは「変更なし」と書きます。',
    (job) => !job.workplace_change,
  ),
  said('contract_period', 'contract_period', '契約期間を書いてください。定めがないときは「期間の定めなし」と書きます。', (job) => !job.contract_period),
  said('renewal_rule', 'renewal_rule', '契約期間があるので、更新するかどうかを決める基準を書いてください。', (job) => isFixedTerm(job) && !job.renewal_rule),
  said(
    'renewal_limit',
    'renewal_limit',
    '契約期間があるので、更新の上限（通算の年数か回数）を書いてください。ないときは「上限なし」と書きます。',
    (job) => isFixedTerm(job) && !job.renewal_limit,
  ),
  said('trial', 'trial', '試用期間の有無と長さを書いてください。ないときは「なし」と書きます。', (job) => !job.trial && job.trial_months === null),
  said(
    'trial_terms',
    'trial_terms',
    '試用期間中の賃金などの条件を書いてください。変わらないときは「条件は本採用と同じ」と書きます。',
    ({ trial, trial_months, trial_terms }) => (trial_months !== null || (!!trial && !isWithoutTrial(trial))) && !trial_terms,
  ),
  said('starting_time', 'default_starting_time', '始業の時刻を書いてください。フレックスのときは、標準の時刻を書きます。', (job) => !job.default_starting_time),
  said(
    'ending_time',
    'default_ending_time',
    '終業の時刻を書いてください。フレックスのときは、標準の時刻を書きます。',
    (job) => !job.default_ending_time && !isDeferred(job.deferred_terms, 'default_starting_time'),
  ),
  said('break_time', 'break_time', '休憩の長さを分で書いてください。ないときは 0 と書きます。', (job) => job.break_time === null),
  said('overtime', 'overtime', '時間外労働があるかどうかと、その長さを書いてください。ないときは「なし」と書きます。', (job) => !job.overtime),
  said('holiday', 'holiday', '休日を書いてください。', (job) => !job.holiday),
  said('insurance', 'insurance', '入れる社会保険と労働保険を書いてください。', (job) => !job.insurance),
  said('smoking_rule', 'smoking_rule', '働く場所の受動喫煙対策を書いてください。例：屋内禁煙', (job) => !job.smoking_rule),
  {
    rule: 'open_ended_contract_worker',
    level: 'warning',
    find: ({ job: { employment_types, contract_period } }) =>
      employment_types.length === 1 && employment_types[0] === 2 && isOpenEnded(contract_period)
        ? [{ field: 'contract_period', message: '契約社員で「期間の定めなし」になっています。期間か、雇用形態を確かめてください。' }]
        : [],
  },
]
