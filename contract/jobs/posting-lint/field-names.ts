/** What a company may call a condition that it keeps for the meeting, beside the field's own name. */
const namesOf: Record<string, RegExp> = {
  recruiter_name: /^(募集者|求人者)|氏名|名称/,
  'company.address': /住所|所在地/,
  'company.contact': /連絡先|電話|メール/,
  description: /^(業務|仕事|職務)の?内容$/,
  address: /^(就業|勤務)(場所|地)$|^都道府県$/,
  min_salary: /^(賃金|給与|給料|年収|月給|時給|報酬)(の額|の下限|の上限)?$/,
  duties_change: /業務.{0,40}変更/,
  workplace_change: /(場所|勤務地).{0,40}変更/,
  contract_period: /契約期間|雇用期間/,
  renewal_rule: /更新の?(基準|有無)/,
  renewal_limit: /更新の?上限|通算/,
  trial: /試用期間/,
  trial_terms: /試用期間.{0,40}条件/,
  default_starting_time: /始業|終業|勤務時間|就業時間/,
  break_time: /休憩/,
  overtime: /時間外|残業/,
  holiday: /休日|休暇/,
  insurance: /保険/,
  smoking_rule: /喫煙/,
  discretionary_work_terms: /裁量/,
}

/** Whether a company says that it tells this at the meeting, by field or by name. */
export const isDeferred = (terms: readonly string[], field: string) => terms.some((term) => term === field || namesOf[field]?.test(term.normalize('NFKC')))
