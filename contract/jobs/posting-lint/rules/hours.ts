import { isEmployment } from '../kinds.ts'
import type { Posting, Rule } from '../posting.ts'
import { plainText } from '../words/plain-text.ts'
import { textFields } from '../words/text-fields.ts'

type Job = Posting['job']

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const isTime = (time: string) => /^\d\d:\d\d$/.test(time)

/** From the start to the end of a day, over midnight if need be. */
function spanOf({ default_starting_time: start, default_ending_time: end }: Job) {
  if (!isTime(start) || !isTime(end)) return null
  const span = minutesOf(end) - minutesOf(start)
  return span > 0 ? span : span + 24 * 60
}

/** The days off a year that a text states. */
function statedHolidays(holiday: string) {
  const [, days] = /年間休日[^\d\n]{0,4}(\d{2,3})日/.exec(plainText(holiday)) ?? []
  return days === undefined ? null : Number(days)
}

const rule = (name: string, level: Rule['level'], find: (job: Job) => { field: string; message: string }[]): Rule => ({
  rule: name,
  level,
  find: ({ job }) => (isEmployment(job) ? find(job) : []),
})

/** 労働基準法32条・34条, and what the texts say of hours and days beside the fields. */
export const hours: Rule[] = [
  rule('break_too_short', 'error', (job) => {
    const span = spanOf(job)
    if (span === null || job.break_time === null || job.flex || job.discretionary_work) return []
    const work = span - job.break_time
    const least = work > 480 ? 60 : work > 360 ? 45 : 0
    return job.break_time < least
      ? [{ field: 'break_time', message: `${work > 480 ? 8 : 6}時間を超えて働く日は、休憩が${least}分以上必要です（労働基準法34条）。` }]
      : []
  }),
  rule('day_over_eight_hours', 'warning', (job) => {
    const span = spanOf(job)
    const isLong = span !== null && !job.discretionary_work && span - (job.break_time ?? 60) > 8 * 60
    return isLong
      ? [{ field: 'default_ending_time', message: '1日の労働時間が8時間を超えています。変形労働時間制などがなければ、時刻を確かめてください。' }]
      : []
  }),
  rule('week_over_forty_hours', 'warning', (job) => {
    const span = spanOf(job)
    const days = job.min_week_work_days
    const isLong = span !== null && days !== null && (span - (job.break_time ?? 60)) * days > 40 * 60
    return isLong ? [{ field: 'min_week_work_days', message: '1週間の労働時間が40時間を超えています。日数か時刻を確かめてください。' }] : []
  }),
  rule('days_contradict', 'warning', (job) => {
    const text = plainText(`${job.holiday}\n${job.treatment}`)
    const off = /(?:完全)?週休(?:3|三)日/.test(text) ? 3 : /週休(?:2|二)日|土日(?:・?祝日?)?休/.test(text) ? 2 : 0
    return off > 0 && (job.min_week_work_days ?? 0) > 7 - off
      ? [
          {
            field: 'min_week_work_days',
            message: `休日には「週休${off}日」とありますが、週の勤務日数が${job.min_week_work_days}日です。どちらかを直してください。`,
          },
        ]
      : []
  }),
  rule('few_holidays', 'warning', (job) => {
    const days = job.annual_holidays ?? statedHolidays(job.holiday)
    const span = spanOf(job)
    return days !== null && days < 105 && span !== null && span - (job.break_time ?? 60) >= 480
      ? [{ field: 'holiday', message: '1日8時間で年間休日が105日より少ないと、週40時間を超えます。日数を確かめてください。' }]
      : []
  }),
  rule('holidays_contradict', 'warning', (job) => {
    const said = statedHolidays(job.holiday)
    return said !== null && job.annual_holidays !== null && said !== job.annual_holidays
      ? [{ field: 'annual_holidays', message: `休日には「年間休日${said}日」とありますが、年間休日が${job.annual_holidays}日です。どちらかを直してください。` }]
      : []
  }),
  rule('times_contradict', 'warning', (job) => {
    const { default_starting_time: start, default_ending_time: end } = job
    if (!isTime(start) || !isTime(end)) return []
    return textFields.flatMap((field) => {
      const said = /(?:勤務時間|就業時間|所定労働時間|定時|標準労働時間帯?)[^\d\n]{0,10}(\d{1,2}):(\d{2})\s{0,9}[~〜-]\s{0,9}(\d{1,2}):(\d{2})/.exec(
        plainText(job[field]),
      )
      if (!said) return []
      const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = said
      const isSame = `${fromHour.padStart(2, '0')}:${fromMinute}` === start && `${toHour.padStart(2, '0')}:${toMinute}` === end
      return isSame
        ? []
        : [
            {
              field,
              message: `本文では「${fromHour}:${fromMinute}〜${toHour}:${toMinute}」、始業と終業は「${start}〜${end}」です。どちらかに合わせてください。`,
            },
          ]
    })
  }),
  rule('core_time_outside', 'warning', (job) => {
    const said = /(\d{1,2}):(\d{2})\s{0,9}[~〜-]\s{0,9}(\d{1,2}):(\d{2})/.exec(plainText(job.core_time))
    const span = spanOf(job)
    if (!said || !job.flex || span === null) return []
    const [from, to] = [Number(said[1]) * 60 + Number(said[2]), Number(said[3]) * 60 + Number(said[4])]
    const start = minutesOf(job.default_starting_time)
    return to <= from || from < start || to > start + span
      ? [{ field: 'core_time', message: 'コアタイムが、標準の始業と終業の間に入っていません。時刻を確かめてください。' }]
      : []
  }),
]
