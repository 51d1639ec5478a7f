import { any, company, says, title, useful } from '../../judging/judge.ts'
import { softwareEngineer } from '../../judging/engineers.ts'
import { all } from '../../judging/judge.ts'
import { executive } from '../../judging/product-and-design.ts'
import { queries } from '../query.ts'

const listed = says(/(?:東証|プライム|グロース|スタンダード)(?:市場)?[^\n。]{0,8}上場|上場(?:企業|会社|グループ)|上場済/)
export const stagesAndSizes = queries('stages and sizes', [
  ['上場準備', any(title(/上場準備/), says(/(?:上場|IPO)(?:の|に向けた)?準備/), useful(says(/IPO|上場を(?:目指|めざ)/)))],
  ['IPO準備中', any(title(/上場準備/), says(/(?:上場|IPO)(?:の|に向けた)?準備|IPOを/), useful(says(/\bIPO\b/)))],
  ['上場企業', any(listed, company(/マネーフォワード|NTTデータ|トランス・?コスモス/))],
  ['上場企業 エンジニア', all(softwareEngineer, any(listed, company(/マネーフォワード|NTTデータ/)))],
  ['スタートアップ', any(says(/スタートアップ/), company(/カミナシ|Helpfeel|Algomatic|ユニファ/i), useful(says(/ベンチャー/)))],
  ['ベンチャー企業', any(says(/ベンチャー/), useful(says(/スタートアップ/)), useful(company(/カミナシ|Helpfeel|Algomatic|ユニファ/i)))],
  ['一人目', any(says(/(?:一|1|ひとり)人目|1人目|ひとり目/), useful(title(/創刊メンバー|立ち上げ/)))],
  [
    '立ち上げメンバー',
    any(says(/立ち上げ(?:メンバー|期|フェーズ)|創刊メンバー|オープニングスタッフ/), title(/立ち上げ/), useful(says(/新規立ち上げ|立ち上げ/))),
  ],
  ['幹部候補', any(title(/幹部候補|役員候補|責任者候補|VP of/), useful(executive), useful(title(/(?:部長|室長|マネージャー|Mgr)候補/)))],
])
