import type { AnnouncementAudience } from '#contract/notifications/announcements/announcement-content.ts'
import type { AnnouncementState } from '#contract/notifications/announcements/operator-announcements.ts'

export const announcementWords = {
  states: { draft: '下書き', scheduled: '予約', live: '公開中', ended: '終了' } satisfies Record<AnnouncementState, string>,
  audiences: { candidates: '求職者', companies: '企業のメンバー' } satisfies Record<AnnouncementAudience, string>,
  fields: {
    audience: '宛先',
    title: '題名',
    message: '本文',
    candidate_segment: '求職者の条件',
    company_segment: '企業の条件',
    display_start_at: '始まり',
    display_end_at: '終わり',
    is_require_confirm: '確認を求める',
    confirm_button_text: 'ボタンの文字',
  } as Record<string, string>,
}
