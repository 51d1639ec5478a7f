import { Form } from 'react-router'
import { needsConfirm } from '#contract/notifications/announcements/notification-state.ts'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { NoticeBody } from '#web/notifications/announcements/notice-body.tsx'
import { NoticeTimes } from '#web/notifications/announcements/notice-times.tsx'
import '#web/ui/panel.css'

/** What operators announced to companies; what is to be confirmed can be confirmed here, too. */
export function OperatorNotices({ notices, now }: { notices: Notification[]; now: Date }) {
  if (notices.length === 0) return null
  return (
    <section className="stack" aria-labelledby="operator-notices">
      <h2 id="operator-notices">運営からのお知らせ</h2>
      {notices.map((notice) => (
        <details className="panel" key={notice.id} open={needsConfirm(notice, now)}>
          <summary>
            <bdi>{notice.title}</bdi>
          </summary>
          <div className="stack">
            <NoticeTimes {...notice} />
            <NoticeBody message={notice.message} />
            {needsConfirm(notice, now) && (
              <Form method="post">
                <input type="hidden" name="version" value={notice.version} />
                <input type="hidden" name="notice" value={notice.id} />
                <button type="submit" name="intent" value="confirm" className="button primary">
                  {notice.confirm_button_text || '確認しました'}
                </button>
              </Form>
            )}
          </div>
        </details>
      ))}
    </section>
  )
}
