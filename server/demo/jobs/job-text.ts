import type { DemoCompany } from '../companies/demo-company.ts'
import type { Random } from '../random.ts'
import { fill, type Slots } from '../words/fill.ts'
import type { JobField } from '../words/job-field.ts'

const bullets = ['・', '・', '- ', '◆ ']
const heads = [['■ 仕事の内容', '■ めざすこと', '■ チーム', '■ 面談と選考'], ['【仕事の内容】', '【最初の目標】', '【チームについて】', '【選考の流れ】'], ['', '', '', ''], ['▼ お願いしたいこと', '▼ 半年後の姿', '▼ 一緒に働く人', '▼ 応募のあと']] as const

/** The text of a posting: short ones say what is done and for whom, long ones everything. */
export function jobDescription(random: Random, company: DemoCompany, field: JobField, slots: Slots): string {
  const say = (text: string) => fill(text, slots)
  const opening = say(random.pick(field.leads)) + say(random.pick(['いまは{clientCount}、{unitCount}を扱っています。', '「{product}」は{clientCount}で使われています。', '{problem}']))
  const length = random.weighted([8, 60, 25, 7])
  if (!length) return opening
  const { style } = company.policy
  const [work, goal, team, steps] = heads[style]!
  const duties = random.some(field.duties, length === 1 ? random.int(4, 6) : random.int(6, 10)).map((duty) => bullets[style] + say(duty)).join('\n')
  const parts = [opening, [work, duties].filter(Boolean).join('\n'), [goal, say(random.pick(field.goals))].filter(Boolean).join('\n')]
  if (length > 1) parts.push([team, say('いまのチームは{team}人です。{chief}が週に一度、全員と30分ずつ話します。')].filter(Boolean).join('\n'))
  parts.push([steps, say('面談（選考なし・30分）のあと、面接を{interviews}回行います。結果は1週間以内にお知らせします。')].filter(Boolean).join('\n'))
  return parts.join('\n\n')
}
