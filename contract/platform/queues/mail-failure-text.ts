const causes: [RegExp, string][] = [
  [/^STOPPED$/, '運営がやめました'],
  [/ 5(?:50|51|53)$/, '宛先がないか、受け取りを断られました'],
  [/ 552$/, '宛先の容量がいっぱいです'],
  [/ 554$/, '迷惑メールとして断られました'],
  [/^EAUTH/, 'こちらのメールサーバーのパスワードが違います'],
  [/ 4\d\d$/, '相手のサーバーが、あとでと答えました'],
  [/ 5\d\d$/, '相手のサーバーに断られました'],
  [/^(?:ESOCKET|ECONNECTION|ECONNREFUSED|EDNS|ENOTFOUND)/, 'メールサーバーにつながりません'],
  [/^ETIMEDOUT/, 'メールサーバーから応答がありません'],
  [/^ETLS/, '暗号化した接続ができません'],
]

/** What a mail server's answer means, for the operator who has to act on it. */
export const mailFailureText = (failure: string) => causes.find(([pattern]) => pattern.test(failure))?.[1] ?? '送れませんでした'
