import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { contentOfForm } from './editor/content-of-form.ts'
import type { Values } from './editor/values.ts'
import { meetMeanwhile } from './history/meanwhile.ts'
import { sendPictures } from './send-pictures.ts'

/** Saves the page as it stands in the form. Where others were faster, the form goes on with what they saved. */
export async function saveCompany(api: Api, values: Values) {
  await sendPictures(api, values)
  try {
    await api.company_users.company.change({ ...contentOfForm(values), version: Number(textOf(values.version)) })
  } catch (error) {
    if (refusalOf(error)?.code === 'PAGE_CHANGED') Object.assign(values, meetMeanwhile(values, await api.company_users.company.show()))
    throw error
  }
  return '保存しました。公開のページに出ています。'
}
