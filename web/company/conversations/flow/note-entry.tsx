import { Fragment } from 'react'
import { momentText } from '#contract/platform/time/japan-time.ts'
import type { Team } from '#contract/hiring/applications/thread-team.ts'

type NoteEntryProps = { note: Team['comments'][number]; members: Team['members']; now: Date }

/** A member's note, among the messages; only the company sees it. */
export const NoteEntry = ({ note: { member_name, comment, created_at }, members, now }: NoteEntryProps) => (
  <div className="team-note">
    <span className="av" aria-hidden="true">
      {[...member_name][0]}
    </span>
    <div>
      <p className="small">
        <b>
          <bdi>{member_name}</bdi>
        </b>
        {'　社内メモ・'}
        <time dateTime={created_at}>{momentText(created_at, now)}</time>
      </p>
      <p dir="auto">
        {partsOf(comment, members).map(({ text, isCall }, index) => (isCall ? <b key={index}>{text}</b> : <Fragment key={index}>{text}</Fragment>))}
      </p>
    </div>
  </div>
)

/** The text in pieces, of which some call a colleague by name; the longest name counts. */
function partsOf(text: string, members: Team['members']) {
  const calls = members.flatMap(({ name }) => [`@${name}`, `＠${name}`]).toSorted((one, other) => other.length - one.length)
  const parts: { text: string; isCall: boolean }[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const call = calls.find((one) => text.startsWith(one, at))
    if (call) {
      parts.push({ text: plain, isCall: false }, { text: call, isCall: true })
      plain = ''
    } else plain += text[at]
    at += call?.length ?? 1
  }
  return [...parts, { text: plain, isCall: false }]
}
