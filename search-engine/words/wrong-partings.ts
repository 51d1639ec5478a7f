/**
 * Words, most of Kanji, and the compounds in which their characters stand without being that word. After `!` a longer compound in which they are that word after all.
 */
const compounds = `
京都 東京都
都内 京都内!東京都内
国内 中国内 韓国内
本社 日本社会
本人 日本人
本文 日本文
人事 個人事 法人事 求人事業
営業 運営業 経営業 自営業
事務 事務所
会計 社会計画
設計 建設計画 施設計画 増設計 新設計画
作業 制作業 製作業 操作業
社員 会社員
産業 不動産業 生産業 水産業 倒産業 財産業
動産 不動産
動画 自動画 活動画 移動画 運動画
通信 交通信
信用 通信用 送信用 受信用 配信用 発信用
語学 英語学習 日本語学習 国語学習 言語学
国語 外国語 中国語 韓国語
文学 人文学
理学 管理学 心理学 物理学 地理学 病理学 倫理学 薬理学 生理学 整理学 論理学
化学 文化学 変化学 酸化学
工学 商工学
科学 外科学 内科学 歯科学
開発 再開発
経験者 未経験者
法務 司法務
労務 就労務
理科 管理科 心理科 物理科 料理科
上場 以上場 売上場
場所 市場所 工場所
画面 計画面 企画面
力学 協力学 能力学
行政 旅行政 銀行政
外国 海外国
内定 社内定 国内定
接客 直接客
保険 社会保険 雇用保険 健康保険 労災保険 厚生年金保険 労働保険 保険完備
教育 教育制度 教育体制
製造 製造業向け
pr 自己pr
`

const partings = new Map<string, { before: string; after: string; unless: string }[]>()
for (const line of compounds.trim().split('\n')) {
  const [word = '', ...others] = line.trim().split(' ')
  const rows = others.map((other) => {
    const [compound = '', unless = ''] = other.split('!')
    const at = compound.indexOf(word)
    return { before: compound.slice(0, at), after: compound.slice(at + word.length), unless }
  })
  if (rows.length > 0) partings.set(word, rows)
}

/** The compounds that part a word otherwise. */
type Compounds = readonly { before: string; after: string; unless: string }[]

/** Those of a word; undefined for nearly all words. */
export const compoundsOf = (word: string): Compounds | undefined => partings.get(word)

/** Whether a word from `start` to `end` lies in one of its compounds, as 京都 in 東京都. */
export const isPartedWrongly = (text: Uint16Array, start: number, end: number, rows: Compounds): boolean =>
  rows.some(
    ({ before, after, unless }) =>
      reads(text, start - before.length, before) && reads(text, end, after) && !(unless !== '' && reads(text, end + after.length - unless.length, unless)),
  )

const reads = (text: Uint16Array, at: number, part: string): boolean => {
  if (at < 0) return part === ''
  for (let i = 0; i < part.length; i++) if (text[at + i] !== part.charCodeAt(i)) return false
  return true
}
