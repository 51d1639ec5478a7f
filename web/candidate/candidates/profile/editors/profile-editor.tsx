import { useMemo } from 'react'
import { hiddenWords } from '#contract/candidates/hiding/hidden-words.ts'
import { HiddenWordsContext } from '#web/candidates/visibility/hidden-note.tsx'
import type { LoadedProfile } from '../frame/load-profile.ts'
import { ResumeText } from '../frame/resume-text.tsx'
import { EditorForm } from '../sheet/editor-form.tsx'
import { EditorSheet } from '../sheet/editor-sheet.tsx'
import type { EditorId } from './editor-ids.ts'
import { editors } from './editors.tsx'
import { HistoryEditor } from './history-editor.tsx'
import { WorkFields } from './work-fields.tsx'
import '../frame/profile.css'

type Props = { id: EditorId; workId: string | null; loaded: LoadedProfile; allowed: readonly number[]; base: string; editPath: (id: string) => string }

/** The editor of one part of the profile, in its sheet. */
export default function ProfileEditor({ id, workId, loaded, allowed, base, editPath }: Props) {
  const find = useMemo(() => hiddenWords(loaded.secrets), [loaded.secrets])
  const action = editPath(id) + (workId ? `&id=${workId}` : '')
  return <HiddenWordsContext value={find}>{editorOf()}</HiddenWordsContext>

  function editorOf() {
    if (id === 'history') {
      return (
        <EditorSheet title="職歴" base={base}>
          <div className="stack editor-history">
            <HistoryEditor loaded={loaded} allowed={allowed} action={action} editPath={editPath} />
          </div>
        </EditorSheet>
      )
    }
    if (id === 'work') {
      const experience = loaded.profile.work_experiences.find(({ user_work_experience_id }) => String(user_work_experience_id) === workId)
      return (
        <EditorForm
          id="work"
          title={experience ? '職歴を編集' : '職歴を追加'}
          seen="会社名は「経歴」の段階から、ほかの企業に見えます。"
          saved={experience ?? {}}
          base={base}
          action={action}
          prefix={/^work_experiences\.\d+\./}
        >
          <WorkFields experience={experience} loaded={loaded} />
          <ResumeText text={loaded.advanced.job_history_pdf_text} />
        </EditorForm>
      )
    }
    const { title, seen, saved, fields } = editors[id]
    return (
      <EditorForm id={id} title={title} seen={seen} saved={saved(loaded)} base={base} action={action}>
        {fields(loaded)}
      </EditorForm>
    )
  }
}
