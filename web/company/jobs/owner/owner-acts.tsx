import { useLoaderData } from 'react-router'
import type { JobOwner } from '#contract/accounts/members/job-owner.ts'
import type { Api } from '#contract/index.ts'
import type { OwnJobListItem } from '#contract/jobs/postings/company-jobs.ts'
import { Refused, refusalOf } from '#web/platform/api/refusal.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { BulkAct } from '#web/work/table/choice/bulk-act.ts'

export const NO_OWNER = '未設定'

export const ownerOptions = (assignees: JobOwner[]) => [['', NO_OWNER], ...assignees.map(({ id, name }) => [id, name] as const)] as const

/** Whose jobs a list shows. */
export const ownerFilter = (assignees: JobOwner[], me: string): Record<string, string> => ({
  me: '自分',
  none: NO_OWNER,
  ...Object.fromEntries(assignees.filter(({ id }) => id !== me).map(({ id, name }) => [id, name])),
})

/** In one job, or in the chosen rows of the list, with the way back. */
export const SET_OWNER = 'set_owner'
const SET_OF_MANY = 'set_owner_many'
const RESTORE = 'restore_owners'

export const isOwnerAct = (intent: string | null) => intent === SET_OWNER || intent === SET_OF_MANY || intent?.split(' ')[0] === RESTORE

function AssigneeField() {
  const { assignees } = useLoaderData<{ assignees: JobOwner[] }>()
  const form = usePageForm<{ owner_id: string }>(undefined, { owner_id: '' })
  return <ChoiceField of={form} name="owner_id" label="担当者" names={ownerOptions(assignees).map(([id, name]) => [id, name])} />
}

export const assigningOwner: BulkAct<OwnJobListItem> = {
  intent: SET_OF_MANY,
  label: '担当者を変更',
  keyed: 'a',
  can: () => true,
  says: (count) =>
    `${count}件の担当者を変更します。担当者がいれば、これからの応募は、やりとりの担当が未割り当てのとき担当者に割り当てて通知します。選考中の候補者の担当は変わりません。`,
  Fields: AssigneeField,
  button: '変更する',
}

type Restored = { ids: string[]; owner_id: string | null; from_owner_id: string | null }

/** A former owner may have left since: their jobs stay as they are, and those of others go back all the same. */
async function restoreOwner({ set_owner }: Api['company_users']['job_offers'], asked: Restored) {
  try {
    return (await set_owner(asked)).items
  } catch (error) {
    if (refusalOf(error)?.code !== 'INPUT_INVALID') throw error
    return asked.ids.map((id) => ({ id: Number(id), position_title: `求人 ${id}`, refusal: '元の担当者は、いまは担当者にできません。' }))
  }
}

/** Saves who is in charge, and says how it ended. The way back takes the rows of each former owner together, and leaves what a colleague changed since. */
export async function actOnOwner({ company_users: { job_offers } }: Api, values: Record<string, unknown>, intent: string | null) {
  const ids = [values.ids ?? []].flat().map(textOf)
  const owner_id = textOf(values.owner_id) || null
  if (intent === SET_OWNER) {
    const [item] = (await job_offers.set_owner({ ids, owner_id })).items
    if (item?.refusal) throw new Refused({ code: 'NOT_FOUND', sentence: item.refusal, issues: {} })
    return '担当者を変更しました。'
  }
  const [act, set = ''] = (intent ?? '').split(' ')
  if (act !== RESTORE) {
    const { items } = await job_offers.set_owner({ ids, owner_id })
    const count = items.filter(({ refusal }) => refusal === null).length
    return {
      sentence: count > 0 ? `${count}件の担当者を変更しました。` : '変更した求人はありません。',
      many: {
        items: items.map(({ id, position_title, refusal, from_owner_id }) => ({ id: `${id} ${from_owner_id ?? ''}`, name: position_title, refusal })),
        undo: `${RESTORE} ${owner_id ?? ''}`,
      },
    }
  }
  const items = []
  for (const [before, those] of Map.groupBy(ids, (id) => id.split(' ')[1] ?? '')) {
    const jobs = those.map((id) => id.split(' ')[0]!)
    items.push(...(await restoreOwner(job_offers, { ids: jobs, owner_id: before || null, from_owner_id: set || null })))
  }
  const count = items.filter(({ refusal }) => refusal === null).length
  return {
    sentence: count > 0 ? `${count}件を元の担当者に戻しました。` : '変更した求人はありません。',
    many: { items: items.map(({ id, position_title, refusal }) => ({ id, name: position_title, refusal })) },
  }
}
