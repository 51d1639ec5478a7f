import { inJapan } from '../maintenance/in-japan.ts'

/** A minute that the calendar has, as a field for day and time writes it. */
function isMinute(value: string) {
  const at = new Date(`${value}:00Z`)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

/** The window as the form writes it into the address, times of Japan to the minute; or what is to be mended in it, by field. */
export function windowOf(params: URLSearchParams) {
  const [route = '', from = '', until = ''] = ['route', 'from', 'until'].map((name) => params.get(name)?.trim())
  if (!params.has('route')) return { issues: {} }
  const issues = {
    ...(!route && { route: '経路を入力してください。' }),
    ...(route.length > 200 && { route: '200文字以内で入力してください。' }),
    ...(!isMinute(from) && { from: '日時を入力してください。' }),
    ...(!isMinute(until) ? { until: '日時を入力してください。' } : until <= from && { until: '「この時刻から」より後にしてください。' }),
  }
  return Object.keys(issues).length > 0 ? { issues } : { issues, window: { route, from_at: inJapan(from), until_at: inJapan(until) } }
}
