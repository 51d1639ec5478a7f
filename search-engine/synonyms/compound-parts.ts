import { normalizeText } from '../text/normalize-text.ts'
import { knownTerms } from './synonyms-of.ts'

/** Words that stand in compounds beside those of the tables. */
const others = `開発 企画 設計 責任者 部長 課長 室長 経験者 運用 保守 構築 導入 支援 管理 分析 戦略 推進 採用 教育 医療 金融 不動産 物流 製造 建築 農業 宇宙 広告 保険 食品 化粧品 アニメ ゲーム システム
サービス プロダクト データ 顧客 代理店 新規 既存 法人 個人 海外 国内 地方 大学生 高校生 短期 長期 単発 高収入 シニア ジュニア リード チーフ メンバー チーム 研究 技術 制作 編集 品質 資格 IT AI 書籍 子育て 賞与 候補 工場 店舗 倉庫 事務所 病院 学校 保育園 研究所`
/** What stands behind a word and says nothing more of a job. */
const empty = `勤務 担当 担当者 募集 求人 業務 業界 転職 希望 職 あり 有り 有 可 可能 OK 歓迎 制度 制度あり 完備 充実 支給 支給あり 求人募集 募集中 系 関連 関係 分野 の求人 の仕事 の募集`

/** With these behind it a compound of katakana is the name of a company or of a product. */
const names = new Set(['サービス', 'システム', 'プロダクト'])

const spelled = (text: string) => text.split(/\s+/).map((word) => normalizeText(word))
const emptyWords = new Set(spelled(empty))
const words = new Set([...knownTerms, ...spelled(others)].filter((word) => word.length > 1))
const longest = Math.max(...Array.from(words, (word) => word.length)) + 4
const most = 4

const known = new Map<string, string[]>()
const mostKnown = 2_000

/**
 * The words of which a typed compound consists, where it is no word of the tables itself: 「人事マネージャー」 is 人事 and マネージャー, 「Reactエンジニア」 React and エンジニア, 「退職金あり」
 * 退職金. Every text that holds the compound holds its parts. Nothing where any letter is left.
 */
export const compoundParts = (typed: string): string[] => {
  let parts = known.get(typed)
  if (!parts) {
    if (known.size >= mostKnown) known.clear()
    known.set(typed, (parts = partsOf(typed.normalize('NFKC'))))
  }
  return parts
}

const partsOf = (text: string): string[] => {
  // A word of Latin letters alone has blanks where it has parts.
  if (text.length < 3 || text.length > 40 || words.has(normalizeText(text)) || /^[\x20-\x7e]+$/.test(text)) return []
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const before = best[start]
      if (!before || before.length >= most || (best[end]?.length ?? most + 1) < before.length + 1) continue
      const word = text.slice(start, end)
      const spelling = normalizeText(word)
      if (words.has(spelling) || (start > 0 && emptyWords.has(spelling))) best[end] = [...before, word]
    }
  }
  const parts = best[text.length] ?? []
  // スタッフサービス is a name.
  if (parts.length > 1 && names.has(parts.at(-1) ?? '') && /^[ァ-ヺー]+$/.test(text)) return []
  const said = parts.filter((word, i) => i === 0 || !emptyWords.has(normalizeText(word)))
  return parts.length > 1 ? said : []
}
