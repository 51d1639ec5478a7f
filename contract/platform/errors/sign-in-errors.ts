/** Refusals on the way into an account. */
export const signInErrors = {
  WRONG_PASSWORD: { status: 401, message: 'メールアドレスかパスワードが違います。', english: 'The e-mail address or the password is wrong.' },
  CONFIRMATION_REQUIRED: {
    status: 403,
    message: 'パスワードをもう一度入力してください。',
    english: 'Please confirm with your password first.',
  },
  SIGN_UP_PASSWORD_REQUIRED: {
    status: 403,
    message: '申し込みのときに決めたパスワードを入力してください。',
    english: 'Please enter the password you chose when you signed up.',
  },
  PASSKEY_REFUSED: {
    status: 403,
    message: 'パスキーを確かめられませんでした。もう一度お試しください。',
    english: 'The passkey could not be verified. Please try again.',
  },
  PASSKEYS_UNAVAILABLE: {
    status: 403,
    message: 'このサイトのアドレスでは、パスキーを使えません。',
    english: 'Passkeys do not work under the address of this site.',
  },
  LINE_UNAVAILABLE: { status: 403, message: 'このサイトでは、LINEを使っていません。', english: 'This site does not use LINE.' },
  LINE_REFUSED: {
    status: 403,
    message: 'LINEでの確認が終わりませんでした。もう一度はじめからお試しください。',
    english: 'LINE did not confirm. Please start again.',
  },
  LINE_NOT_LINKED: {
    status: 403,
    message: 'このLINEアカウントは、まだ連携されていません。メールアドレスでログインして、設定の「LINE連携」で連携してください。',
    english: 'This LINE account is not linked yet. Sign in with your e-mail address and link it in the settings.',
  },
} as const
