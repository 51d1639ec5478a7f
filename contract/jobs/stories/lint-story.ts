import type { LintFinding } from '../postings/state/lint-finding.ts'
import { emptyJobContent } from '../postings/empty-job-content.ts'
import { lintWords } from '../posting-lint/lint-posting.ts'
import { findWords } from '../posting-lint/words/find-words.ts'
import type { StoryContent } from './story-content.ts'

const nobody = { name: '', address: '', contact_phone: '', contact_email: '', contact_url: '' }

/**
 * The words of a story that would not be lawful in a posting. They keep nothing from being published: somebody may tell of such words. The company and
 * the operator who reviews the story read them beside it.
 */
export function lintStory({ title, lead, blocks }: StoryContent): LintFinding[] {
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : block.kind === 'picture' ? [block.caption] : []))
  return findWords(lintWords, { job: { ...emptyJobContent, position_title: title, tagline: lead, description: texts.join('\n') }, company: nobody })
}
