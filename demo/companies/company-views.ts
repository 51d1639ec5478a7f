import type { Row } from '#server/platform/database/copy-text.ts'
import type { FirstIds } from '../first-ids.ts'
import type { Random } from '../random.ts'
import { fill, type Slots } from '../words/fill.ts'
import { investors } from '../words/names/words.ts'
import { personName } from '../words/names/person-name.ts'

const comments = [
  [
    '{short}の人たちは、売り込みの前に必ず現場へ来ます。半年かけて話を聞き、それから「{product}」の画面を半分に減らして持ってきました。順番をまちがえない会社だと思います。',
    '{clients}の現場責任者',
    '10年以上、現場で働いてきました。',
  ],
  [
    '約束した日にできないと分かると、その日のうちに連絡が来ます。派手さはありませんが、長く付き合える相手です。',
    '取引先の担当者',
    '導入のときから、やりとりの窓口をしています。',
  ],
  ['数字の悪い月ほど説明がていねいです。うまくいかなかった試みも、理由といっしょに見せてくれます。', '投資担当', '{investor}で、創業期の会社を見ています。'],
  ['{data}をここまで地道に集めた会社を、ほかに知りません。時間のかかる仕事を面倒がらない人に向いています。', '研究者', '大学で関連する分野を研究しています。'],
  ['{chief}さんとは前の仕事からの付き合いです。人の話をさえぎらず、最後まで聞いてから決める人です。', '以前の同僚', '独立してデザインの仕事をしています。'],
] as const

/** Recommendations by people outside the company, who are invented like everyone here. */
export function companyViews(random: Random, company_id: number, slots: Slots, next: FirstIds): Row[] {
  return random.some(comments, random.weighted([45, 30, 20, 5])).map(([comment, position, profile], order_no): Row => {
    const id = next.amateras_views++
    const { family, given } = personName(id, 2)
    const words = { ...slots, investor: random.pick(investors) }
    return {
      id,
      company_id,
      order_no,
      comment: fill(comment, words),
      name: `${family} ${given}`,
      organization_name: position === '投資担当' ? words.investor : '',
      position: fill(position, words),
      profile: fill(profile, words),
      image: `/demo/pictures/guests/${id}.svg`,
    }
  })
}
