import type { LookupName } from './lookups.ts'

type Rule = {
  label: string
  /** New rows; their ids begin at `from` where lower ones belong to others. */
  may_add?: { from: number }
  may_retire?: boolean
  /** Rows that code depends on: they stay. */
  needed?: readonly number[]
  /** Shown as it is, for the code or the law depends on it. */
  is_fixed?: boolean
}

const open = { may_add: { from: 1 }, may_retire: true }

/** Which code table allows what. Without a word, a table is relabelled and ordered: code depends on which rows there are. */
export const lookupRules: Record<LookupName, Rule> = {
  job_fields: { label: '職種', may_add: { from: 100 }, may_retire: true },
  company_categories: { label: '企業の業種', ...open },
  skill_types: { label: 'スキル', ...open },
  social_issues: { label: '社会課題', ...open },
  scout_refusal_reasons: { label: 'スカウトを断る理由', ...open },
  withdrawal_reasons: { label: '退会の理由', may_retire: true },
  kind: { label: '企業の特徴' },
  phase: { label: 'フェーズ' },
  employee_range: { label: '従業員数' },
  employment_types: { label: '雇用形態（求人）' },
  intended_for: { label: '求人の対象' },
  work_employment_types: { label: '雇用形態（職歴）' },
  remote: { label: 'リモート' },
  prefectures: { label: '都道府県' },
  career_intention_rating: { label: '転職の意向' },
  purpose_intention: { label: '探しているもの' },
  management_experience: { label: 'マネジメント経験' },
  english_level: { label: '英語' },
  annual_income_range: { label: 'いまの年収' },
  progress: { label: '進み具合' },
  progress_outcome: { label: '進み具合の結果' },
  request_type: { label: '追記のリクエスト', is_fixed: true },
  profile_request_items: { label: '追記を依頼する項目' },
  search_sort: { label: '並べ替え', is_fixed: true },
  selection_step: { label: '選考の段階', may_retire: true, needed: [1, 7, 8] },
  selection_end_reason: { label: '選考の終わりかた' },
  job_state: { label: '求人の状態', is_fixed: true },
  closed_reason: { label: '募集を終えた理由', is_fixed: true },
  company_state: { label: '企業の状態', is_fixed: true },
  company_role: { label: '企業のメンバーの役割', is_fixed: true },
}
