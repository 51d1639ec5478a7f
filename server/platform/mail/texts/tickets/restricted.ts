import { settings } from '#server/settings.ts'
import { mailText } from '../../mail-text.ts'

export const restricted = ({ is_restricted, reason }: { is_restricted: boolean; reason: string }) =>
  mailText({
    kind: 'restricted',
    subject: is_restricted ? '利用を制限しました' : '利用の制限を解きました',
    parts: is_restricted
      ? [
          '運営が、あなたのアカウントの利用を制限しました。',
          { facts: [['理由', reason]] },
          'ログイン、閲覧、データの書き出し、退会はできます。メッセージ、応募など、ほかの人に届くことはできません。',
          '納得できないときは、窓口にお知らせください。',
          { action: '問い合わせと苦情', url: `${settings.publicUrl}/about/contact` },
        ]
      : ['運営が、あなたのアカウントの利用の制限を解きました。', { facts: [['理由', reason]] }, 'これまでどおりお使いいただけます。'],
  })
