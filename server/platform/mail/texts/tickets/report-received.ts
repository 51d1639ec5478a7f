import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'
import { timeInJapan } from '../../time-in-japan.ts'

export const reportReceived = ({ number, due, is_candidate }: { number: number; due: Date; is_candidate: boolean }) =>
  mailText({
    kind: 'report_received',
    subject: `受け付けました（番号 ${number}）`,
    parts: [
      '通報・申し出を受け付けました。運営が確かめて、このアドレスに回答します。',
      {
        facts: [
          ['受付番号', String(number)],
          ['回答の期限', timeInJapan(due)],
        ],
      },
      'あなたが知らせたことは、相手には伝わりません。',
      ...(is_candidate ? [{ action: '状況を見る', url: `${settings.publicUrl}/settings/reports` }] : []),
      '心当たりがないときは、だれかがアドレスを間違えています。このメールを消してください。',
    ],
  })
