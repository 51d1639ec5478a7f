import { Link } from 'react-router'
import { MOST_TAGS } from '#contract/operations/notes/tag-limits.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import './notes.css'

type Props = {
  tags: string[]
  mayChange: boolean
  /** The list of all that carry a tag. */
  listOf: (tag: string) => string
  /** Who does not see them. */
  hint: string
}

/** The tags of a company or a person, each with the way to all that carry it. */
export function OperatorTags({ tags, mayChange, listOf, hint }: Props) {
  const form = usePageForm<{ tags: string }>('tags', { tags: tags.join('、') })
  return (
    <div className="company-tags">
      <span className="small muted">タグ</span>
      {tags.map((tag) => (
        <Link key={tag} className="label" to={listOf(tag)}>
          <bdi>{tag}</bdi>
        </Link>
      ))}
      {tags.length === 0 && <span className="small muted">なし</span>}
      {mayChange && (
        <details open={form.refused ? true : undefined}>
          <summary className="small">タグを編集</summary>
          <PageForm of={form} key={tags.join()}>
            <TextField
              of={form}
              name="tags"
              label="タグ"
              need="may"
              hint={`読点かカンマで区切ります。${MOST_TAGS}個まで。${hint}`}
              maxLength={400}
              autoComplete="off"
            />
            <SubmitButton intent="tags" look="small">
              保存
            </SubmitButton>
          </PageForm>
        </details>
      )}
    </div>
  )
}
