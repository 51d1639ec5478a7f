import { cleanText } from '../../import/text/plain-form.ts'
import { postingOfSchema } from '../../import/formats/posting-of-schema.ts'
import type { Posting } from '../../import/posting.ts'
import { type PartName, partsOfText, type TextPart } from './parts-of-text.ts'

/** A posting as it was understood, with what the import has no field for, and the text that it was read from. */
type PastedPosting = { posting: Posting; beside: { bonus: string; raise: string; overtime: string }; text: string }

const LONGEST_TITLE = 120

/** The postings in a text: a new one begins where a heading for the title comes a second time, or below a ruled line that is followed by a whole posting. Those after `most` are not read. */
export function postingsOfText(pasted: string, most: number): PastedPosting[] {
  const text = cleanText(pasted)
  return split(text)
    .slice(0, most)
    .map((one) => postingOfText(one))
}

function split(text: string): string[] {
  const byTitle = partsBetween(text, (line) => partsOfText(line)[0]?.name === 'title')
  if (byTitle.length > 1) return byTitle
  const byRule = betweenRules(text)
  const whole = byRule.filter((one) => one !== '')
  return whole.length > 1 && whole.every((one) => new Set(partsOfText(one).map(({ name }) => name)).size >= 4) ? whole : [text]
}

const isRule = (line: string) => line.length >= 6 && /^[-=＝─━―_*＊~〜]+$/.test(line)

/** The parts of a text between its lines of dashes or stars. */
function betweenRules(text: string) {
  const parts: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (isRule(line.trim())) parts.push([])
    else parts.at(-1)!.push(line)
  }
  return parts.map((lines) => lines.join('\n').trim())
}

/** The text cut before each line that begins a posting; a text before the first belongs to it. */
function partsBetween(text: string, isFirst: (line: string) => boolean) {
  const pieces: string[][] = []
  for (const line of text.split('\n')) {
    if (pieces.length === 0 || (isFirst(line) && pieces.at(-1)!.some(isFirst))) pieces.push([])
    pieces.at(-1)!.push(line)
  }
  return pieces.map((lines) => lines.join('\n').trim()).filter(Boolean)
}

function postingOfText(text: string): PastedPosting {
  const parts = partsOfText(text)
  const of = (name: PartName) =>
    parts
      .filter((part) => part.name === name && (part.text || /フレックス|リモート|在宅|テレワーク/.test(part.heading)))
      .map(wordsOf)
      .join('\n\n')
  const [before = ''] = parts.filter(({ name }) => name === undefined).map((part) => part.text)
  const { title, rest } = titleOf(before, of('title') || of('position'), of('title') !== '')
  const beside = parts.filter((part) => part.name === 'besideDuties' && part.text).map(({ heading, text: told }) => `【${heading}】\n${told}`)
  const description = [of('description'), ...beside].filter(Boolean).join('\n\n')
  const posting = postingOfSchema({
    title,
    position: of('position'),
    tagline: of('tagline'),
    hiringOrganization: { name: of('company') },
    // A text without any heading for the duties is about them; what stands in front of a posting with one leads to it.
    description: description || rest || (parts.length === 1 ? text : ''),
    requiredSkills: of('requiredSkills'),
    preferredSkills: of('preferredSkills'),
    personality: of('personality'),
    employmentTypeText: of('employmentTypeText'),
    baseSalary: { text: of('salary') },
    jobLocation: of('location'),
    nearestStation: of('nearestStation'),
    remote: '',
    workHours: [of('workHours'), of('remote')].filter(Boolean).join('\n'),
    holiday: of('holiday'),
    jobBenefits: of('jobBenefits'),
    insurance: of('insurance'),
    smoking: of('smoking'),
    probation: of('probation'),
    contractPeriod: of('contractPeriod'),
    workplaceChange: of('workplaceChange'),
    dutiesChange: of('dutiesChange'),
  })
  return { posting, beside: { bonus: of('bonus'), raise: of('raise'), overtime: of('overtime') }, text }
}

/** コアタイム：11:00〜15:00 means nothing without its heading. */
const wordsOf = ({ name, heading, text }: TextPart) => (meaningful.test(heading) && name !== 'description' ? `${heading}：${text}` : text)
const meaningful = /コアタイム|休憩|フレックス|年間休日|リモート|在宅|テレワーク|手当|試用期間/

/** The title as its heading says, or else the first line; the other lines before the first heading are not lost. */
function titleOf(before: string, stated: string, hasHeading: boolean) {
  const [first = '', ...others] = before.split('\n').filter((line) => line.trim())
  const line = stated.split('\n')[0] ?? ''
  if (hasHeading) return { title: line, rest: before }
  const isTitle = first !== '' && first.length <= LONGEST_TITLE && !/[。！!]$/.test(first)
  return isTitle
    ? {
        title: first
          .replace(/^[\s■◆●]+/, '')
          .replace(/^【([^【】]*)】$/, '$1')
          .trim(),
        rest: others.join('\n'),
      }
    : { title: line || first.slice(0, LONGEST_TITLE), rest: before }
}
