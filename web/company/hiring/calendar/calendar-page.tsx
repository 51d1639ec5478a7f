import { href } from 'react-router'
import { SUGGESTED_DAYS } from '#contract/hiring/calendars/usual-week.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { spansOf } from '#web/platform/forms/week/week-fields.ts'
import { WeekGrid } from '#web/platform/forms/week/week-grid.tsx'
import { savedTimes, WeekInputs } from '#web/platform/forms/week/week-inputs.tsx'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { Route } from './+types/calendar-page.ts'
import { CalendarFile } from './calendar-file.tsx'
import { FeedSection } from './feed-section.tsx'
import { DaysSection, timesOfDay } from './days-section.tsx'
import '#web/platform/forms/week/week.css'
import './calendar.css'

const PATH = href('/online/companies/settings/calendar')

export async function loader({ context }: Route.LoaderArgs) {
  const calendar = await context.get(apiContext).company_users.calendar.show({})
  return { calendar, now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { calendar } }, values, intent) => {
    switch (intent) {
      case 'day':
        await calendar.save_day({ day: textOf(values.day), times: timesOfDay(values) })
        return 'この日の時間を保存しました。'
      case 'remove_day':
        await calendar.remove_day({ day: textOf(values.day) })
        return 'この日の変更を取り消しました。'
      case 'file': {
        const { imported } = await calendar.import_file({ file: values.file instanceof File ? values.file : new File([], 'calendar.ics') })
        return `予定のある時間を${imported?.times ?? 0}件取り込みました。`
      }
      case 'remove_file':
        await calendar.remove_file()
        return '取り込んだ予定を削除しました。'
      case 'feed':
        await calendar.issue_feed({})
        return '購読リンクを作成しました。'
      case 'revoke_feed':
        await calendar.revoke_feed()
        return '購読リンクを無効にしました。'
      default:
        await calendar.save_week({ week: spansOf(values) })
        return '面談できる時間を保存しました。'
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '面談できる時間', description: '面談・面接の候補日を探すための、自分の時間です。', path: PATH, noindex: true })

export const handle = crumbs({ here: '面談できる時間' })

const words = { legend: '面談できる曜日と時間（日本時間）', free: '面談できる', partly: '一部できる', none: '面談できない', empty: '面談しない' }

const on = (days: number[], from: number, to: number) => days.map((weekday) => ({ weekday, from_minute: from * 60, to_minute: to * 60 }))
const weekdays = [1, 2, 3, 4, 5]
const presets = [
  { key: 'usual', name: '平日 10〜18時', spans: on(weekdays, 10, 18) },
  { key: 'long', name: '平日 9〜20時', spans: on(weekdays, 9, 20) },
  { key: 'afternoon', name: '平日 13〜18時', spans: on(weekdays, 13, 18) },
]

/** When the member can meet candidates; what colleagues see of it stands on top. */
export default function CalendarPage({ loaderData: { calendar, now } }: Route.ComponentProps) {
  const form = usePageForm<{ week: string }>('week')
  const { week, week_saved_at, days, imported, feed } = calendar
  const isScripted = useScripted()
  const saved = Object.fromEntries(savedTimes(week))
  return (
    <div className="wrap stack member-calendar">
      <h1>面談できる時間</h1>
      <p className="prose">
        候補日を送るメンバーに、あなたが空いている日時（翌日から{SUGGESTED_DAYS}日間）と予定のある時間を表示します。候補者に見えるのは、送った候補日だけです。
      </p>
      <FormAnswer result={form.result} />
      <PageForm of={form} preventScrollReset key={week_saved_at}>
        {week_saved_at === null && <p className="note">まだ保存していません。保存するまでは、平日10〜18時とみなします。</p>}
        {isScripted ? (
          <WeekGrid saved={week} words={words} presets={presets} pick="button small" />
        ) : (
          <WeekInputs
            list="week"
            refused={form.refused?.values}
            issues={form.issues}
            text={(name) => textOf(form.refused ? form.refused.values[name] : saved[name])}
          />
        )}
        <SubmitButton look="primary" intent="week">
          保存
        </SubmitButton>
      </PageForm>
      <DaysSection days={days} now={now} />
      <CalendarFile imported={imported} now={now} />
      <FeedSection feed={feed} now={now} />
    </div>
  )
}
