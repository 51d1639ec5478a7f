import { redirect } from 'react-router'
import type { ClosedReason } from '#contract/jobs/postings/company-jobs.ts'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { contentOfForm } from './editor/content-of-form.ts'
import { fingerprintsOf } from './editor/meanwhile/fingerprints-of.ts'
import { meetJob } from './editor/meanwhile/meet-job.ts'

type Values = Record<string, unknown>

/** The acts of the editor, by the button that was pressed; each says what is so now. */
export async function saveJob({ company_users: { job_offers } }: Api, id: string, values: Values, intent: string | null) {
  switch (intent) {
    case 'save':
      await change(job_offers, id, values)
      return '保存しました。'
    case 'publish': {
      await change(job_offers, id, values)
      const fees_version = textOf(values.fees_version)
      return sentenceOf((await job_offers.publish({ id, ...(fees_version && { fees_version }) })).job.state)
    }
    case 'publish_again':
      return sentenceOf((await job_offers.publish({ id })).job.state)
    case 'confirm':
      await job_offers.confirm({ id })
      return '今日の日付で確認しました。'
    case 'pause': {
      const { job } = await job_offers.pause({ id })
      return job.state === 'draft' ? '審査の申し込みを取り下げました。' : '公開をとめました。'
    }
    case 'close':
      await job_offers.close({ id, closed_reason: textOf(values.closed_reason) as ClosedReason })
      return '募集を終えました。'
    case 'take_back':
      await job_offers.take_back({ id })
      return '条件を元に戻しました。応募者には届きません。'
    case 'copy':
      return redirect(`/online/companies/job_offers/edit?id=${(await job_offers.copy({ id })).job.id}`)
    case 'remove':
      await job_offers.remove({ id })
      return redirect('/online/companies/job_offers')
  }
}

const sentenceOf = (state: string) =>
  state === 'in_review' ? '審査を申し込みました。運営が確かめてから公開されます。' : '公開しました。いまから検索で見つかります。'

/** Where others were faster, the form goes on with what they saved. */
async function change(job_offers: Api['company_users']['job_offers'], id: string, values: Values) {
  const updated_at = textOf(values.updated_at)
  try {
    const { job } = await job_offers.change({ id, ...contentOfForm(values), ...(updated_at && { updated_at }) })
    // What is refused after this, as publishing, begins with what is saved by now.
    Object.assign(values, { updated_at: job.updated_at, begun: JSON.stringify(fingerprintsOf(job)) })
  } catch (error) {
    if (refusalOf(error)?.code === 'PAGE_CHANGED') Object.assign(values, meetJob(values, (await job_offers.show({ id })).job))
    throw error
  }
}
