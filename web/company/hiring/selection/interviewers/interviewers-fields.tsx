import { useEffect, useRef, useState } from 'react'
import type { BusyTime, Interviewer } from '#contract/hiring/meetings/interviewers.ts'
import { meetingStart } from '#contract/hiring/meetings/meeting-time.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import type { FormOf } from '#web/platform/forms/page-form/use-page-form.ts'
import { numberOf, textOf } from '#web/platform/forms/values/text-of.ts'
import { instantInZone } from '#contract/platform/time/instant-in-zone.ts'
import { type Overlap, overlapsOf } from './overlaps-of.ts'

type Choices = { name: string; error: string | undefined; chosen: readonly (string | number)[] }
type Props = {
  of: FormOf<'kit_id'> & { choices: (name: 'interviewer_ids', begun?: string[]) => Choices }
  /** Who is named until the form is refused. */
  begun?: string[]
  interviewers: Interviewer[]
  kits: { id: string; name: string }[]
}

const SHOWN = 3
const timeOf = ({ starts_at, minutes, is_offered, is_imported }: BusyTime) =>
  `${meetingStart(new Date(starts_at))}から${minutes}分${is_offered ? '（候補日）' : is_imported ? '（カレンダー）' : ''}`
const reasonOf = (busy: BusyTime | null) => (busy ? `予定あり（${timeOf(busy)}）` : '面談できる時間の外')

/** The next times at which a member is taken, for those who read the page without scripts, too. */
const plansOf = (busy: BusyTime[]) =>
  busy.length === 0 ? '予定はありません' : `${busy.slice(0, SHOWN).map(timeOf).join('、')}${busy.length > SHOWN ? `、ほか${busy.length - SHOWN}件` : ''}`

/** Who meets the candidate, with which kit, and which of the offered times lie upon another meeting of theirs. */
export function InterviewersFields({ of, begun, interviewers, kits }: Props) {
  const { overlaps, fields } = useOverlaps(interviewers)
  if (interviewers.length === 0) return null
  return (
    <div className="stack" ref={fields}>
      <ChoicesField
        {...of.choices('interviewer_ids', begun)}
        type="checkbox"
        legend="面接担当"
        need="may"
        hint="予定は、このサイトの面談・面接と候補日、メンバーが取り込んだカレンダーの時間です。候補者に見えるのは、送った候補日だけです。"
        options={interviewers.map(({ id, name, busy, has_week }) => ({
          value: id,
          label: <bdi>{name}</bdi>,
          note: `${plansOf(busy)}${has_week ? '' : '・面談できる時間は未設定（平日10〜18時とみなします）'}`,
        }))}
      />
      <div aria-live="polite">
        {overlaps.length > 0 && (
          <ul className="note warn overlaps">
            {overlaps.map(({ slot, member, busy }) => (
              <li key={`${slot} ${member} ${busy?.starts_at}`}>
                候補{slot}　<bdi>{member}</bdi>さん：{reasonOf(busy)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {kits.length > 0 && (
        <ChoiceField
          of={of}
          name="kit_id"
          label="終わったあとの評価"
          need="may"
          none="依頼しない"
          names={kits.map(({ id, name }) => [id, name] as const)}
          hint="選ぶと、面談・面接が終わったときに、面接担当の全員に通知します。"
        />
      )}
    </div>
  )
}

/** The overlaps of what the form holds now; counted again with each change. */
function useOverlaps(interviewers: Interviewer[]) {
  const [overlaps, setOverlaps] = useState<Overlap[]>([])
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = fields.current?.closest('form')
    if (!form) return
    const count = () => {
      const typed = new FormData(form)
      const zone = textOf(typed.get('time_zone'))
      const slots = typed.getAll('slots').map((slot) => (textOf(slot) ? instantInZone(textOf(slot), zone) : ''))
      const chosen = typed.getAll('interviewer_ids')
      const members = interviewers.filter(({ id }) => chosen.includes(id))
      setOverlaps(overlapsOf(slots, numberOf(typed.get('minutes')) ?? 0, members, new Date()))
    }
    count()
    form.addEventListener('input', count)
    return () => form.removeEventListener('input', count)
  }, [interviewers])
  return { overlaps, fields }
}
