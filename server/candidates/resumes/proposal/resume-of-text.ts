import type { JsonResume } from '#contract/candidates/profiles/json-resume.ts'

type Part = 'summary' | 'work' | 'skills' | 'certificates' | 'other'
type Work = NonNullable<JsonResume['work']>[number]

/** What the headings of a 職務経歴書 are called. */
const headings: [part: Part, pattern: RegExp][] = [
  ['summary', /^(?:職務|経歴|キャリア)?(?:要約|概要|サマリー)$/],
  ['work', /^(?:職務経歴|職務経歴詳細|職歴|経歴|業務経歴|職務内容)(?:の?詳細)?$/],
  ['skills', /^(?:活かせる.*|.*スキル|スキル.*|経験[・、]?知識.*|技術|使用技術|得意分野)$/],
  ['certificates', /^(?:保有)?(?:資格|免許|資格[・、]?免許|免許[・、]?資格)(?:等|など)?$/],
  ['other', /^(?:自己PR|自己紹介|志望動機|学歴|その他|趣味.*|以上|プロフィール|氏名.*)$/i],
]

const bare = (line: string) => line.replaceAll(/^[\s■□●○◆◇▼▽【［[＜<〈《・※]{1,9}|[\s】］\]＞>〉》：:]{1,9}$/g, '')
const partOf = (line: string) => headings.find(([, pattern]) => pattern.test(bare(line).replaceAll(/\s/g, '')))?.[0]

const month = String.raw`(\d{4})\s{0,3}[年/.]\s{0,3}(\d{1,2})\s{0,3}月?`
const period = new RegExp(String.raw`${month}\s*[〜~～\-–—―ー]\s*(?:${month}|(?:至)?現在)?`)
const employer = /[^\s、。（）()／/|｜]{0,40}(?:株式会社|有限会社|合同会社|合資会社|一般社団法人|財団法人)[^\s、。（）()／/|｜]{0,40}/
const LONGEST_LINE = 60

/** What a 職務経歴書 says, as far as its headings, periods and names of companies tell; skills only as `names` spells them. What is not found is absent. */
export function resumeOfText(text: string, names: readonly string[]): JsonResume {
  const lines = text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const parts: Record<Part, string[]> = { summary: [], work: [], skills: [], certificates: [], other: [] }
  let here: Part = 'other'
  for (const line of lines) {
    const next = line.length <= LONGEST_LINE ? partOf(line) : undefined
    if (next) here = next
    else parts[here].push(line)
  }
  const summary = parts.summary.join('\n').slice(0, 4000)
  const work = worksOf(parts.work)
  const skills = skillsIn(lines.join('\n'), parts.skills.join('\n'), names)
  const certificates = parts.certificates.flatMap((line) => (bare(line) ? [{ name: bare(line).slice(0, 300) }] : []))
  return {
    ...(summary && { basics: { summary } }),
    ...(work.length > 0 && { work }),
    ...(skills.length > 0 && { skills: skills.map((name) => ({ name })) }),
    ...(certificates.length > 0 && { certificates }),
  }
}

/** An employer begins at a line that names a company, with its period on it, above it or below it. */
function worksOf(lines: string[]): Work[] {
  const works: (Work & { lines: string[] })[] = []
  const used = new Set<number>()
  for (const [at, line] of lines.entries()) {
    const [name] = (line.length <= LONGEST_LINE && employer.exec(bare(line))) || []
    const where = name ? [at, at + 1, at - 1].find((one) => !used.has(one) && period.test(lines[one] ?? '')) : undefined
    if (name && where !== undefined) {
      // A period above its company was taken for the end of the work before it.
      if (where < at) works.at(-1)?.lines.pop()
      used.add(where)
      works.push({ name: name.slice(0, 200), ...datesOf(lines[where] ?? ''), lines: [] })
    } else if (!used.has(at)) works.at(-1)?.lines.push(line)
  }
  return works.slice(0, 50).map(({ lines: told, ...work }) => {
    const summary = told.join('\n').slice(0, 4000)
    return { ...work, ...(summary && { summary }) }
  })
}

function datesOf(line: string) {
  const [, fromYear, fromMonth, toYear, toMonth] = period.exec(line) ?? []
  const dateOf = (year: string | undefined, ofYear: string | undefined) =>
    year && ofYear && Number(ofYear) >= 1 && Number(ofYear) <= 12 && Number(year) >= 1930 && Number(year) <= 2100
      ? `${year}-${ofYear.padStart(2, '0')}`
      : undefined
  const [startDate, endDate] = [dateOf(fromYear, fromMonth), dateOf(toYear, toMonth)]
  // A leaving before the joining is a misreading.
  return { ...(startDate && { startDate }), ...(endDate && (!startDate || startDate <= endDate) && { endDate }) }
}

const SHORT = 3

/** Latin names anywhere, as separate words, and a short one only as it is written; Japanese names, which are also ordinary words, only under the heading of skills. */
const skillsIn = (text: string, section: string, names: readonly string[]) =>
  names.filter((name) => {
    if (!/^[A-Za-z]/.test(name)) return section.includes(name)
    const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return new RegExp(`(?<![A-Za-z0-9.#+/-])${pattern}(?![A-Za-z0-9#+/-])`, name.length <= SHORT ? '' : 'i').test(text)
  })
