// Without schemas, so that pages can say it, too.

/** From this length on a summary tells a company whom it would talk to. */
export const FULL_SUMMARY = 200
export const ENOUGH_SKILLS = 3

/** Of what the completeness of a profile is made, in the order of the pages. The weights add up to 100. */
export const completenessParts = [
  { key: 'name', weight: 10, label: '名前と読み', rule: '名前と読みの両方がある' },
  { key: 'address', weight: 5, label: '住んでいる都道府県', rule: '都道府県が選んである' },
  { key: 'education', weight: 5, label: '学歴', rule: '最終学歴が選んである' },
  { key: 'job_summary', weight: 20, label: '職務の要約', rule: `${FULL_SUMMARY}字以上ある` },
  { key: 'work_experiences', weight: 20, label: '職歴', rule: '入社の年と仕事の内容のある職歴が、1件以上ある' },
  { key: 'skill_types', weight: 10, label: 'スキル', rule: `${ENOUGH_SKILLS}つ以上選んである` },
  { key: 'english_level', weight: 5, label: '英語', rule: '英語レベルが選んである' },
  { key: 'wishes', weight: 10, label: '希望条件', rule: '職種・雇用形態・勤務地が、どれも1つ以上選んである' },
  { key: 'intention', weight: 5, label: '転職の意向', rule: '意向と目的の両方が選んである' },
  { key: 'user_interest', weight: 5, label: '興味のあること', rule: '1字以上ある' },
  { key: 'your_vision', weight: 5, label: 'your vision', rule: 'your vision とその理由の両方がある' },
] as const
