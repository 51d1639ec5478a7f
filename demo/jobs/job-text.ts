import type { DemoCompany } from '../companies/demo-company.ts'
import type { Random } from '../random.ts'
import { fill, type Slots } from '../words/fill.ts'
import type { JobField } from '../words/fields/job-field.ts'
import { contractorSteps, days, endings, habits, hardships, internDuties, disclosures, questions, steps, teams, voices, works } from '../words/job-sentences.ts'
import { placesOf } from '../words/places.ts'

const bullets = ['・', '・', '- ', '◆ ']
type Section = 'work' | 'goal' | 'reason' | 'team' | 'way' | 'tools' | 'hard' | 'now' | 'day' | 'voice' | 'questions' | 'company' | 'steps'
const heads: Record<Section, readonly [string, string, string]> = {
  work: ['■ 仕事の内容', '【仕事の内容】', '▼ お願いしたいこと'],
  goal: ['■ めざすこと', '【最初の目標】', '▼ 半年後の姿'],
  reason: ['■ 募集の背景', '【募集の背景】', '▼ なぜ募集するのか'],
  team: ['■ チーム', '【チームについて】', '▼ 一緒に働く人'],
  way: ['■ 働き方', '【働き方】', '▼ 毎日の進め方'],
  tools: ['■ 開発の環境', '【使っている技術】', '▼ 道具'],
  hard: ['■ 大変なところ', '【先にお伝えしたいこと】', '▼ 正直に書くと'],
  now: ['■ いま取り組んでいること', '【最近の取り組み】', '▼ いま動いていること'],
  day: ['■ 一日の例', '【ある一日】', '▼ 一日の流れ'],
  company: ['■ 会社について', '【会社について】', '▼ どんな会社か'],
  voice: ['■ 働く人の声', '【社員の声】', '▼ 中の人から'],
  questions: ['■ よくある質問', '【よくある質問】', '▼ 聞かれること'],
  steps: ['■ 応募のあと', '【選考の流れ】', '▼ 応募から入社まで'],
}

export type TextSeed = { company: DemoCompany; field: JobField; slots: Slots; type: number; remote: number; remoteDays: number; lead: string; isLead: boolean }

/** The text of a posting: short ones name the work and its users, long ones everything. */
export function jobDescription(random: Random, seed: TextSeed): string {
  const { company, field, slots, type } = seed
  const say = (text: string) => fill(text, slots)
  const opening = say(random.pick(disclosures)) + (random.chance(0.5) ? '\n' : '') + say(seed.lead)
  const length = random.weighted(type >= 4 ? [16, 64, 20, 0] : type === 3 ? [8, 54, 38, 0] : [6, 40, 38, 16])
  if (!length) return opening + say(random.pick(['', habits[3]!, random.pick(endings)]))

  const { style } = company.policy
  const titled = (section: Section, text: string) => (style === 3 ? text : `${heads[section][style as 0 | 1 | 2]}\n${text}`)
  const duties = random.some(field.duties, length === 1 ? random.int(4, 6) : random.int(7, field.duties.length))
  const list = [...(seed.isLead ? ['{team}人のチームの取りまとめと、若手の相談'] : []), ...duties].map((duty) => bullets[style] + say(duty))
  const goal = type === 3 ? [] : [titled('goal', say(random.pick(field.goals)))]
  const way = titled('way', remoteText(seed) + random.some(habits, length).map(say).join(''))
  const end = titled('steps', say(random.pick(type === 3 ? contractorSteps : steps)) + (random.chance(0.4) ? say(random.pick(endings)) : ''))
  const parts = [opening, titled('work', [...list, ...(type === 5 ? internDuties.map((duty) => bullets[style] + say(duty)) : [])].join('\n'))]

  if (length === 1)
    return [
      ...parts,
      ...random.pick([[...goal, way], [titled('reason', slots.reason!), way, end], [...goal, end], [way], [titled('hard', say(random.pick(hardships))), way]]),
    ].join('\n\n')
  parts.push(...goal, titled('reason', slots.reason!), titled('team', say(random.pick(teams))))
  if (isCode(field)) parts.push(titled('tools', tools(company, style)))
  parts.push(
    way,
    titled(
      'hard',
      random
        .some(
          hardships.filter((text) => company.domain.device || !text.includes('{site}')),
          length,
        )
        .map(say)
        .join(''),
    ),
  )
  if (length === 3) {
    const stories = random.shuffle(works)
    const topics = random.some(company.domain.topics, random.int(3, 7))
    parts.push(
      titled(
        'now',
        topics
          .map((topicN, place) => fill(stories[place % stories.length]!, { ...slots, topicN, otherCity: random.pick(placesOf(random.int(1, 47))).city }))
          .join('\n\n'),
      ),
    )
    parts.push(
      titled(
        'day',
        random
          .pick(days)
          .map(([minutes, deed]) => `${clock(company.policy.start, minutes)} ${say(deed)}`)
          .join('\n'),
      ),
      titled('voice', say(random.pick(voices))),
    )
    parts.push(
      titled(
        'questions',
        random
          .some(questions, random.int(3, questions.length))
          .map(([question, answer]) => `Q. ${say(question)}\nA. ${say(answer)}`)
          .join('\n\n'),
      ),
    )
    parts.push(titled('company', `${company.row.introduction}\n\n${company.row.product_description}`))
  } else if (random.chance(0.5)) parts.push(titled('voice', say(random.pick(voices))))
  return [...parts, end].join('\n\n')
}

export function remoteText({ remote, remoteDays, type, company }: Pick<TextSeed, 'remote' | 'remoteDays' | 'type' | 'company'>): string {
  if (type === 3 && remote === 0) return `${placeName(company)}の現場での作業が中心です。`
  if (type === 3) return remote === 2 ? '作業の場所と時間は、おまかせします。' : '打ち合わせと現場の作業のほかは、場所を問いません。'
  if (remote === 2) return '自宅での勤務が基本で、出社は月に1回ほどです。'
  return remote === 1 ? `週${remoteDays}日まで自宅で働けます。` : `${placeName(company)}の事業所に通う仕事です。`
}

const placeName = ({ place, slots }: DemoCompany) => (place.prefecture === 48 ? place.city : `${slots.prefecture}${place.city}`)
const isCode = (field: JobField) => field.change.startsWith('開発') && field.id < 100 && field.id !== 25
const tools = ({ stack }: DemoCompany, style: number) =>
  [
    `サーバー：${stack.backend}（${stack.framework}）`,
    `画面：${stack.frontend}`,
    `データベース：${stack.database}`,
    `基盤：${stack.cloud}`,
    `分析：${stack.warehouse}、${stack.dashboard}`,
  ]
    .map((line) => bullets[style] + line)
    .join('\n')

function clock(start: string, minutes: number) {
  const total = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + minutes
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}
