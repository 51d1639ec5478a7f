import { Form, href, Link, redirect } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import type { Route } from './+types/notifications-page.ts'
import './notifications.css'
import { needsConfirm } from '#contract/notifications/announcements/notification-state.ts'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { AnnouncementBody } from '#web/notifications/announcements/modal/announcement-body.tsx'
import { AnnouncementTimes } from '#web/notifications/announcements/announcement-times.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'

const PATH = href('/online/companies/notifications')

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = /^[1-9]\d{0,4}$/.exec(url.searchParams.get('page') ?? '')?.[0]
  const { notifications, notices } = context.get(apiContext).company_users
  const [told, announced] = await Promise.all([notifications.list({ page }), notices.list()])
  return { ...told, announcements: announced.notifications, now: Date.now() }
}

/** Following a notification marks it as read, which a link must not do: it is a button that leads to the page. */
export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { notifications, notices } }, values, intent) => {
    if (intent === 'confirm') {
      await notices.confirm({ id: Number(values.notice), version: Number(values.version) })
      return 'お知らせを確認しました。'
    }
    if (intent === 'view_all') {
      await notifications.view_all({})
      return 'すべて既読にしました。'
    }
    const id = Number(values.id)
    await notifications.view({ id })
    const path = textOf(values.path)
    return redirect(path.startsWith('/online/companies/') ? path : PATH)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '通知', description: '応募、メッセージ、期限のお知らせです。', path: PATH, noindex: true })

export default function CompanyNotificationsPage({
  loaderData: { notifications, announcements, unread_count, total, page, per_page, now },
}: Route.ComponentProps) {
  return (
    <div className="wrap company-notifications stack">
      <h1>通知</h1>
      <OperatorAnnouncements announcements={announcements} now={new Date(now)} />
      <div className="row">
        <p>{unread_count > 0 ? `未読 ${unread_count}件` : '未読はありません。'}</p>
        {unread_count > 0 && (
          <Form method="post">
            <MembershipField />
            <SubmitButton look="small" intent="view_all">
              すべて既読にする
            </SubmitButton>
          </Form>
        )}
        <Link to={href('/online/companies/settings/notifications')}>メールで受け取る種類を選ぶ</Link>
      </div>
      {notifications.length === 0 ? (
        <div className="blank">
          <SeedDrawing />
          <p>通知はまだありません。応募やメッセージが届くと、ここに並びます。</p>
        </div>
      ) : (
        <ul className="told" data-rows="">
          {notifications.map(({ id, title, path, created_at, viewed_at }) => (
            <li key={id}>
              <Form method="post">
                <MembershipField />
                <input type="hidden" name="path" value={path} />
                <button type="submit" name="id" value={id} className={viewed_at ? 'told-line' : 'told-line new'}>
                  {!viewed_at && <span className="label green">未読</span>}
                  <span>
                    <bdi>{title}</bdi>
                  </span>
                </button>
              </Form>
              <time className="small muted" dateTime={created_at}>
                {dayText(created_at, new Date(now))}
              </time>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(number) => pagePath(PATH, number)} />
    </div>
  )
}

/** The operators' announcements to companies; members can confirm them here, too. */
function OperatorAnnouncements({ announcements, now }: { announcements: Notification[]; now: Date }) {
  if (announcements.length === 0) return null
  return (
    <section className="stack" aria-labelledby="operator-announcements">
      <h2 id="operator-announcements">運営からのお知らせ</h2>
      {announcements.map((announcement) => (
        <details className="panel" key={announcement.id} open={needsConfirm(announcement, now)}>
          <summary>
            <bdi>{announcement.title}</bdi>
          </summary>
          <div className="stack">
            <AnnouncementTimes {...announcement} />
            <AnnouncementBody message={announcement.message} />
            {needsConfirm(announcement, now) && (
              <Form method="post">
                <MembershipField />
                <input type="hidden" name="version" value={announcement.version} />
                <input type="hidden" name="notice" value={announcement.id} />
                <SubmitButton look="primary" intent="confirm">
                  {announcement.confirm_button_text || '確認しました'}
                </SubmitButton>
              </Form>
            )}
          </div>
        </details>
      ))}
    </section>
  )
}
