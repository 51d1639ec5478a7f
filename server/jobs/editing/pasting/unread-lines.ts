import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import { partsOfText } from './parts-of-text.ts'

const MOST = 200

/** The lines of a posting that stand in no field of the job, so that the recruiter sees what is left to enter. Headings alone say nothing. */
export function unreadLines(text: string, content: JobChange, passages: Record<string, string>): string[] {
  const held = Object.values(content)
    .flatMap((value) => (typeof value === 'string' ? [value] : []))
    .map(plain)
    .join('\n')
  const shown = new Set(Object.values(passages).map(plain))
  const isHeld = (line: string) => {
    const own = plain(line)
    return own === '' || held.includes(own) || shown.has(own)
  }
  return partsOfText(text)
    .flatMap(({ name, heading, text: part }) => {
      const left = part.split('\n').filter((line) => line.trim() && !isHeld(line))
      return left.map((line) => (heading && name !== 'description' ? `${heading}：${line.trim()}` : line.trim()))
    })
    .slice(0, MOST)
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s・■◆●※*【】[\]]/g, '')
