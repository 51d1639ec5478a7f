import type { Row } from '#server/platform/database/copy-text.ts'
import type { FirstIds } from '../first-ids.ts'
import type { Random } from '../random.ts'
import { personName } from '../words/names/person-name.ts'

export type Person = { family: string; given: string; position: string; row: Row }

const positions = [
  '代表',
  '採用担当',
  '開発責任者',
  '事業責任者',
  'プロダクトマネージャー',
  'カスタマーサクセス',
  'デザイナー',
  'エンジニア',
  '営業',
  '経理・労務',
] as const
const stories: Record<string, readonly string[]> = {
  代表: [
    '前の勤め先で同じ困りごとに何度も出会い、会社をつくりました。月に3日は現場に出ています。',
    '10年ほど現場で働いたあと、道具から変えたいと考えて始めました。数字より先に、現場の話を聞きます。',
  ],
  採用担当: [
    'はじめの面談から入社後の3か月まで、同じ人が付きそいます。合わないと思ったら、そのことも話します。',
    '以前は営業をしていました。求人に書いてあることと実際の仕事がずれないように、毎月たしかめています。',
  ],
  開発責任者: [
    '設計の理由を文章で残すことを大切にしています。週の半分はコードを書いています。',
    '小さく出して、現場の反応を見て直す。その速さがこのチームの持ち味です。',
  ],
  事業責任者: [
    '売ることよりも、使われつづけることを目標にしています。解約の連絡には自分で会いに行きます。',
    '新しい地域に入るときは、まず一緒に働かせてもらいます。',
  ],
  プロダクトマネージャー: [
    '作らないものを決めるのが仕事です。やめた機能の理由も、社内で読めるようにしています。',
    '問い合わせを毎朝30分読んでから、その日の優先順位を決めます。',
  ],
  カスタマーサクセス: ['導入の初日に、いちばん不安な人のとなりに座ります。', '使われなくなった画面を見つけて、開発に伝えるのが得意です。'],
  デザイナー: ['手袋をしたまま押せるボタンの大きさを、現場で測りました。', '画面の言葉をやさしくすることから始めています。'],
  エンジニア: ['入社して最初の月に、小さな直しを12回出しました。質問はいつでもできます。', '子どもの送り迎えに合わせて、朝早くから働いています。'],
  営業: ['前職は販売員でした。いまは、買わないほうがいい人にはそう伝えています。', '提案書は5枚まで。そのかわり、現場に2回行きます。'],
  '経理・労務': ['月次の締めを8日から4日にしました。ひとりで抱えない仕組みを増やしています。', '給与と休みのことは、だれでも読める文書にまとめています。'],
}
const titles = [
  '入社して半年、いちばん驚いたこと',
  '現場に行って、画面を半分にした話',
  '週に一度、何もつくらない日がある理由',
  '転職してよかったこと、まだ足りないこと',
  '未経験から担当になるまでの記録',
  '断られた提案から始まった機能',
  '少ない人数で夜間の対応をなくすまで',
]

/** The first speaks for the company, the second recruits. */
export function companyPeople(random: Random, next: FirstIds, phase: number): Person[] {
  const others = random.some(positions.slice(2), phase === 1 ? random.int(0, 3) : random.int(2, 6))
  return [positions[0], positions[1], ...others].map((position, order_no) => {
    const id = next.employees++
    const { family, given } = personName(id)
    const interviews = order_no === 1 ? [] : random.some(titles, random.weighted([70, 22, 6, 2]))
    const row = {
      id,
      order_no,
      is_admin: order_no < 2,
      name: `${family} ${given}`,
      position,
      description: random.pick(stories[position]!),
      photo: random.chance(0.85) ? `/demo/pictures/people/${id}.svg` : null,
      ...Object.fromEntries(
        [1, 2, 3].flatMap((number) => {
          const title = interviews[number - 1]
          const suffix = number === 1 ? '' : number
          return [
            [`interview_url${suffix}`, title ? `https://note.example/interviews/${id}-${number}` : null],
            [`interview_title${suffix}`, title ?? ''],
          ]
        }),
      ),
      twitter_user_name: null,
    }
    return { family, given, position, row }
  })
}
