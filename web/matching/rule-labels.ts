import type { MatchRule } from '#contract/matching/matching.ts'

/** The names of the matching rules, in their order. */
export const ruleLabels: Record<MatchRule, string> = {
  job_fields: '職種',
  skill_types: 'スキル',
  prefectures: '勤務地',
  remote: 'リモート',
  hours: '働く時間',
  work_days: '働く日数',
  min_salary: '年収',
  employment_types: '雇用形態',
  company_categories: '業界',
  phase: 'フェーズ',
  kind: '会社の特徴',
  social_issues: '社会課題',
}
