import './results.css'

const names: Record<string, string> = {
  free_word: 'キーワード',
  as_words: '言葉として探す部分',
  without_synonyms: '探さない語',
  company_name: '会社名',
  job_fields: '職種',
  company_categories: '分野',
  kind: '企業の特徴',
  phase: 'フェーズ',
  employee_range: '従業員数',
  employment_types: '雇用形態',
  prefectures: '勤務地',
  places: '市区町村・駅',
  walk_minutes: '駅から徒歩',
  confirmed_within: '募集中の確認',
  skill_types: '技術・スキル',
  remote: 'リモート',
  hourly_wage: '時給',
  week_days: '週に働く日数',
  annual_holidays: '年間休日',
  intended_for: '対象',
  inexperienced_ok: '未経験可',
  short_hours: '時短勤務',
  stock_option: 'ストックオプション',
  flex: 'フレックス',
  is_premium: '幹部向け',
  min_salary: '年収の上限',
  sort: '並び順',
  page: 'ページ',
  per_page: '件数',
}

/** A URL with an invalid value still shows its page, which names what it left out. */
export default function DroppedHint({ dropped }: { dropped: string[] }) {
  const list = dropped.map((name) => `「${names[name] ?? name}」`).join('')
  return <p className="note dropped">{list}の値は使えないため、外して表示しています。</p>
}
