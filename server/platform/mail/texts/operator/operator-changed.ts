import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { plainWords } from '../../words/plain-words.ts'
import { timeInJapan } from '../../time-in-japan.ts'

type Changed = { what: string; whom: string; by: string; reason?: string | undefined; at: Date }

/** To every operator: none of them is made, promoted, reset or removed unnoticed. `what` is a whole sentence. */
export const operatorChanged = ({ what, whom, by, reason, at }: Changed) =>
  mailText({
    kind: 'operator_changed',
    subject: '運営のメンバーについての知らせ',
    parts: [
      what,
      {
        facts: [['だれを', plainWords(whom)], ['だれが', plainWords(by)], ['日時', timeInJapan(at)], ...(reason ? [['理由', reason] as [string, string]] : [])],
      },
      '運営のメンバー全員に送っています。心当たりのない変更なら、すぐにほかのメンバーと確かめてください。',
      { action: '運営のメンバーを見る', url: `${settings.publicUrl}/operator/members` },
    ],
  })
