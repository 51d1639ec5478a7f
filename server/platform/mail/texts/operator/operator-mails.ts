import { siteSettings } from '#server/settings/site-settings.ts'
import { longTimeText } from '#contract/platform/time/japan-time.ts'
import { pages } from '#contract/platform/pages.ts'
import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

export const operatorInvitation = ({ link }: { link: string }) =>
  mailText({
    kind: 'operator_invitation',
    subject: '運営のメンバーとして使いはじめる',
    parts: [
      `${siteSettings().name}の運営のメンバーに追加されました。次のページでパスワードを決め、続けて二段階認証を設定してください。`,
      { action: 'パスワードを決める', url: link },
      'このリンクは30分のあいだ、1回だけ使えます。過ぎたときは、運営のほかのメンバーに再送を依頼してください。',
      '心当たりがないときは、このメールを消してください。',
    ],
  })

type Changed = { what: string; whom: string; by: string; reason?: string | undefined; at: Date }

/** To every operator: none of them is made, promoted, reset or removed unnoticed. `what` is a whole sentence. */
export const operatorChanged = ({ what, whom, by, reason, at }: Changed) =>
  mailText({
    kind: 'operator_changed',
    subject: '運営のメンバーについての知らせ',
    parts: [
      what,
      {
        facts: [
          ['だれを', plainWords(whom)],
          ['だれが', plainWords(by)],
          ['日時', longTimeText(at)],
          ...(reason ? [['理由', reason] as [string, string]] : []),
        ],
      },
      '運営のメンバー全員に送っています。心当たりのない変更なら、すぐにほかのメンバーと確かめてください。',
      { action: '運営のメンバーを見る', url: settings.publicUrl + pages.operatorMembers() },
    ],
  })

type Awaited = { what: string; by: string; reason: string; path: string }

/** To the operators who may approve another operator's request. */
export const approvalAwaited = ({ what, by, reason, path }: Awaited) =>
  mailText({
    kind: 'approval_awaited',
    subject: '承認の依頼があります',
    parts: [
      what,
      { facts: [['依頼者', plainWords(by)], ...(reason ? [['理由', plainWords(reason)] as [string, string]] : [])] },
      '依頼者とは別の運営のメンバーが、内容を確認して承認か却下を選んでください。',
      { action: '依頼を確認', url: settings.publicUrl + path },
    ],
  })

/** To an operator whom a colleague's note calls by name. The note itself is read on its page only, because it may be about a person. */
export const operatorMentioned = ({ by, about, path }: { by: string; about: string; path: string }) =>
  mailText({
    kind: 'operator_mentioned',
    subject: '運営内のメモであなたが指名されました',
    parts: [`${plainWords(by)}さんが、${about}についてのメモであなたを指名しました。`, { action: 'メモを開く', url: settings.publicUrl + path }],
  })

/** To the operators, once the tries of a scheduled backup are used up. */
export const backupFailed = ({ failure }: { failure: string }) =>
  mailText({
    kind: 'backup_failed',
    subject: 'バックアップを作れませんでした',
    parts: [
      '予定の時刻のバックアップを何度か試しましたが、作れませんでした。次は、次の予定の時刻に試します。',
      failure,
      { action: '運用の状態を見る', url: settings.publicUrl + pages.operatorSystem() },
    ],
  })

/** To the operators who can decide about it. */
export const claimWaiting = ({ company }: { company: string }) =>
  mailText({
    kind: 'claim_waiting',
    subject: '企業の管理者になる申請が届きました',
    parts: [
      `「${plainWords(company)}」の管理者になる申請が届きました。ドメインと法人番号を確かめて、認めるか断るかを決めてください。`,
      { action: '申請を見る', url: settings.publicUrl + pages.operatorClaims() },
    ],
  })
