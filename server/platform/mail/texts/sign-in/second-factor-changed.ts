import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { mailText } from '../../mail-text.ts'
import { timeInJapan } from '../../time-in-japan.ts'

const whom = { candidate: '問い合わせの窓口に', company: '管理者に', operator: '運営のほかのメンバーに' }

/** `what` is a whole sentence: what became of the second factor. */
export const secondFactorChanged = ({ what, area, at, settings_link }: { what: string; area: Area; at: Date; settings_link: string }) =>
  mailText({
    kind: 'second_factor_changed',
    subject: '二段階認証の知らせ',
    parts: [
      what,
      { facts: [['日時', timeInJapan(at)]] },
      'ご自身の操作なら、何もする必要はありません。',
      `覚えがないときは、すぐにパスワードを変えて、${whom[area]}知らせてください。`,
      { action: '設定を開く', url: settings_link },
    ],
  })
