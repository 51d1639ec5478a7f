import { expect, test } from 'vitest'
import { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { storyProblems } from '#contract/jobs/stories/story-problems.ts'
import { lintStory } from '#contract/jobs/stories/lint-story.ts'
import { demoJobsAndCompanies } from '../demo-jobs-and-companies.ts'
import { demoPicture } from '../pictures/demo-picture.ts'
import { demoStories } from './demo-stories.ts'

const now = new Date('2026-11-21T02:00:00Z')
const first = { companies: 1, employees: 1, company_finances: 1, amateras_views: 1, job_offers: 1, job_offer_versions: 1, stories: 5 }
const { companies } = demoJobsAndCompanies({ jobs: 400, seed: 1, now, first })
const { stories, reviews } = demoStories({ companies, seed: 1, now, first: 5 })
const sent = reviews.map(({ content }) => StoryContent.parse(JSON.parse(content as string)))

test('each story of the demonstration is whole, drawn, and told once', () => {
  expect(sent).toHaveLength(12)
  expect(sent.flatMap(storyProblems)).toEqual([])
  expect(sent.flatMap(lintStory)).toEqual([])
  const sentences = sent.flatMap(({ blocks }) => blocks.flatMap((block) => ('text' in block ? block.text.split('\n') : [])))
  expect(new Set(sentences).size).toBe(sentences.length)
  const pictures = sent.flatMap(({ cover, blocks }) => [cover, ...blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))])
  for (const picture of pictures) expect(demoPicture(picture!)).toContain('<svg')
})

test('one waits for the operators and one is a draft, both of the company of the accounts to try', () => {
  const [teller] = companies.filter(({ row }) => row.state === 'active' && !row.end_of_contract)
  const open = stories.filter(({ published_at }) => published_at === null)
  expect(open.map(({ company_id }) => company_id)).toEqual([teller!.row.id, teller!.row.id])
  expect(reviews.filter(({ decided_at }) => decided_at === null)).toHaveLength(1)
  expect(stories[0]!.id).toBe(5)
})
