import { filmOf } from '#contract/companies/pages/films.ts'
import type { StoryBlock, StoryContent } from './story-content.ts'

type Problem = { field: string; message: string }

const FEWEST_LETTERS = 200

/** What a story lacks before it can be sent to the review, each with the remedy. Pure: the editor and the server ask the same. */
export function storyProblems(content: StoryContent): Problem[] {
  const { title, lead, author, cover, cover_text, blocks } = content
  const letters = blocks.reduce((sum, block) => sum + (block.kind === 'text' || block.kind === 'quote' ? block.text.length : 0), 0)
  return [
    ...(title ? [] : [{ field: 'title', message: 'タイトルを入力してください。' }]),
    ...(lead ? [] : [{ field: 'lead', message: '概要を1〜2文で入力してください。一覧に表示されます。' }]),
    ...(author ? [] : [{ field: 'author', message: '書いた人の名前を入力してください。' }]),
    ...(cover && !cover_text ? [{ field: 'cover_text', message: '写真の説明を入力してください。' }] : []),
    ...blocks.flatMap(blockProblems),
    ...(letters < FEWEST_LETTERS ? [{ field: 'blocks', message: `本文が${letters}文字です。${FEWEST_LETTERS}文字以上にしてください。` }] : []),
  ]
}

function blockProblems(block: StoryBlock, index: number): Problem[] {
  const at = (field: string, message: string) => [{ field: `blocks.${index}.${field}`, message }]
  switch (block.kind) {
    case 'text':
      return block.text ? [] : at('text', '文章を入力するか、このブロックを削除してください。')
    case 'quote':
      return block.text ? [] : at('text', '引用する言葉を入力するか、このブロックを削除してください。')
    case 'film':
      if (!block.address) return at('address', '動画のURLを入力するか、このブロックを削除してください。')
      if (!filmOf(block.address)) return at('address', '再生できる動画のURLを入力してください。YouTubeかVimeoの、https:// で始まるものを使えます。')
      return block.title ? [] : at('title', '動画の題名を入力してください。')
    default:
      if (!block.picture) return at('picture', '写真を選ぶか、このブロックを削除してください。')
      return block.alt ? [] : at('alt', '写真の説明を入力してください。')
  }
}

/** Minutes that reading takes, at 500 letters a minute; never less than one. */
export const readingMinutes = ({ lead, blocks }: StoryContent) =>
  Math.max(1, Math.round((lead.length + blocks.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0)) / 500))
