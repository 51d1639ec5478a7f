type Times = { minutes: number; time_zone: string }

const JAPAN = 'Asia/Tokyo'
const partsIn = (timeZone: string) =>
  new Intl.DateTimeFormat('ja-JP', { timeZone, month: 'long', day: 'numeric', weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const nameOf = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('ja-JP', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** `11月25日（水）10:00〜10:30（日本時間）`, and where the company is elsewhere also its own time: a message has no reader's clock. */
export function meetingTime(start: Date, { minutes, time_zone }: Times) {
  const japan = `${spanIn(JAPAN, start, minutes)}（日本時間）`
  return time_zone === JAPAN ? japan : `${japan}　${spanIn(time_zone, start, minutes)}（${nameOf(time_zone, start)}）`
}

/** `11月25日（水）10:00`, in Japan: when a meeting begins. */
export const meetingStart = (start: Date) => startIn(JAPAN, start)

const startIn = (timeZone: string, start: Date) => partsIn(timeZone).format(start).replace('(', '（').replace(/\) ?/, '）')

function spanIn(timeZone: string, start: Date, minutes: number) {
  const end = partsIn(timeZone).formatToParts(new Date(start.getTime() + minutes * 60_000))
  const part = (name: string) => end.find(({ type }) => type === name)?.value ?? ''
  return `${startIn(timeZone, start)}〜${part('hour')}:${part('minute')}`
}
