import { keyOfOutside } from '../../outside-key.ts'
import { actOnScorecards } from '../../scorecards/scorecard-calls.ts'
import { redirect } from 'react-router'
import type { EndReason } from '#contract/hiring/selection/selection-steps.ts'
import type { SelectionWords } from '#contract/hiring/selection/selection-words.ts'
import type { Api } from '#contract/index.ts'
import { wordsOf } from '#web/hiring/meetings/words-of.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { moveOf } from '../steps/own-steps.ts'
import { cancelOutsideMeeting } from './meetings/cancel-outside-meeting.ts'

type Where = { id: string; words: SelectionWords /** Where one is once they are deleted. */; gone: string }

/** The forms about one person from outside, by the name of the button: on their page and in the panel beside the board. */
export async function actOnOutside(
  company_users: Pick<Api['company_users'], 'outside_candidates' | 'outside_meetings' | 'candidate_tags' | 'scorecards' | 'outside_scorecards'>,
  { id, words, gone }: Where,
  intent: string | null,
  values: Record<string, unknown>,
) {
  const { outside_candidates, candidate_tags } = company_users
  if (intent === 'ask_scorecard' || intent === 'cancel_scorecard') return actOnScorecards(company_users, keyOfOutside(id), intent, values)
  if (intent === 'remove') {
    await outside_candidates.remove({ id })
    return redirect(gone, 303)
  }
  if (intent === 'cancel_meeting') return cancelOutsideMeeting(company_users, values)
  if (intent === 'merge') {
    await outside_candidates.merge({ id, kind: textOf(values.kind) as 'outside' | 'application', with_id: textOf(values.with_id) })
    return '統合しました。30日以内なら元に戻せます。'
  }
  if (intent === 'unmerge') {
    await outside_candidates.unmerge({ id })
    return '統合を元に戻しました。'
  }
  if (intent === 'assign') {
    await outside_candidates.assign({ id, company_user_id: textOf(values.company_user_id) || null })
    return '担当を変更しました。'
  }
  if (intent === 'delete_tag') {
    await candidate_tags.remove_from_all({ tag_id: textOf(values.tag_id) })
    return 'タグを削除しました。'
  }
  if (intent === 'remove_tag') {
    await outside_candidates.remove_tag({ id, tag_id: textOf(values.tag_id) })
    return 'タグを外しました。'
  }
  if (intent === 'add_tag') {
    await outside_candidates.add_tag({ id, name: textOf(values.name) })
    return 'タグを付けました。'
  }
  if (intent === 'note') {
    await outside_candidates.write_note({ id, note: textOf(values.note) })
    return 'メモを保存しました。'
  }
  if (intent === 'upload') {
    await outside_candidates.upload({ id, file: values.file instanceof File ? values.file : new File([], '') })
    return '履歴書を登録しました。'
  }
  const reason = textOf(values.end_reason) as EndReason | ''
  const moved = await outside_candidates.change({ id, ...moveOf(values), end_reason: reason || null })
  return `「${moved.step_name ?? wordsOf(words).stepName(moved.step)}」に移動しました。本人には通知していません。`
}
