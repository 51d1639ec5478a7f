import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { closedToOthers } from '#server/platform/start/created-once-file.ts'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { settings } from '#server/settings.ts'
import { hasOperator, issueSetupLink } from './setup-links.ts'

process.exitCode = await run()

/** `npm run setup:link`: a new link for the setup in the browser. The links of before end. */
async function run() {
  try {
    if (!settings.isForOthers)
      throw new CannotStart('このコンピューターで試すときは、初期設定のリンクはいりません。公開するときは、PUBLIC_URL に公開のアドレスを書いてください。')
    closedToOthers()
    const database = await openDatabase('app')
    await migrate(database.ownerUrl)
    const db = connect(database.url)
    try {
      if (await hasOperator(db)) throw new CannotStart(`運営のメンバーがもういます。${settings.publicUrl}/operator/sign_in でログインしてください。`)
      process.stdout.write(
        `24時間のうちに、次のリンクをブラウザーで開いてください。1回だけ使えます。前のリンクは使えなくなりました。\n${await issueSetupLink(db, new Date(), { replacesOthers: true })}\n`,
      )
    } finally {
      await db.destroy()
      await database.close()
    }
    return 0
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}
