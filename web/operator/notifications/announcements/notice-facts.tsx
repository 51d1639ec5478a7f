import type { Masters } from '#contract/platform/lookups/masters.ts'
import type { NoticeContent } from '#contract/notifications/announcements/operator-notices.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { noticeWords } from './notice-words.ts'
import { segmentWords } from './segment-words.ts'

/** To whom, from when until when, and what is asked. */
export function NoticeFacts({ content, masters }: { content: NoticeContent; masters: Masters }) {
  const { audience, display_start_at, display_end_at, is_require_confirm, confirm_button_text } = content
  const conditions = segmentWords(content, masters)
  return (
    <dl className="notice-facts">
      <dt>宛先</dt>
      <dd>
        {noticeWords.audiences[audience]}
        {conditions.length > 0 ? `（${conditions.join('、')}）` : '（全員）'}
      </dd>
      <dt>期間</dt>
      <dd>
        <ExactTime at={display_start_at} /> 〜 {display_end_at ? <ExactTime at={display_end_at} /> : '終わりなし'}
      </dd>
      <dt>確認</dt>
      <dd>{is_require_confirm ? `求める（ボタン「${confirm_button_text || '確認しました'}」）` : '求めない'}</dd>
    </dl>
  )
}
