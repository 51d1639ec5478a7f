import type { Row } from '#server/platform/database/copy-text.ts'
import { daysBefore } from '../moment.ts'
import type { Random } from '../random.ts'
import type { Domain } from '../words/domains/domain.ts'
import { type Slots, fill } from '../words/fill.ts'
import type { Person } from './company-people.ts'

type Seed = {
  id: number
  nth: number
  domain: Domain
  prefecture: number
  phase: number
  employee_count: number
  founding_year: number
  address: string
  slots: Slots
  officer: Person
  now: Date
}

/** The largest head count of each range but the last. */
const ranges = [10, 30, 50, 100] as const

/** The columns of a company. A few are in each of the states that are not shown. */
export function companyRow(random: Random, { id, nth, domain, prefecture, phase, employee_count, founding_year, address, slots, officer, now }: Seed) {
  const domainName = `c${id}.example`
  const state = nth % 60 === 41 ? 'suspended' : nth % 60 === 23 ? 'pending' : nth % 120 === 77 ? 'provisional' : 'active'
  const kinds = [!random.chance(0.12), random.chance(0.16), domain.device || random.chance(0.2), random.chance(0.4)]
  return {
    id,
    state,
    end_of_contract: nth % 50 === 33,
    is_demo: true,
    name: slots.company!,
    corporate_number: null,
    officer_name: `${officer.family} ${officer.given}`,
    founding_year,
    prefecture,
    address: `${prefecture === 48 ? '' : slots.prefecture}${address}`,
    url: `https://www.${domainName}/`,
    contact_phone: random.chance(0.4) ? `00-0000-${String(random.int(0, 9999)).padStart(4, '0')}` : '',
    contact_email: `saiyo@${domainName}`,
    contact_url: random.chance(0.3) ? `https://www.${domainName}/contact` : '',
    employee_range: ranges.filter((limit) => employee_count > limit).length + 1,
    employee_count,
    category_ids: random.some(domain.categories, random.int(1, domain.categories.length)),
    social_issues: random.some(domain.issues, random.int(1, domain.issues.length)),
    ...companyTexts(random, domain, slots, phase),
    capital: random.pick([100, 300, 500, 1000, 1500, 3000, 5000, 9900, 10_000]) * (phase || 1),
    capital_date: `${founding_year + (phase > 1 ? 1 : 0)}-${String(random.int(1, 12)).padStart(2, '0')}-01`,
    deny_company_apply: nth % 14 === 9,
    feature1: phase === 1,
    feature2: phase === 2,
    feature3: phase === 3,
    feature4: kinds[0]!,
    feature5: kinds[1]!,
    feature6: kinds[2]!,
    feature7: kinds[3]!,
    logo: `/demo/pictures/companies/${id}/logo.svg`,
    images: Array.from({ length: random.weighted([12, 40, 28, 20]) }, (_, scene) => `/demo/pictures/companies/${id}/scene-${scene + 1}.svg`),
    photos: JSON.stringify(id % 7 === 3 ? [] : photosOf(id)),
    company_youtube_url: null,
    interview_video_url: null,
    is_hiring_open_position: random.chance(0.28),
    created_at: daysBefore(now, random.int(230, 900)).toISOString(),
    updated_at: daysBefore(now, random.int(1, 120)).toISOString(),
  } satisfies Row
}

/** Drawn, in most companies; the number from the id, so that no other choice of the demonstration changes. */
const photosOf = (id: number) =>
  [
    { slot: 'office', text: '窓の前に机が並ぶ執務室の絵' },
    { slot: 'team', text: '机を囲んで話すメンバーの絵' },
    { slot: 'product', text: '机に置いた製品の絵' },
  ]
    .slice(0, id % 5 === 0 ? 2 : 3)
    .map(({ slot, text }, place) => ({ slot, picture: `/demo/pictures/companies/${id}/${slot}-${((id + place) % 3) + 1}.svg`, text }))

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

function companyTexts(random: Random, domain: Domain, slots: Slots, phase: number) {
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
