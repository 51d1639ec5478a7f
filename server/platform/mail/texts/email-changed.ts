import { settings } from '#server/settings.ts'
import { mailText } from '../mail-text.ts'
import { timeInJapan } from '../time-in-japan.ts'

/** To the old address. It does not name the new one: the old mailbox may belong to another person by now. */
export const emailChanged = ({ at }: { at: Date }) =>
  mailText({
    kind: 'email_changed',
    subject: 'メールアドレスが変わりました',
    parts: [
      '登録のメールアドレスが、別のアドレスに変わりました。これからのお知らせは、新しいアドレスに届きます。',
      { facts: [['日時', timeInJapan(at)]] },
      '変えた覚えがないときは、すぐに窓口へ知らせてください。',
      { action: '窓口に知らせる', url: `${settings.publicUrl}/about/contact` },
    ],
  })
