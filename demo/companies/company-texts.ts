import type { Random } from '../random.ts'
import type { Domain } from '../words/domains/domain.ts'
import { fill, type Slots } from '../words/fill.ts'

const visions = [
  '{users}が、定時に帰れるようにする。そのために、急がず、やめずに続けます。',
  '人の勘を消すのではなく、次の人に渡せる形にします。',
  '{clients}の「いつものやり方」を、少しずつ軽くします。',
  '目立たない仕事ほど、よい道具を。10年後も使われているものをつくります。',
  '困っている人のとなりで考える。会社が大きくなっても、この順番は変えません。',
]
const beginnings = [
  '{founded}年、{city}で始まりました。はじめの1年は製品をつくらず、{site}に通って仕事を手伝いました。',
  '{chief}が{users}から聞いた困りごとがきっかけで、{founded}年に始めた会社です。',
  '創業は{founded}年。{city}の小さな部屋で、ふたりから始めました。',
]
const nows: Record<number, readonly string[]> = {
  0: ['いまは{heads}名で、{clientCount}の仕事を支えています。'],
  1: ['いまは{heads}名。{clientCount}と、使いながら形を決めている段階です。'],
  2: ['{heads}名の会社になり、{clientCount}で毎日使われています。', '「{product}」は{clientCount}に広がり、{heads}名で開発と導入を続けています。'],
  3: ['{heads}名が働き、{clientCount}・{unitCount}を支えています。'],
}

export function companyTexts(random: Random, domain: Domain, slots: Slots, phase: number) {
  const say = (text: string) => fill(text, { ...slots, users: random.pick(domain.users), topic: random.pick(domain.topics) })
  const problems = random.some(domain.problems, random.int(1, 2))
  const topics = random.some(domain.topics, 3)
  return {
    introduction: [
      problems.join(''),
      say('私たちは、{does}「{product}」をつくっています。'),
      say(random.pick(beginnings)) + say(random.pick(nows[phase]!)),
    ].join('\n\n'),
    product_description: say(
      `「{product}」は、{service}です。{data}をもとに、{users}の判断を助けます。現在の規模は{clientCount}、{unitCount}です。\n\n${random.pick(['おもに取り組んでいるのは', '力を入れているのは', 'いまの中心は'])}、${topics.join('、')}です。`,
    ),
    vision: say(random.pick(visions)),
    interview_video_summary: '',
  }
}
