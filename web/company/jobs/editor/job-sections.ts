import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'

export type FieldKind = 'line' | 'text' | 'time' | 'number' | 'tick' | 'maybe' | 'one' | 'unit' | 'many' | 'places' | 'search_many' | 'occupations' | 'terms'

/** The fields of the editor's own form; the questions have a separate page. */
export type EditedContent = Omit<JobContent, 'questions'>

export type JobField = {
  name: keyof EditedContent
  kind: FieldKind
  hint?: string
  /** How much of a row it takes where there is room; without it the whole. */
  span?: 'half' | 'third'
  /** The lines of a text, or the unit after a number. */
  rows?: number
  unit?: string
  longest?: number
  options?: LookupName
  /** The labels for yes and no. */
  answers?: [yes: string, no: string]
  /** Only for employment, or only for 業務委託. */
  only?: 'employee' | 'contractor'
  /** Shown while this field is ticked. */
  within?: keyof JobContent
  /** Required for publishing. */
  must?: true
}

export type JobSection = { id: string; title: string; note?: string; fields: JobField[] }

/** Every field of a job, in the order of the editor. */
export const jobSections: JobSection[] = [
  {
    id: 'work',
    title: '仕事',
    fields: [
      { name: 'position_title', kind: 'line', longest: 300, must: true, hint: '一覧でいちばん大きく出ます。何をする仕事かが、ひと目でわかる題名にします。' },
      { name: 'position', span: 'half', kind: 'line', longest: 200, hint: '例：バックエンドエンジニア' },
      { name: 'tagline', span: 'half', kind: 'text', rows: 2, longest: 1000, hint: '一覧の題名の下に出る1〜3行です。' },
      { name: 'job_fields', kind: 'occupations', options: 'job_fields', hint: '検索する人は、ここから絞り込みます。' },
      {
        name: 'description',
        kind: 'text',
        rows: 12,
        longest: 30_000,
        must: true,
        hint: '最初にする仕事、チームの人数、使う道具。行の頭の「・」は箇条書き、【 】は見出しになります。',
      },
      { name: 'duties_change', kind: 'text', rows: 2, longest: 1000, only: 'employee', must: true, hint: '例：会社の定める業務／変更なし' },
    ],
  },
  {
    id: 'people',
    title: '求める人',
    fields: [
      { name: 'required_skills', kind: 'text', rows: 5, longest: 10_000 },
      { name: 'preferred_skills', span: 'half', kind: 'text', rows: 4, longest: 10_000 },
      { name: 'desired_person', span: 'half', kind: 'text', rows: 3, longest: 10_000 },
      { name: 'skill_types', kind: 'search_many', options: 'skill_types' },
      {
        name: 'inexperienced_ok',
        span: 'half',
        kind: 'maybe',
        answers: ['未経験可', '経験者のみ'],
        hint: 'この職種の経験がない人も応募できるとき、未経験可とします。「未経験」で検索する人に表示されます。',
      },
      {
        name: 'intended_for',
        kind: 'many',
        options: 'intended_for',
        hint: 'どれかを対象にした求人か、応募を歓迎するときに選びます。長期インターンは、3か月以上続く就業です。',
      },
    ],
  },
  {
    id: 'contract',
    title: '雇用形態と契約',
    note: '雇用と業務委託は、別々の求人に分けます。',
    fields: [
      { name: 'employment_types', kind: 'many', options: 'employment_types', must: true },
      { name: 'employment_status', span: 'half', kind: 'line', longest: 300, hint: '例：正社員または契約社員' },
      { name: 'contract_period', span: 'half', kind: 'text', rows: 2, longest: 1000, only: 'employee', must: true, hint: '例：期間の定めなし／入社日から1年' },
      {
        name: 'renewal_rule',
        span: 'half',
        kind: 'text',
        rows: 2,
        longest: 2000,
        only: 'employee',
        hint: '期間に定めがあるとき。例：契約の満了時の業務量、勤務成績により判断します',
      },
      { name: 'renewal_limit', span: 'half', kind: 'text', rows: 1, longest: 1000, only: 'employee', hint: '期間に定めがあるとき。例：通算5年まで／上限なし' },
      { name: 'trial', span: 'half', kind: 'text', rows: 1, longest: 1000, only: 'employee', must: true, hint: '例：3か月／なし' },
      { name: 'trial_months', span: 'half', kind: 'number', unit: 'か月', only: 'employee' },
      { name: 'trial_terms', span: 'half', kind: 'text', rows: 2, longest: 2000, only: 'employee', hint: '例：条件は本採用と同じ' },
      { name: 'is_dispatch', span: 'half', kind: 'tick', only: 'employee', hint: '派遣労働者として雇うとき' },
      {
        name: 'contractor_fee',
        kind: 'text',
        rows: 2,
        longest: 2000,
        only: 'contractor',
        must: true,
        hint: '額の決め方と支払いの時期。例：月末締め、翌月末払い',
      },
      { name: 'contractor_period', span: 'half', kind: 'text', rows: 2, longest: 1000, only: 'contractor', must: true },
      {
        name: 'contractor_termination',
        span: 'half',
        kind: 'text',
        rows: 2,
        longest: 2000,
        only: 'contractor',
        must: true,
        hint: '例：どちらからも、30日前までの連絡で終えられます',
      },
    ],
  },
  {
    id: 'pay',
    title: '賃金',
    note: '年収の数字は、必ず載せます。「応相談」だけの求人は公開できません。',
    fields: [
      { name: 'min_salary', span: 'third', kind: 'number', unit: '万円', must: true },
      { name: 'max_salary', span: 'third', kind: 'number', unit: '万円' },
      { name: 'pay_unit', span: 'third', kind: 'unit', hint: '月給、日給、時給で払うときは、その単位と額も書きます。' },
      { name: 'pay_min', span: 'third', kind: 'number', unit: '円' },
      { name: 'pay_max', span: 'third', kind: 'number', unit: '円' },
      { name: 'base_pay', span: 'half', kind: 'number', unit: '円（月）' },
      { name: 'fixed_overtime', span: 'half', kind: 'maybe', hint: '残業をしてもしなくても払う、決まった額の残業代' },
      { name: 'fixed_overtime_hours', span: 'half', kind: 'number', unit: '時間（月）', within: 'fixed_overtime' },
      { name: 'fixed_overtime_amount', span: 'half', kind: 'number', unit: '円（月）', within: 'fixed_overtime' },
      { name: 'fixed_overtime_excess_paid', kind: 'maybe', answers: ['支払う', '支払わない'], within: 'fixed_overtime' },
      { name: 'salary', kind: 'text', rows: 3, longest: 5000, hint: '内訳や決め方を、言葉で足すとき' },
      { name: 'bonus', span: 'half', kind: 'text', rows: 1, longest: 1000, hint: '例：年2回（基本給2か月分）／なし' },
      { name: 'raise', span: 'half', kind: 'text', rows: 1, longest: 1000 },
      { name: 'stock_option', kind: 'tick' },
    ],
  },
  {
    id: 'hours',
    title: '時間と休日',
    fields: [
      { name: 'default_starting_time', span: 'third', kind: 'time', only: 'employee', must: true },
      { name: 'default_ending_time', span: 'third', kind: 'time', only: 'employee', must: true },
      { name: 'break_time', span: 'third', kind: 'number', unit: '分', only: 'employee', must: true, hint: '休憩がなければ 0' },
      { name: 'flex', span: 'half', kind: 'maybe' },
      { name: 'core_time', span: 'half', kind: 'line', longest: 200, within: 'flex', hint: '例：11:00〜15:00／なし' },
      {
        name: 'short_hours',
        span: 'half',
        kind: 'maybe',
        answers: ['できる', 'できない'],
        hint: '入社のときから、所定より短い時間で働けるか。育児や介護のための制度だけなら、書かないままにします。',
      },
      { name: 'overtime', span: 'half', kind: 'text', rows: 1, longest: 1000, only: 'employee', must: true, hint: '例：月平均12時間／なし' },
      { name: 'holiday', span: 'half', kind: 'text', rows: 2, longest: 3000, only: 'employee', must: true, hint: '例：土日・祝日・年末年始（年間休日123日）' },
      {
        name: 'annual_holidays',
        span: 'third',
        kind: 'number',
        unit: '日（年）',
        hint: 'いちばん少ない年の日数。年間休日で絞り込む人に出ます。有給休暇は数えません。',
      },
      { name: 'min_week_work_days', span: 'third', kind: 'number', unit: '日', hint: 'この日数から働けるとき。「週3日から」のように絞り込む人に出ます。' },
      { name: 'max_week_work_days', span: 'third', kind: 'number', unit: '日' },
      { name: 'discretionary_work', span: 'half', kind: 'maybe', only: 'employee' },
      {
        name: 'discretionary_work_terms',
        span: 'half',
        kind: 'text',
        rows: 2,
        longest: 2000,
        within: 'discretionary_work',
        hint: '制度の種類、対象の業務、働いたものとみなす時間',
      },
    ],
  },
  {
    id: 'place',
    title: '働く場所',
    fields: [
      { name: 'remote', span: 'half', kind: 'one', options: 'remote' },
      { name: 'address', span: 'half', kind: 'one', options: 'prefectures', must: true },
      { name: 'address2', span: 'half', kind: 'line', longest: 300 },
      { name: 'address3', span: 'half', kind: 'line', longest: 300 },
      { name: 'nearest_station', kind: 'line', longest: 300 },
      { name: 'prefectures', kind: 'places', options: 'prefectures', hint: 'ほかにも働ける都道府県があるとき' },
      {
        name: 'workplace_change',
        span: 'half',
        kind: 'text',
        rows: 2,
        longest: 1000,
        only: 'employee',
        must: true,
        hint: '例：会社の定める事業所（自宅を含む）／変更なし',
      },
      {
        name: 'smoking_rule',
        span: 'half',
        kind: 'text',
        rows: 1,
        longest: 1000,
        only: 'employee',
        must: true,
        hint: '例：屋内禁煙／敷地内禁煙（喫煙場所あり）',
      },
    ],
  },
  {
    id: 'benefits',
    title: '保険と待遇',
    fields: [
      { name: 'insurance', kind: 'text', rows: 2, longest: 2000, only: 'employee', must: true, hint: '例：健康保険・厚生年金・雇用保険・労災保険' },
      { name: 'treatment', kind: 'text', rows: 4, longest: 10_000 },
    ],
  },
  {
    id: 'recruiter',
    title: '募集者と応募',
    fields: [
      {
        name: 'recruiter_name',
        span: 'half',
        kind: 'line',
        longest: 200,
        must: true,
        hint: '雇う会社の正式な名称。グループの別の会社で働くときも、雇う会社です。',
      },
      {
        name: 'deferred_terms',
        span: 'half',
        kind: 'terms',
        rows: 2,
        hint: '面談まで書けない項目の名前を、1行に1つ。仕事の内容、場所、賃金など、求人に必ず載せる6つは先に延ばせません。',
      },
      { name: 'deny_side_job_apply', kind: 'tick', hint: '転職の予定がなく副業だけを希望する人には、応募のボタンが出ません。' },
    ],
  },
]
