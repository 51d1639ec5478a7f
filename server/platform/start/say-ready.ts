type Ready = { filesWarning: string | undefined; sendsMail: boolean; accounts: { email: string; password: string; page: string }[] }

/** Tells the operator at the terminal that the server is ready. */
export function sayReady(address: string, { filesWarning, sendsMail, accounts }: Ready) {
  // Prints the address on a separate line, for people and programs.
  process.stdout.write(`芽生え Mebae は ${process.uptime().toFixed(1)} 秒で起動しました。\n${address}\n`)
  if (filesWarning) process.stderr.write(`${filesWarning}\n`)
  if (!sendsMail) process.stderr.write('SMTP_URL がないため、メールは送られません。登録とパスワードの再設定はできません。\n')
  if (accounts.length > 0)
    process.stdout.write(
      `デモのアカウント（このコンピューターのブラウザからだけ使えます）:\n${accounts.map(({ email, password, page }) => `  ${email}  ${password}  ${address}${page}`).join('\n')}\n`,
    )
}
