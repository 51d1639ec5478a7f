import type { MemberNotificationKind } from './company-notifications.ts'

/** What each kind is called, when it comes, and how a mail's subject begins. */
export const memberKindTexts: Record<MemberNotificationKind, { label: string; when: string; subject: string }> = {
  application: { label: '応募', when: '応募が届いたとき', subject: '新しい応募があります' },
  message: { label: 'メッセージ', when: '求職者からメッセージが届いたとき', subject: '新しいメッセージがあります' },
  scout_answer: { label: 'スカウトの返事', when: 'スカウトが受けられた・断られた・先にのばされたとき', subject: 'スカウトに返事がありました' },
  meeting: { label: '面談・面接', when: '候補日が選ばれた・断られたとき', subject: '面談・面接の日時に返事がありました' },
  deadline: { label: '返事の期限', when: '返事の期限の前の日', subject: '返事の期限が近づいています' },
  job_confirmation: { label: '求人の確認', when: '公開中の求人を確かめる時期になったとき', subject: '確認の時期になった求人があります' },
  job_review: { label: '求人の審査', when: '審査の結果が決まったとき', subject: '求人の審査の結果が決まりました' },
  job_closed: { label: '求人の公開停止', when: '運営が求人の公開を止めたとき、戻したとき', subject: '求人の公開について、運営からお知らせがあります' },
  company_decision: { label: '企業の利用', when: '運営が企業の承認・停止・契約について決めたとき', subject: '企業の利用について、運営からお知らせがあります' },
  webhook: { label: 'Webhook', when: '届かない状態が続いて、送信を止めたとき', subject: 'Webhookの送信を止めました' },
  thread_opened: { label: '運営による確認', when: '通報を受けて、運営がやりとりを確認したとき', subject: '運営がやりとりを確認しました' },
}

/** What operators decided belongs to the contract, and that they read a conversation to its secrecy: these mails cannot be turned off. */
export const unmutedKinds: readonly MemberNotificationKind[] = ['job_closed', 'company_decision', 'thread_opened']
