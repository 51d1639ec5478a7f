import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Email } from '#contract/accounts/sign-in/credentials.ts'
import { OperatorName } from '#contract/accounts/operators/operator-accounts.ts'
import { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { closedToOthers } from '#server/platform/start/created-once-file.ts'
import { connect } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { loadSiteSettingsOf } from '#server/platform/site-settings/load-site-settings.ts'
import { createOperator } from './create-operator.ts'

const USAGE = `使いかた: npm run operator:create -- メールアドレス 氏名 [--role full|read_only] [--reset-second-factor]
氏名に空白があるときは "山田 花子" のように囲んでください。もういる人のアドレスなら、パスワードを決めるリンクだけを新しくします。`

const Given = z.object({ email: Email, name: OperatorName, role: OperatorRole })

process.exitCode = await run()

async function run() {
  const given = read()
  if (!given) {
    console.error(USAGE)
    return 2
  }
  try {
    closedToOthers()
    const database = await openDatabase('app')
    await migrate(database.ownerUrl)
    await loadSiteSettingsOf(database.url)
    const db = connect(database.url)
    const { isNew, link } = await createOperator(db, new Date(), given).finally(async () => {
      await db.destroy()
      await database.close()
    })
    console.log(
      `${isNew ? '運営のメンバーを追加しました。' : 'この方は、もう運営のメンバーです。'}30分のうちに、次のページでパスワードを決めてください。\n${link}`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    console.error(error.message)
    return 1
  }
}

/** Nothing when what was typed makes no sense. */
function read() {
  try {
    const options = { role: { type: 'string', default: 'full' }, 'reset-second-factor': { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    const [email, name, ...more] = positionals
    const { data } = Given.safeParse({ email, name, role: values.role })
    return more.length === 0 && data ? { ...data, resetsFactor: values['reset-second-factor'] } : undefined
  } catch {
    return undefined
  }
}
