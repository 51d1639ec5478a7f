import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'

type Spans = AdvancedProfile['availabilities']

const on = (days: number[], from: number, to: number): Spans => days.map((weekday) => ({ weekday, from_minute: from * 60, to_minute: to * 60 }))
const weekdays = [1, 2, 3, 4, 5]

/** Three weeks as many people have them. */
export const weekPresets: { key: 'day' | 'short' | 'evening'; name: string; spans: Spans }[] = [
  { key: 'day', name: '平日の日中（9〜18時）', spans: on(weekdays, 9, 18) },
  { key: 'short', name: '平日の短時間（10〜16時）', spans: on(weekdays, 10, 16) },
  { key: 'evening', name: '夜と週末', spans: [...on(weekdays, 19, 23), ...on([0, 6], 9, 18)] },
]

const keyOf = (spans: Spans) =>
  spans
    .map(({ weekday, from_minute, to_minute }) => `${weekday} ${String(from_minute).padStart(4, '0')} ${to_minute}`)
    .toSorted()
    .join()

/** Which of them somebody's week is; `own` for any other, `none` for an empty one. */
export const presetOf = (spans: Spans) => (spans.length === 0 ? 'none' : (weekPresets.find((preset) => keyOf(preset.spans) === keyOf(spans))?.key ?? 'own'))
