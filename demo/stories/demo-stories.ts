import type { StoryBlock, StoryContent } from '#contract/jobs/stories/story-content.ts'
import { emptyStory } from '#contract/jobs/stories/story-parts.ts'
import type { Row } from '#server/platform/database/copy-text.ts'
import type { DemoCompany } from '../companies/demo-company.ts'
import { momentBefore } from '../moment.ts'
import { Random } from '../random.ts'
import { fill } from '../words/fill.ts'
import { type StoryText, storyTexts } from './story-texts.ts'

const EACH = 2
const IN_REVIEW = 2

type Given = { companies: DemoCompany[]; seed: number; now: Date; first: number }
type Stories = { stories: Row[]; reviews: Row[] }

/**
 * Each text is told once, two by a company. The first company is that of the accounts that visitors try out: it has one more that waits for the operators, and one
 * that is only begun.
 */
export function demoStories({ companies, seed, now, first: firstId }: Given): Stories {
  const random = new Random(seed, 4)
  const tellers = companies.filter(({ row }) => row.state === 'active' && !row.end_of_contract)
  const first = tellers[0]
  if (!first) return { stories: [], reviews: [] }
  const others = tellers.slice(1).filter(({ row }) => row.images.length > 0)
  const stories: Row[] = []
  const reviews: Row[] = []
  const add = (company: DemoCompany, content: StoryContent, state: 'published' | 'in_review' | 'draft', days: number) => {
    const id = firstId + stories.length
    const at = momentBefore(random, now, days).toISOString()
    const text = JSON.stringify(content)
    const isPublic = state === 'published'
    stories.push({
      id,
      company_id: company.row.id,
      content: text,
      shown: isPublic ? text : null,
      published_at: isPublic ? at : null,
      shown_at: isPublic ? at : null,
      created_at: at,
      updated_at: at,
    })
    if (state === 'draft') return
    const decided = { decided_at: isPublic ? at : null, decision: isPublic ? 'approved' : null, decided_by: isPublic ? '運営' : '' }
    reviews.push({ story_id: id, content: text, requested_at: at, requested_by: first === company ? '和泉 亮' : content.author, ...decided })
  }

  for (const [place, text] of storyTexts.entries()) {
    const isFirst = place <= IN_REVIEW
    const company = isFirst ? first : others[Math.floor((place - IN_REVIEW - 1) / EACH)]
    if (company) add(company, storyOf(company, text, place), place === IN_REVIEW ? 'in_review' : 'published', isFirst ? 3 + place * 9 : 5 + place * 6)
  }
  const begun: StoryBlock = { kind: 'text', id: 'a', text: '■書くこと\n・現場に同行した日のこと\n・最初に直した画面' }
  add(first, { ...emptyStory, author: '三枝 由香', title: '（仮）現場に同行した日', blocks: [begun] }, 'draft', 1)
  return { stories, reviews }
}

/** What is told of the way or the view shows the company's place, not its rooms. */
const outdoors = /道|景色|朝|夕方|午後/
const pictures = ['team', 'office', 'product'] as const

function storyOf({ row, slots, domain, people }: DemoCompany, { kind, title, lead, parts }: StoryText, place: number): StoryContent {
  const say = (text: string) => fill(text, { ...slots, users: domain.users[place % domain.users.length]! })
  const picture = (at: number) => `/demo/pictures/companies/${row.id}/${pictures[(place + at) % pictures.length]}-${(place % 3) + 1}.svg`
  const writer = people[(place % Math.max(1, people.length - 1)) + 1] ?? people[0]!
  const told = people[(place + 2) % people.length]!
  const blocks = parts.map((part, index): StoryBlock => {
    const id = `b${index}`
    if (part.startsWith('*')) return { kind: 'quote', id, text: say(part.slice(1)), by: kind === 'interview' ? `${told.family}さん` : '' }
    if (part.startsWith('!'))
      return {
        kind: 'picture',
        id,
        picture: outdoors.test(part) ? `/demo/pictures/companies/${row.id}/scene-${(place % 3) + 1}.svg` : picture(1),
        alt: `${part.slice(1)}を描いた絵`,
        caption: part.slice(1),
      }
    return { kind: 'text', id, text: say(part) }
  })
  return {
    kind,
    title: say(title),
    lead: say(lead),
    author: `${writer.family} ${writer.given}`,
    author_position: writer.position,
    cover: picture(0),
    cover_text: '会社のようすを描いた絵',
    blocks,
  }
}
