import { useLoaderData } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { actOnEach } from '#web/work/table/choice/act-on-each.ts'
import type { BulkAct } from '#web/work/table/choice/bulk-act.ts'
import { type Assignable, assigneeOptions, type ConversationRow } from './conversations-columns.tsx'

function AssigneeField() {
  const { members } = useLoaderData<{ members: Assignable }>()
  const form = usePageForm<{ company_user_id: string }>(undefined, { company_user_id: '' })
  return <ChoiceField of={form} name="company_user_id" label="担当" names={Object.fromEntries(assigneeOptions(members))} />
}

const archiving: BulkAct<ConversationRow>[] = [
  {
    intent: 'archive_many',
    label: 'アーカイブ',
    keyed: 'e',
    can: ({ is_archived }) => !is_archived,
    says: (count) => `${count}件をアーカイブします。新しいメッセージが届くと一覧に戻ります。候補者には通知されません。`,
    button: 'アーカイブする',
  },
  {
    intent: 'unarchive_many',
    label: '一覧に戻す',
    can: ({ is_archived }) => is_archived,
    says: (count) => `${count}件を一覧に戻します。候補者には通知されません。`,
    button: '一覧に戻す',
  },
]

const assigning: BulkAct<ConversationRow> = {
  intent: 'assign_many',
  label: '担当を変更',
  keyed: 'a',
  can: () => true,
  says: (count) => `${count}件の担当を変更します。候補者には通知されません。`,
  Fields: AssigneeField,
  button: '変更する',
}

/** What can be done to several conversations at once, by what the member may do. */
export const conversationActsFor = (mayWrite: boolean, mayAssign: boolean) => [...(mayWrite ? archiving : []), ...(mayAssign ? [assigning] : [])]

/** Does what was confirmed or chosen in the list, and says how each ended. */
export async function actOnConversations({ company_users: { messages } }: Api, values: Record<string, unknown>, intent: string | null) {
  const company_user_id = textOf(values.company_user_id) || null
  switch (intent) {
    case 'archive_many': {
      const { sentence, many } = await actOnEach(
        values.ids,
        (candidate_id) => messages.archive({ candidate_id }),
        (count) => `${count}件をアーカイブしました。`,
      )
      return { sentence, many: { ...many, undo: 'unarchive_many' } }
    }
    case 'unarchive_many':
      return actOnEach(
        values.ids,
        (candidate_id) => messages.unarchive({ candidate_id }),
        (count) => `${count}件を一覧に戻しました。`,
      )
    case 'assign_many':
      return actOnEach(
        values.ids,
        (candidate_id) => messages.assign({ candidate_id, company_user_id }),
        (count) => `${count}件の担当を変更しました。`,
      )
    default:
      await messages.assign({ candidate_id: textOf(values.candidate_id), company_user_id })
      return '担当を変更しました。'
  }
}
