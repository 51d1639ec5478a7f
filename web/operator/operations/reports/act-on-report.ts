import { textOf } from '#web/platform/forms/text-of.ts'
import { toBatch } from '../batches/to-batch.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'

/** What the forms of a ticket's page do; each carries the version it was read with. */
export const actOnReport = (args: Parameters<typeof submitSensitive>[0], id: string) =>
  submitSensitive(args, async ({ operators: { reports, job_offers, batches } }, values, intent) => {
    const one = { id, version: Number(values.version) }
    const reason = textOf(values.reason)
    switch (intent) {
      case 'take':
        await reports.change({ ...one, take: true })
        return '担当になりました。'
      case 'deadline':
        await reports.change({ ...one, due_on: textOf(values.due_on) })
        return '期限を変えました。'
      case 'note':
        await reports.change({ ...one, note: textOf(values.note) })
        return 'メモを残しました。'
      case 'reopen':
        await reports.change({ ...one, reopen: true })
        return '対応中にもどしました。'
      case 'answer':
        await reports.answer({ ...one, answer: textOf(values.answer) })
        return '回答しました。'
      case 'close':
        await reports.close({ ...one, reason })
        return '終了にしました。'
      case 'close_job':
        return toBatch(args.url, (await job_offers.close({ ids: [Number(values.job_id)], reason, report_id: id })).id)
      case 'undo':
        return toBatch(args.url, (await batches.undo({ id: textOf(values.batch) })).id)
      case 'ask_to_open':
        await reports.ask_to_open({ id, reason })
        return 'ほかの運営に、承認を求めました。'
      case 'approved':
        await reports.decide_opening({ id: textOf(values.opening_id), decision: 'approved', reason })
        return '承認しました。72時間、お二人だけが読めます。'
      case 'refused':
        await reports.decide_opening({ id: textOf(values.opening_id), decision: 'refused', reason })
        return '認めませんでした。'
      default:
        await reports.decide_opening({ id: textOf(values.opening_id), decision: 'withdrawn', reason })
        return '取り下げました。'
    }
  })
