const NAMES: Record<string, string> = {
  title: '求人タイトル タイトル 求人名 職種名 募集職種 仕事名 title jobtitle positiontitle name',
  company: '会社名 企業名 社名 法人名 company companyname employer organization hiringorganization',
  company_id: '会社番号 会社ID 企業ID companyid',
  corporate_number: '法人番号 corporatenumber',
  company_url: '会社URL 企業URL 会社サイト companyurl',
  company_address: '会社住所 本社所在地 本社住所 companyaddress',
  reference: '求人番号 求人ID 管理番号 求人コード ID reference referencenumber jobid identifier',
  source: '掲載元 媒体 source site',
  url: '求人URL URL link joburl',
  position: '職種 ポジション position occupation role',
  tagline: 'キャッチコピー 見出し tagline headline',
  description: '仕事内容 業務内容 職務内容 内容 詳細 description body',
  requiredSkills: '必須スキル 応募資格 必須条件 必須要件 応募条件 requiredskills requirements qualifications',
  preferredSkills: '歓迎スキル 歓迎条件 歓迎要件 preferredskills',
  personality: '求める人物像 人物像 personality',
  employmentTypeText: '雇用形態 employmenttype jobtype contracttype',
  contractPeriod: '契約期間 contractperiod',
  salary: '給与 給料 年収 月給 賃金 報酬 salary pay compensation',
  salary_min: '給与下限 年収下限 salarymin minsalary',
  salary_max: '給与上限 年収上限 salarymax maxsalary',
  salary_unit: '給与単位 salaryunit payunit',
  location: '勤務地 勤務場所 就業場所 location workplace',
  prefecture: '都道府県 prefecture state region',
  city: '市区町村 city',
  street: '番地 住所 street address streetaddress',
  nearestStation: '最寄り駅 最寄駅 station neareststation',
  remote: 'リモート リモートワーク 在宅 remote',
  workHours: '勤務時間 就業時間 workhours hours',
  holiday: '休日 休日休暇 休日・休暇 holiday holidays',
  jobBenefits: '福利厚生 待遇 待遇福利厚生 benefits jobbenefits',
  insurance: '社会保険 加入保険 insurance',
  smoking: '受動喫煙対策 受動喫煙 smoking',
  probation: '試用期間 probation trial',
  workplaceChange: '勤務地の変更範囲 就業場所の変更の範囲 workplacechange',
  dutiesChange: '業務の変更範囲 業務内容の変更の範囲 dutieschange',
  contact: '連絡先 問い合わせ先 contact email',
  skills: 'スキル 技術 skills technologies',
  tags: 'タグ tags',
  occupationalCategory: '職種カテゴリ 職種分類 カテゴリ category occupationalcategory',
  datePosted: '掲載日 公開日 掲載開始日 登録日 dateposted posteddate date published',
  valid_through: '掲載終了日 応募締切 締切日 有効期限 validthrough expirationdate deadline',
  status: '状態 ステータス status',
}

/** A heading as it is compared: without width, case, spaces and signs. */
export const headingKey = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-・()（）※*【】]/g, '')

/** Which field a heading means. Documented in docs/import.md. */
export const csvColumns: Record<string, string> = Object.fromEntries(
  Object.entries(NAMES).flatMap(([field, headings]) => headings.split(' ').map((heading) => [headingKey(heading), field])),
)
