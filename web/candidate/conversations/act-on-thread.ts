import type { Api } from '#contract/index.ts'
import { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { reportOf } from '#web/conversations/talk/report-of.ts'

/** A candidate's actions on a whole conversation, named by the buttons of `ThreadActs`. */
export async function actOnThread({ messages, reveals }: Api['candidate_users'], company_id: number, intent: string, values: Record<string, unknown>) {
  const acts: Record<string, () => Promise<unknown>> = {
    archive: () => messages.archive({ company_id }),
    unarchive: () => messages.unarchive({ company_id }),
    close: () => messages.close({ company_id }),
    reopen: () => messages.reopen({ company_id }),
    park: () => messages.park({ company_id, month: textOf(values.month) }),
    unpark: () => messages.unpark({ company_id }),
    reveal: () => openTo(reveals, company_id, values),
    report: () => messages.report({ company_id, ...reportOf(values) }),
  }
  await acts[intent]?.()
  return said[intent]
}

/** A company to which nothing is disclosed stays so: hiding again is no mistake. */
async function openTo(reveals: Api['candidate_users']['reveals'], company_id: number, values: Record<string, unknown>) {
  const ticked = [values.parts ?? [], textOf(values.paper)].flat()
  const parts = RevealPart.options.filter((part) => ticked.includes(part))
  if (parts.length > 0) return reveals.grant({ company_id, parts, files_confirmed: values.files_confirmed === 'on' })
  const opened = await reveals.list()
  return opened.reveals.some(({ company }) => company.id === company_id) ? reveals.revoke({ company_id }) : undefined
}

const said: Record<string, string> = {
  archive: 'アーカイブに入れました。',
  unarchive: '一覧に戻しました。',
  close: '今後返信しない、にしました。',
  reopen: 'やりとりを再開しました。',
  park: '今ではない、と伝えました。',
  unpark: '取り消しました。',
  reveal: '公開の範囲を変更しました。',
  report: '通報を受け付けました。運営が確かめます。',
}
