import { siteSettings } from '#server/settings/site-settings.ts'
import { SOFTWARE } from '#contract/platform/site/site-name.ts'
type Ready = { filesWarning: string | undefined; setupLink: string | undefined; accounts: { email: string; password: string; page: string }[] }

/** Tells the operator at the terminal that the server is ready. */
export function sayReady(address: string, { filesWarning, accounts, setupLink }: Ready) {
  // Prints the address on a separate line, for people and programs.
  process.stdout.write(`${SOFTWARE} は ${process.uptime().toFixed(1)} 秒で起動しました。\n${address}\n`)
  if (setupLink)
    process.stdout.write(
      `サイトはまだ公開していません。24時間のうちに、次のリンクをブラウザーで開いて、初期設定を始めてください（1回だけ使えます。新しいリンク: npm run setup:link）。\n${setupLink}\n`,
    )
  if (filesWarning) process.stderr.write(`${filesWarning}\n`)
  if (!siteSettings().sendsMail) process.stderr.write('SMTP_URL がないため、メールは送られません。登録とパスワードの再設定はできません。\n')
  if (accounts.length > 0)
    process.stdout.write(
      `デモのアカウント（このコンピューターのブラウザからだけ使えます）:\n${accounts.map(({ email, password, page }) => `  ${email}  ${password}  ${address}${page}`).join('\n')}\n`,
    )
}
