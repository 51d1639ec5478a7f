import type { MailKind } from '#contract/notifications/settings/mail-kinds.ts'
import { incidentNotice } from '#server/operations/incidents/incident-notices.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'
import { alreadyRegistered, changeEmail, emailChanged, resetPassword, verifyEmail, withdrawn } from '#server/platform/mail/texts/account-mails.ts'
import { announcement, exportReady, mailMagazine } from '#server/platform/mail/texts/announcement-mails.ts'
import { claimDecided, claimReceived, companyDecision, jobDecision, storyDecision } from '#server/platform/mail/texts/company/decision-mails.ts'
import { outsideConsent, outsideLink, referralConfirm } from '#server/platform/mail/texts/company/outside-mails.ts'
import { outsideMeeting, outsideMeetingOffer } from '#server/platform/mail/texts/company/outside-meeting-mails.ts'
import { askToInvite, invitation, memberRemoved, verifyCompany } from '#server/platform/mail/texts/company/member-mails.ts'
import { memberNotification } from '#server/platform/mail/texts/member-notification.ts'
import { notification } from '#server/platform/mail/texts/notification.ts'
import {
  approvalAwaited,
  backupFailed,
  claimWaiting,
  operatorChanged,
  operatorInvitation,
  operatorMentioned,
} from '#server/platform/mail/texts/operator/operator-mails.ts'
import { testMail } from '#server/platform/mail/texts/operator/test-mail.ts'
import { savedSearchAlert } from '#server/platform/mail/texts/saved-search-alert.ts'
import {
  newSignIn,
  passwordChanged,
  secondFactorChanged,
  secondFactorReset,
  signInAdded,
  signInRemoved,
  wrongTries,
} from '#server/platform/mail/texts/sign-in/sign-in-mails.ts'
import { reportAnswered, reportReceived, requestAnswered, restricted, threadOpened } from '#server/platform/mail/texts/tickets/ticket-mails.ts'

const at = new Date('2026-11-21T10:00:00+09:00')
type Invented = { typed: string; link: string; said?: string }
const invented: Invented = { typed: '山田製作所', said: '内容を確認しました。', link: 'https://example.jp/x?a=1' }

/** One mail of every kind, about nobody: for operators who change its words, and for the tests that read all of them. */
export function sampleMails({ typed, link, said = typed }: Invented = invented): Record<MailKind, MailText> {
  const met = { name: typed, company_name: typed, position_title: typed, type: 'mensetsu' } as const
  const job = { title: typed, company: typed, salary: '年収 480〜620万円', url: link }
  return {
    verify_email: verifyEmail({ link }),
    test_mail: testMail(),
    already_registered: alreadyRegistered({ reset_link: link }),
    reset_password: resetPassword({ link }),
    claim_received: claimReceived({ company: typed }),
    claim_waiting: claimWaiting({ company: typed }),
    claim_decided: claimDecided({ company: typed, isGranted: false, reason: said }),
    company_decision: companyDecision({ company: typed, sentence: said, reason: said }),
    job_decision: jobDecision({ company: typed, position_title: typed, sentence: said, reason: said, job_id: 1 }),
    story_decision: storyDecision({ company: typed, title: typed, sentence: said, reason: said, story_id: 1 }),
    mail_magazine: mailMagazine({ title: typed, paragraphs: [said], unsubscribe_url: `${link}&end` }),
    operator_invitation: operatorInvitation({ link }),
    backup_failed: backupFailed({ failure: 'ディスクがいっぱいです。' }),
    operator_changed: operatorChanged({ what: '運営のメンバーが加わりました。', whom: typed, by: typed, reason: said, at }),
    approval_awaited: approvalAwaited({ what: '確認した人の一覧の書き出しが依頼されました。', by: typed, reason: said, path: '/operator/exports' }),
    operator_mentioned: operatorMentioned({ by: typed, about: '企業', path: '/operator/companies/detail?id=1' }),
    password_changed: passwordChanged({ at, reset_link: link }),
    change_email: changeEmail({ link }),
    email_changed: emailChanged({ at }),
    new_sign_in: newSignIn({ device: typed, at, sessions_link: link }),
    sign_in_removed: signInRemoved({ way: 'Google', at, security_link: link }),
    sign_in_added: signInAdded({ way: 'パスキー', at, security_link: link }),
    wrong_tries: wrongTries({ at, reset_link: link, security_link: link }),
    saved_search_alert: savedSearchAlert({ name: typed, total: 1_200, jobs: [job], search_link: link, unsubscribe_url: `${link}&end` }),
    notice: announcement({ title: typed }),
    notification: notification({ kind: 'new_message', title: typed, path: '/message', unsubscribe_url: `${link}&end` }),
    member_notification: memberNotification({ kind: 'application', company: typed, unsubscribe_url: `${link}&end` }),
    export_ready: exportReady({ link, until: at }),
    withdrawn: withdrawn(),
    incident_notice: incidentNotice({ subject: 'お知らせ', text: '1つ目。\n\n2つ目。' }),
    verify_company: verifyCompany({ link, company_name: typed }),
    ask_to_invite: askToInvite({ name: typed, email: 'saegusa@company.example', members_link: link }),
    invitation: invitation({ company_name: typed, invited_by_name: typed, role: '採用担当', link }),
    outside_consent: outsideConsent({ name: typed, company_name: typed, added_by: typed, source: 'agent', position_title: typed, keep_months: 12, link }),
    referral_confirm: referralConfirm({ name: typed, company_name: typed, referred_by: typed, position_title: typed, keep_months: 12, link }),
    outside_meeting_offer: outsideMeetingOffer({ ...met, times: ['11月25日（水）10:00〜10:30（日本時間）'], link }),
    outside_meeting: outsideMeeting({ ...met, change: 'booked', time: '11月25日（水）10:00〜10:30（日本時間）', link }),
    outside_link: outsideLink({ company_name: typed, link, is_receipt: true }),
    member_removed: memberRemoved({ company_name: typed }),
    second_factor_changed: secondFactorChanged({ what: '認証アプリが外されました。', area: 'candidate', at, settings_link: link }),
    second_factor_reset: secondFactorReset({ at, reset_link: link, contact_link: `${link}&contact` }),
    report_received: reportReceived({ number: 12, due: at, is_candidate: true }),
    report_answered: reportAnswered({ number: 12, answer: said, is_candidate: true }),
    thread_opened: threadOpened({ company_name: typed }),
    restricted: restricted({ is_restricted: true, reason: said }),
    request_answered: requestAnswered({ number: 12, kind: '訂正', answer: said }),
  }
}
