import { siteSettings } from '#server/settings/site-settings.ts'
import { mailText } from '../../mail-text.ts'

/** To the operator who asked for it: sender, signature and colours as they are now. */
export const testMail = () =>
  mailText({
    kind: 'test_mail',
    subject: 'テストのメール',
    parts: [
      `${siteSettings().name}の設定から送った、テストのメールです。`,
      { facts: [['差出人', `${siteSettings().mailFrom.name} ${siteSettings().mailFrom.address}`]] },
      'このメールが届いていれば、メールの設定は正しく動いています。',
    ],
  })
