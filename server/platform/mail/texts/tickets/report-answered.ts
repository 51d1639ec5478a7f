import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'

export const reportAnswered = ({ number, answer, is_candidate }: { number: number; answer: string; is_candidate: boolean }) =>
  mailText({
    kind: 'report_answered',
    subject: `通報・申し出に回答しました（番号 ${number}）`,
    parts: [
      `受付番号 ${number} の通報・申し出に、運営から回答します。`,
      answer,
      ...(is_candidate ? [{ action: '通報の状況を見る', url: `${settings.publicUrl}/settings/reports` }] : []),
      '納得できないときは、受付番号を書いて、もう一度お知らせください。',
      { action: '問い合わせと通報', url: `${settings.publicUrl}/about/contact` },
    ],
  })
