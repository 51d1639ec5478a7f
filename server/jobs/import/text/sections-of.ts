const HEADINGS: Record<string, RegExp> = {
  salary: /^(?:給与|給料|想定年収|年収|月給|報酬|賃金|給与・?待遇|給与・?賞与)$/,
  probation: /^試用期間$/,
  workHours: /^(?:勤務時間|就業時間|勤務形態|勤務体系|時間制度|労働時間)$/,
  holiday: /^(?:休日|休暇|休日・?休暇|休日・休暇制度|年間休日数?)$/,
  jobBenefits: /^(?:福利厚生|待遇|待遇・?福利厚生|福利厚生・?待遇|手当等?|諸手当)$/,
  requiredSkills: /^(?:応募資格|必須スキル|必須条件|必須要件|応募条件|求めるスキル・経験|必須スキル・経験|必須)$/,
  preferredSkills: /^(?:歓迎スキル|歓迎条件|歓迎要件|歓迎スキル・経験|歓迎)$/,
  personality: /^(?:求める人物像|人物像|こんな方に(?:仲間になって|来て)ほしい)$/,
  insurance: /^(?:社会保険|加入保険)$/,
  contractPeriod: /^契約期間$/,
  other:
    /^(?:仕事内容|業務内容|職務内容|募集背景|勤務地|勤務場所|雇用形態|職種.{0,12}|選考フロー|選考プロセス|備考|その他|働き方|労働条件|会社情報|会社名|環境|参考情報|社内活性化の取り組み|変更の範囲|受動喫煙対策|主な業務内容|募集要項|概要|年収例|モデル年収)$/,
}

/** The parts of an advert whose text stands under a heading we know: 【給与】, ■ 勤務時間, ## 試用期間, **休日**. */
export function sectionsOf(text: string): Record<string, string> {
  const sections: Record<string, string[]> = {}
  let current: string[] | undefined
  for (const line of text.split('\n')) {
    const [, mark, label = '', rest = ''] =
      /^\s{0,20}([■◆●▼▽◇□【［[<＜《#*]{1,4})\s{0,20}([^】］\]>＞》*:：\n]{2,20}?)\s{0,20}[】］\]>＞》*]{0,4}\s{0,20}(?:[:：]\s{0,20}(.{0,5000})|】?\s{0,20})$/.exec(
        line,
      ) ??
      /^\s{0,20}([【［《])([^】］》\n]{2,20})[】］》]\s{0,20}(.*)/.exec(line) ??
      []
    const name = mark ? Object.keys(HEADINGS).find((one) => HEADINGS[one]?.test(label.trim())) : undefined
    if (name || (mark && /[【［#]/.test(mark))) {
      current = name && name !== 'other' ? (sections[name] ??= []) : undefined
      if (current && rest) current.push(rest)
    } else if (!/^[ー―─━=＝\-_]{4,}$/.test(line.trim())) current?.push(line)
  }
  return Object.fromEntries(
    Object.entries(sections)
      .map(([name, lines]) => [name, lines.join('\n').trim()])
      .filter(([, part]) => part),
  )
}
