import { companyDecisions } from '#contract/companies/pages/company-decisions.ts'
import type { MemberNotification, MemberNotificationKind } from '#contract/notifications/settings/company-notifications.ts'

export type ToldRow = {
  kind: MemberNotificationKind
  candidate: { id: string; name: string } | null
  job: { id: number; position_title: string } | null
  detail: { state?: string; due?: string; decision?: string; endpoint?: string; reason?: string }
}

const AREA = '/online/companies'
const answers: Record<string, string> = { accepted: '受けました', refused: '断りました', parked: '先にのばしました' }

/** What a notification says and where it leads, made when it is read: a name that is no longer open is no longer in it. */
export function notificationText({ kind, candidate, job, detail }: ToldRow): Pick<MemberNotification, 'title' | 'path'> {
  const who = candidate?.name ?? '求職者'
  const talk = `${AREA}/messages/detail?candidate_id=${candidate?.id ?? ''}`
  const title = `「${job?.position_title ?? 'オープンポジション'}」`
  const editor = `${AREA}/job_offers/edit?id=${job?.id ?? ''}`
  const texts: Record<MemberNotificationKind, { title: string; path: string }> = {
    application: { title: `${who}から、${title}に応募が届きました`, path: talk },
    message: { title: `${who}からメッセージが届きました`, path: talk },
    scout_answer: {
      title: `${who}がスカウトを${answers[detail.state ?? ''] ?? '読みました'}`,
      path: detail.state === 'accepted' ? talk : `${AREA}/scouts`,
    },
    meeting: { title: `${who}から、面談・面接の日時に返事がありました`, path: talk },
    deadline: { title: `${who}への返事の期限は、${detail.due ?? 'あす'}です`, path: talk },
    job_confirmation: { title: `${detail.decision === 'asked' ? '運営から：' : ''}${title}を、いまも募集しているか確かめてください`, path: editor },
    job_review: {
      title: `${title}の審査が終わりました。${detail.decision === 'approved' ? '公開されています' : `直すところがあります${detail.reason ? `。理由：${detail.reason}` : ''}`}`,
      path: editor,
    },
    job_closed: {
      title:
        detail.decision === 'undone'
          ? `運営が${title}の公開を元に戻しました`
          : `運営が${title}の公開を止めました。もう一度公開するには、審査があります。理由：${detail.reason ?? ''}`,
      path: editor,
    },
    company_decision: {
      title: [companyDecisions[detail.decision ?? ''] ?? '', detail.reason && `理由：${detail.reason}`].filter(Boolean).join(''),
      path: `${AREA}/dashboard`,
    },
    webhook: { title: `届かない状態が続いたため、Webhookの送信を止めました`, path: `${AREA}/settings/webhooks` },
    thread_opened: { title: `通報を受けて、運営の2名が${who}とのやりとりを確認しました`, path: talk },
  }
  return texts[kind]
}
