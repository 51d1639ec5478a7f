import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'

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
      { action: '依頼を確認', url: `${settings.publicUrl}${path}` },
    ],
  })
