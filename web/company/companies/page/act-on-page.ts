import { data, type RouterContextProvider } from 'react-router'
import { PictureUse } from '#contract/companies/pages/company-pages.ts'
import type { Api } from '#contract/index.ts'
import { AUTOSAVE, type AutosaveResult } from '#web/company/platform/editor/saving/autosave.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { PUBLISH } from './editor/company-save-bar.tsx'
import { contentOfForm } from './editor/content-of-form.ts'
import { draftFields } from './editor/drafted-values.ts'
import { movedRow, type Values } from './editor/rows-of.ts'
import { DISCARD } from './editor/unpublished-panel.tsx'
import { PICTURE } from './fields/picture-field.tsx'
import { mergeEdits } from './history/edit-conflict.ts'
import { type PicturePlace, sendPictures } from './send-pictures.ts'

/** Which draft a form holds: how often it was saved, and when last. */
export type DraftVersion = { revision: number; saved_at: string | null }

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Saves the draft, moves a row of it, publishes or discards it, or uploads one picture at a time and returns its address. */
export async function actOnPage(args: Arguments) {
  let picture: string | undefined
  let version: DraftVersion | undefined
  const result = await submitForm(args, async (api, values, intent) => {
    const { company } = api.company_users
    if (intent === PICTURE) {
      const file = values.file instanceof File ? values.file : new File([], '')
      ;({ picture } = await company.add_picture({ file, use: PictureUse.catch('image').parse(textOf(values.use)) }))
      return
    }
    if (intent === DISCARD) {
      await company.discard_draft()
      return '下書きを破棄しました。公開中の内容を表示しています。'
    }
    if (intent === AUTOSAVE) version = { revision: revisionOf(values), saved_at: null }
    await sendPictures(api, placesOf(values))
    if (intent === PUBLISH) return publish(api, values)
    const moved = movedRow(values, intent)
    const saved = await company.save_draft({ fields: draftFields(moved ?? values), version: Number(textOf(values.version)), revision: revisionOf(values) })
    if (intent === AUTOSAVE) version = saved
    return moved ? '順番を変えて、下書きを保存しました。まだ公開していません。' : '下書きを保存しました。公開中の企業ページは変わっていません。'
  })
  if (picture) return data({ saved: true as const, picture })
  return version ? data({ ...('data' in result ? (result.data as FormResult) : result), version } satisfies AutosaveResult<DraftVersion>) : result
}

const revisionOf = (values: Values) => Number(textOf(values.draft_revision)) || 0

/** Publishes the page as the form holds it. After an edit conflict the form continues with what the others published. */
async function publish(api: Api, values: Values) {
  try {
    await api.company_users.company.change({ ...contentOfForm(values), version: Number(textOf(values.version)), draft_revision: revisionOf(values) })
  } catch (error) {
    if (refusalOf(error)?.code === 'PAGE_CHANGED') Object.assign(values, mergeEdits(values, await api.company_users.company.show()))
    throw error
  }
  return '企業ページに反映しました。'
}

const rowsIn = (list: unknown) => (Array.isArray(list) ? list.filter((row): row is Values => typeof row === 'object' && row !== null) : [])

const placesOf = (values: Values): PicturePlace[] => [
  { row: values, name: 'logo', use: 'logo', field: 'logo' },
  ...rowsIn(values.images).map((row, index) => ({ row, name: 'picture', use: 'image' as const, field: `images[${index}].picture` })),
  ...rowsIn(values.photos).map((row, index) => ({ row, name: 'picture', use: 'image' as const, field: `photos[${index}].picture` })),
  ...rowsIn(values.company_finances).map((row, index) => ({ row, name: 'logo', use: 'logo' as const, field: `company_finances[${index}].logo` })),
  ...rowsIn(values.amateras_views).map((row, index) => ({ row, name: 'image', use: 'photo' as const, field: `amateras_views[${index}].image` })),
  ...rowsIn(values.employees).map((row, index) => ({ row, name: 'photo', use: 'photo' as const, field: `employees[${index}].photo` })),
]
