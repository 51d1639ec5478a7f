import type { StoryContent } from './story-content.ts'

// Apart from the schema, so that a page that names them loads no validator.

export const storyBlockNames = { text: '文章', picture: '写真', quote: '引用', film: '動画' } as const
export type StoryBlockKind = keyof typeof storyBlockNames

export const storyKindNames = { article: '記事', interview: 'インタビュー' } as const

export const emptyStory: StoryContent = { kind: 'article', title: '', lead: '', author: '', author_position: '', cover: null, cover_text: '', blocks: [] }

/** Where a story shows pictures: the field and the address. */
export const picturesOfStory = ({ cover, blocks }: StoryContent) => [
  ...(cover ? [{ field: 'cover', picture: cover }] : []),
  ...blocks.flatMap((block, index) => (block.kind === 'picture' && block.picture ? [{ field: `blocks.${index}.picture`, picture: block.picture }] : [])),
]

/** So long a company may take back that it took a story offline. */
export const STORY_UNDO_MINUTES = 10
