import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

/** To the operators who can decide about it. */
export const claimWaiting = ({ company }: { company: string }) =>
  mailText({
    kind: 'claim_waiting',
    subject: '企業の管理者になる申請が届きました',
    parts: [
      `「${plainWords(company)}」の管理者になる申請が届きました。ドメインと法人番号を確かめて、認めるか断るかを決めてください。`,
      { action: '申請を見る', url: `${settings.publicUrl}/operator/claims` },
    ],
  })
