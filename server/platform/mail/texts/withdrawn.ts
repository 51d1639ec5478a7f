import { mailText } from '../mail-text.ts'

/** The last mail. It is sent without an account: `candidate_user_id` is null. */
export const withdrawn = () =>
  mailText({
    kind: 'withdrawn',
    subject: '退会の手続きが終わりました',
    parts: [
      '退会の手続きが終わりました。プロフィール、職歴、履歴書など、登録していた内容は消えています。',
      'このアドレスへのメールは、これが最後です。',
      'これまで使っていただき、ありがとうございました。',
    ],
  })
