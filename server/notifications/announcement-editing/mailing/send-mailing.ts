import { enqueue } from '#server/platform/background/enqueue.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { mailMagazine } from '#server/platform/mail/texts/announcement-mails.ts'
import { unsubscribeUrl } from '../../notifications/unsubscribe-url.ts'
import { announcementState } from '../operator-announcements.ts'
import { mailRecipients } from './mail-recipients.ts'
import { settings } from '#server/settings.ts'
import { sanitizedAnnouncement } from '../../announcements/sanitized-announcement.ts'

/** Few enough that other writers do not wait for long. */
const BATCH = 200

/**
 * Writes the mails of an announcement, some at a time, each candidate once: a candidate who withdraws the consent in between is left out. A stopped
 * announcement sends nothing more.
 */
export const sendMailing = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { announcement_id }: { announcement_id: number }) =>
  inTransaction(db, async (db) => {
    const mailing = await db
      .selectFrom('announcement_mailings')
      .innerJoin('announcements', 'announcements.id', 'announcement_id')
      .select(['sent_until', 'sent', 'title', 'message', announcementState(now()).as('state')])
      .where('announcement_id', '=', announcement_id)
      .where('cancelled_at', 'is', null)
      .where('finished_at', 'is', null)
      .where('starts_at', '<=', now().toISOString())
      .forUpdate('announcement_mailings')
      .executeTakeFirst()
    if (!mailing) return
    const people =
      mailing.state === 'live'
        ? await mailRecipients(db, announcement_id)
            .select(['candidate_users.id', 'email'])
            .$if(mailing.sent_until !== null, (found) => found.where('candidate_users.id', '>', mailing.sent_until))
            .orderBy('candidate_users.id')
            .limit(BATCH)
            .execute()
        : []
    const paragraphs = announcementAsText(mailing.message)
    for (const { id: candidate_user_id, email } of people) {
      const unsubscribe_url = unsubscribeUrl({ account_id: candidate_user_id, purpose: 'mail_magazine' })
      await sendMail(db, { to: email, account_id: candidate_user_id, ...mailMagazine({ title: mailing.title, paragraphs, unsubscribe_url }) })
    }
    const isDone = people.length < BATCH
    await db
      .updateTable('announcement_mailings')
      .set({
        sent: mailing.sent + people.length,
        sent_until: people.at(-1)?.id ?? mailing.sent_until,
        finished_at: isDone ? now().toISOString() : null,
      })
      .where('announcement_id', '=', announcement_id)
      .execute()
    if (!isDone) await enqueue(db, 'send_mailing', { announcement_id })
  })

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const whole = (href: string) => (href.startsWith('/') ? settings.publicUrl + href : href)

/** The paragraphs of an announcement in its mail: its seven tags are removed, and the address of a link stands behind its words. */
function announcementAsText(message: string): string[] {
  const html = sanitizedAnnouncement(message)
  return (message.includes('<') ? withoutTags(html).replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]!) : html)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

const LINK = 'a href="'

/** Of sanitised HTML: each `<` begins a tag, and each tag ends. */
function withoutTags(html: string) {
  const [before = '', ...parts] = html.split('<')
  let text = before
  let link = { href: '', from: 0 }
  for (const part of parts) {
    const end = part.indexOf('>')
    const tag = part.slice(0, end)
    if (tag.startsWith('br') || tag === '/p') text += '\n'
    else if (tag.startsWith(LINK)) link = { href: tag.slice(LINK.length, -1), from: text.length }
    else if (tag === '/a' && link.href) {
      if (text.slice(link.from) !== link.href) text += `（${whole(link.href)}）`
      link = { href: '', from: 0 }
    }
    text += part.slice(end + 1)
  }
  return text
}
