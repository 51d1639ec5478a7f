/** What each field of a job is called on its page, in its history, and where a company puts it off to the meeting. */
export const termNames: Record<string, string> = {
  position: '職種名', position_title: '題名', tagline: '紹介文', description: '仕事の内容', job_fields: '職種',
  address: '都道府県', address2: '市区町村・番地', address3: '建物', prefectures: '働ける都道府県', nearest_station: '最寄り駅',
  workplace_change: '就業場所の変更の範囲', duties_change: '業務の変更の範囲',
  required_skills: '必須の経験・技術', preferred_skills: '歓迎する経験・技術', desired_person: '求める人物像', skill_types: '技術・経験',
  min_salary: '年収の下限', max_salary: '年収の上限', salary: '賃金の記載', pay_unit: '賃金の単位', pay_min: '賃金の下限', pay_max: '賃金の上限',
  bonus: '賞与', raise: '昇給', base_pay: '固定残業代を除く基本給', stock_option: 'ストックオプション', treatment: '福利厚生', insurance: '社会保険',
  fixed_overtime: '固定残業代', fixed_overtime_hours: '固定残業の時間', fixed_overtime_amount: '固定残業代の額', fixed_overtime_excess_paid: '固定残業を超えた分の支払い',
  default_starting_time: '始業', default_ending_time: '終業', break_time: '休憩', overtime: '時間外労働', holiday: '休日',
  max_week_work_days: '週の勤務日数（最大）', min_week_work_days: '週の勤務日数（最小）', remote: '働く場所', flex: 'フレックス', core_time: 'コアタイム',
  discretionary_work: '裁量労働制', discretionary_work_terms: '裁量労働の条件',
  employment_types: '雇用形態', employment_status: '雇用形態の補足', contract_period: '契約期間', renewal_rule: '更新の基準', renewal_limit: '更新の上限',
  trial: '試用期間', trial_months: '試用期間の長さ', trial_terms: '試用期間中の条件', smoking_rule: '受動喫煙対策', is_dispatch: '派遣',
  contractor_fee: '報酬', contractor_period: '委託の期間', contractor_termination: '契約の解除', recruiter_name: '募集者の名称',
  deferred_terms: '面談でお伝えする項目', deny_side_job_apply: '副業希望の応募を受け付けない設定',
}
