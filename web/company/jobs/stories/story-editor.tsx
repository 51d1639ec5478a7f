import { useActionData } from 'react-router'
import type { OwnStory } from '#contract/jobs/stories/company-stories.ts'
import { storyKindNames } from '#contract/jobs/stories/story-parts.ts'
import { PictureField } from '#web/company/companies/page/fields/picture-field.tsx'
import { TextField } from '#web/company/companies/page/fields/text-field.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { ConflictNote } from './conflict-note.tsx'
import type { StoryConflict } from './merge-story.ts'
import { STATUS } from './story-acts.tsx'
import { StoryBlocks } from './story-blocks.tsx'
import { StoryChecks } from './story-checks.tsx'
import { blockRows, storyValues, type Values } from './story-of-form.ts'

/** The fields of a story beside what is to be done before it can be sent. */
export function StoryEditor({ story }: { story: OwnStory }) {
  const { id: member, acts } = useCompanyAccount()
  const answer = useActionData<FormResult>()
  // To withdraw the story saves nothing of what is typed here.
  const result = answer?.form === STATUS ? undefined : answer
  const { form, ...kept } = useSavedInput(`${member}:story-${story.id}`, result, { madeFrom: String(story.version) })
  const refused = result?.saved === false ? result.values : undefined
  const begun: Values = refused?.kind === undefined ? story.content : refused
  const values = storyValues(begun, result)
  const conflict = refused?.conflict as StoryConflict | undefined
  return (
    <div className="editor story-editor">
      <PageForm
        ref={form}
        className="editor-form"
        encType="multipart/form-data"
        preventScrollReset
        hidden={{ version: textOf(refused?.version) || story.version, begun: textOf(refused?.begun) || JSON.stringify(story.content) }}
      >
        {/* Enter in a field presses the first button of the form: it saves, and moves no block. */}
        <button type="submit" name="intent" value="save" className="vh" tabIndex={-1} aria-hidden="true">
          下書きを保存
        </button>
        {conflict ? <ConflictNote conflict={conflict} /> : <FormAnswer result={result} />}
        <section className="sec" aria-labelledby="about-title">
          <header>
            <h2 id="about-title">タイトルと書いた人</h2>
          </header>
          <Field label="種類">
            <select className="input" name="kind" defaultValue={values.text('kind')}>
              {Object.entries(storyKindNames).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <TextField values={values} name="title" label="タイトル" longest={80} hint="80文字まで。読むとわかることを、具体的に。" />
          <TextField values={values} name="lead" label="概要" rows={2} longest={160} hint="一覧と検索結果に表示されます。160文字まで。" />
          <div className="pair">
            <TextField values={values} name="author" label="書いた人" longest={60} hint="公開されます。本人の同意を得た名前。" />
            <TextField values={values} name="author_position" label="役割" need="may" longest={60} hint="例：開発責任者" />
          </div>
          <PictureField values={values} name="cover" label="カバー写真" use="image" canRemove />
          <TextField
            values={values}
            name="cover_text"
            label="カバー写真の説明"
            longest={200}
            hint="目の見えない人に読み上げられます。写真があるときは必須です。"
          />
        </section>
        <StoryBlocks rows={blockRows(begun)} values={values} />
        <div className="save-bar">
          {acts.includes('publish_jobs') && (
            <SubmitButton intent="request" look="primary" formNoValidate>
              保存して公開を申請
            </SubmitButton>
          )}
          <SubmitButton intent="save" formNoValidate>
            下書きを保存
          </SubmitButton>
          <SubmitButton intent="preview" formNoValidate>
            プレビュー
          </SubmitButton>
        </div>
        <SavedInputNote kept={kept} />
      </PageForm>
      <StoryChecks story={story} />
    </div>
  )
}
