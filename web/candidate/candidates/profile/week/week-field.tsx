import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { WeekGrid } from '#web/platform/forms/week/week-grid.tsx'
import { WeekInputs } from '#web/platform/forms/week/week-inputs.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { useFields } from '../fields/fields-context.ts'
import { weekPresets } from './week-presets.ts'

const words = { legend: '働ける曜日と時間', free: '働ける', partly: '一部働ける', none: '働けない', empty: '決めていない' }

/** The week: painted, or without scripts entered as times. */
export function WeekField({ saved }: { saved: AdvancedProfile['availabilities'] }) {
  const fields = useFields()
  return useScripted() ? (
    <WeekGrid saved={saved} words={words} presets={weekPresets} need="may" pick="pick" />
  ) : (
    <WeekInputs list="availabilities" {...fields} />
  )
}
