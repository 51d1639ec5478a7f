import type { Api } from '#contract/index.ts'
import type { PrivacyChange } from '#contract/candidates/privacy/privacy.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>

/** An empty field means no limit. The API refuses a text that is no number, and names it. */
const amountOf = (value: unknown) => {
  const text = textOf(value).normalize('NFKC').replaceAll(/[,\s]/g, '')
  return text === '' ? null : Number(text)
}

/** The actions of the privacy page, by the pressed button; each returns a sentence about the new state. */
export async function savePrivacy({ candidate_users: mine }: Api, values: Values, intent: string | null) {
  const company_id = textOf(values.company_id)
  switch (intent) {
    case 'open':
      await mine.privacy.change({ is_open: true })
      return '公開しました。ブロックしていない企業から、名前を伏せて見えます。'
    case 'close':
      await mine.privacy.change({ is_open: false })
      return '非公開にしました。いまから、どの企業からも見えません。'
    case 'block':
      await mine.blocked_companies.block({ company_id })
      return 'ブロックしました。いまから、この企業からは見えません。'
    case 'unblock':
      await mine.blocked_companies.unblock({ company_id })
      return 'ブロックをやめました。'
    case 'allow':
      await mine.blocked_employers.allow({ company_id })
      return 'この企業に見せることにしました。'
    case 'disallow':
      await mine.blocked_employers.disallow({ company_id })
      return 'また自動でブロックします。'
    case 'show_receipts':
      await mine.read_receipts.change({ is_shown: true })
      return 'これから読むメッセージに、企業から「既読」が見えます。'
    case 'hide_receipts':
      await mine.read_receipts.change({ is_shown: false })
      return '既読の表示をやめました。これまでの「既読」も見えなくなりました。'
    case 'add_rule':
      await mine.block_rules.add({ kind: textOf(values.kind) === 'domain' ? 'domain' : 'keyword', value: textOf(values.value) })
      return '条件を追加しました。'
    case 'remove_rule':
      await mine.block_rules.remove({ id: textOf(values.id) })
      return '条件を削除しました。'
    case 'revoke':
      await mine.reveals.revoke({ company_id })
      return '公開をやめました。この企業からは、名前を伏せたプロフィールだけが見えます。'
    case 'scouts':
      await mine.privacy.change(scoutsOf(values))
      return 'スカウトの受け取り方を保存しました。'
  }
}

const scoutsOf = (values: Values) =>
  ({
    salary_floor: amountOf(values.salary_floor),
    scout_budget: amountOf(values.scout_budget),
    scout_delivery: textOf(values.scout_delivery) as PrivacyChange['scout_delivery'],
    scout_delivery_weekday: amountOf(values.scout_delivery_weekday),
    scout_delivery_hour: amountOf(values.scout_delivery_hour),
    min_scout_integrity: amountOf(values.min_scout_integrity) ?? 0,
  }) satisfies PrivacyChange
