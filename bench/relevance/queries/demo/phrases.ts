import { accountant, humanResources } from '../../judging/corporate.ts'
import { aiEngineer, machineLearning, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, says, title, useful, where } from '../../judging/judge.ts'
import { anywhere, at } from '../../judging/places.ts'
import { designer } from '../../judging/product-and-design.ts'
import { bizDev, customerSupport, marketing, sales } from '../../judging/sales.ts'
import * as terms from '../../judging/terms.ts'
import { queries } from '../query.ts'

const { daysAWeek, freelance, fullRemote, remote } = terms
const category = (id: number) => where(({ company_categories }) => company_categories.includes(id))
export const phrases = queries('phrases', [
  ['在宅でできる経理の仕事', all(accountant, remote)],
  ['子育てしながら働ける', terms.childFriendly],
  ['英語を使う仕事', terms.english],
  ['家で働けるデザイナーの仕事', all(designer, remote)],
  ['フルリモートで働けるエンジニア', all(softwareEngineer, fullRemote)],
  ['地方に住みながら働けるエンジニアの仕事', all(softwareEngineer, any(anywhere, useful(remote)))],
  ['AIを使った開発がしたい', any(aiEngineer, machineLearning)],
  ['宇宙に関わる仕事', any(category(11), says(/衛星|宇宙/))],
  ['農業に関わる仕事がしたい', any(says(/農家|農業|畑/), useful(category(10)))],
  ['医療や介護を支えるエンジニア', all(softwareEngineer, any(category(9), says(/介護|診療所|薬局|リハビリ|医療/)))],
  ['子どもの教育に関わる仕事', any(says(/小学校の先生|保育園|教育委員会|読み書き|子ども(?:を助ける|の学)/), useful(category(3)))],
  ['防災に関わる仕事', any(says(/防災|避難所|備蓄/))],
  ['週3日だけ働きたい', daysAWeek(3)],
  ['副業でできるマーケティングの仕事', all(marketing, freelance)],
  ['大学生がはじめやすい長期インターン', terms.intern],
  ['残業が少ない人事の仕事', all(humanResources, any(terms.littleOvertime, useful(humanResources)))],
  ['渋谷駅の近くで働きたい', at(/渋谷/)],
  ['新しい事業をつくる仕事', any(bizDev, useful(title(/COO|事業責任者|サービス企画|商品企画/)))],
  ['お客さまの相談にのる仕事', any(customerSupport, title(/カウンセラー|相談/), useful(sales))],
  ['地域の商店街を元気にする仕事', any(says(/商店街/), useful(title(/地域の案内役/)))],
])
