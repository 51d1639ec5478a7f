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
  EXTERNAL_UNAVAILABLE: {
    status: 403,
    message: 'このサイトでは、このサービスでのログインを使っていません。',
    english: 'This site does not use this provider.',
  },
  EXTERNAL_REFUSED: {
    status: 403,
    message: '確認が終わりませんでした。もう一度はじめからお試しください。',
    english: 'The provider did not confirm. Please start again.',
  },
  EXTERNAL_TAKEN: {
    status: 409,
    message: 'このサービスのアカウントは、ほかの会員がログインに使っています。',
    english: 'Another account signs in with this one.',
  },
  EXTERNAL_EXPIRED: {
    status: 403,
    message: '確認してから時間がたちました。もう一度はじめからお試しください。',
    english: 'The confirmation has expired. Please start again.',
  },
  ADDRESS_REGISTERED: {
    status: 409,
    message: 'このメールアドレスは、すでに会員登録に使われています。これまでの方法でログインすると、設定の「ほかのサービスでのログイン」で連携できます。',
    english: 'This e-mail address has an account. Sign in as before and link the provider in the settings.',
  },
  LAST_WAY_IN: {
    status: 409,
    message: 'ログインする方法がなくなるため、解除・削除できません。先に、パスワードか、ほかのログイン方法を設定してください。',
    english: 'This is the only way into the account. Set a password or add a passkey first.',
  },
  MEMBERSHIP_CHANGED: {
    status: 409,
    message: '別のタブで企業を切り替えたか、別の人がログインしたため、保存していません。元の企業に切り替えてから、もう一度送ってください。',
    english: 'Another tab switched to another company or signed in as somebody else, so nothing was saved. Switch back and send it again.',
  },
  INVITATION_OF_OTHERS: {
    status: 403,
    message: 'この招待は、ほかのメールアドレスに送られたものです。招待されたアドレスでログインしてください。',
    english: 'This invitation went to another address. Please sign in with the address that was invited.',
  },
} as const
