import { data, href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { STORY_UNDO_MINUTES } from '#contract/jobs/stories/story-parts.ts'
import { StoryContent } from '#contract/jobs/stories/story-content.ts'
import type { OwnStory } from '#contract/jobs/stories/company-stories.ts'
import { type PicturePlace, sendPictures } from '#web/company/companies/page/send-pictures.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { mergeStory } from './merge-story.ts'
import { blockRows, storyOfForm, type Values, withBlockAct } from './story-of-form.ts'

const PATH = href('/online/companies/stories')

/** What the forms of a story's page do. One picture at a time comes without the rest, and its address is returned. */
export async function actOnStory(args: Parameters<typeof submitForm>[0]) {
  const id = Number(args.url.searchParams.get('id'))
  let picture: string | undefined
  const result = await submitForm(args, async (api, values, intent) => {
    const { stories } = api.company_users
    switch (intent) {
      case 'picture':
        ;({ picture } = await api.company_users.company.add_picture({ file: values.file instanceof File ? values.file : new File([], ''), use: 'image' }))
        return
      case 'withdraw_review':
        await stories.withdraw_review({ id })
        return '申請を取り下げました。'
      case 'withdraw':
        await stories.withdraw({ id })
        return `公開を終えました。企業ページと求人には、もう表示されません。${STORY_UNDO_MINUTES}分以内は元に戻せます。`
      case 'undo_withdrawal':
        await stories.undo_withdrawal({ id })
        return '公開に戻しました。企業ページと求人に表示されます。'
      case 'delete':
        await stories.delete({ id })
        return redirect(`${PATH}?done=deleted`, 303)
      default:
        return saveDraft(api, id, values, intent)
    }
  })
  return picture ? data({ saved: true as const, picture }) : result
}

/** Saves the draft with what the button does to its blocks, and then sends or shows it. */
async function saveDraft(api: Api, id: number, values: Values, intent: string | null) {
  await sendPictures(api, placesOf(values))
  const content = withBlockAct(storyOfForm(values), intent, Math.random().toString(36).slice(2, 10) || 'block')
  const saved = await saveOver(api, id, values, content)
  values.version = String(saved.version)
  if (intent === 'preview') return redirect(`${PATH}/preview?id=${id}`, 303)
  if (intent !== 'request') return '下書きを保存しました。'
  await api.company_users.stories.request_review({ id, version: saved.version })
  return '保存して、公開を申請しました。運営の審査が終わると、メールと通知でお知らせします。'
}

/** After an edit conflict the form goes on with what the colleague saved, merged with what was typed: the next save overwrites nothing unseen. */
async function saveOver(api: Api, id: number, values: Values, content: OwnStory['content']) {
  const { stories } = api.company_users
  try {
    return await stories.save({ id, version: Number(textOf(values.version)), content })
  } catch (error) {
    if (refusalOf(error)?.code === 'PAGE_CHANGED') {
      const saved = await stories.show({ id })
      const { content: merged, ...conflict } = mergeStory(begunOf(values) ?? saved.content, content, saved.content)
      Object.assign(values, merged, { version: String(saved.version), begun: JSON.stringify(saved.content), conflict })
    }
    throw error
  }
}

/** The story as the form of this save began with it. */
function begunOf({ begun }: Values): OwnStory['content'] | undefined {
  try {
    return StoryContent.parse(JSON.parse(textOf(begun)))
  } catch {
    return undefined
  }
}

const placesOf = (values: Values): PicturePlace[] => [
  { row: values, name: 'cover', use: 'image', field: 'cover' },
  ...blockRows(values).map((row, index) => ({ row, name: 'picture', use: 'image' as const, field: `blocks.${index}.picture` })),
]
