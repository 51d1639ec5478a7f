import type { AdvancedProfile } from '#contract/candidates/profiles/candidate-profiles.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { WeekGrid } from './week-grid.tsx'
import { WeekInputs } from './week-inputs.tsx'

/** The week: painted, or without scripts entered as times. */
export const WeekField = ({ saved }: { saved: AdvancedProfile['availabilities'] }) => (useScripted() ? <WeekGrid saved={saved} /> : <WeekInputs />)
