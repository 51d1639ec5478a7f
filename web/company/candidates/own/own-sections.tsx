import type { Person } from '#contract/candidates/search/people.ts'
import type { LoadedOwn } from './load-own.ts'
import { NotesSection } from './notes-section.tsx'
import { ReminderForms } from './reminder-forms.tsx'
import { TagsForm } from './tags-form.tsx'
import './own.css'

type Props = { candidate_id: string; own: LoadedOwn; now: Date } & Pick<Person, 'tag_ids' | 'list_ids' | 'reminders'>

/** What the company keeps about a candidate for itself, beside their profile. */
export const OwnSections = ({ candidate_id, own: { notes, members, lists, tags }, now, tag_ids, list_ids, reminders }: Props) => (
  <section className="own" aria-label="社内の記録">
    <NotesSection candidate_id={candidate_id} notes={notes} members={members} now={now} />
    <TagsForm candidate_id={candidate_id} tag_ids={tag_ids} tags={tags} />
    <ReminderForms candidate_id={candidate_id} pools={lists.filter(({ id }) => list_ids.includes(id))} reminders={reminders} members={members} now={now} />
  </section>
)
