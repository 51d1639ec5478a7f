import { LONGEST_TAG, MOST_TAGS_OF_CANDIDATE } from '#contract/hiring/selection/tag-limits.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { isolated } from '#web/ui/text/isolated.ts'

type Tag = { id: number; name: string }
type Props = { candidate_id: string; tag_ids: number[]; tags: Tag[] }

const ofTag = { name: 'tag' }

/** The company's labels of a candidate: the same that its selections know. */
export function TagsForm({ candidate_id, tag_ids, tags }: Props) {
  const form = usePageForm<{ name: string }>(ofTag.name)
  const { error, value } = form.field('name')
  return (
    <section className="own-part" aria-label="タグ">
      <h3>タグ</h3>
      {tag_ids.length > 0 && (
        <ul className="own-tags">
          {tags
            .filter(({ id }) => tag_ids.includes(id))
            .map(({ id, name: label }) => (
              <li key={id} className="label">
                <bdi>{label}</bdi>
                <PageForm className="" hidden={{ candidate_id, tag_id: id }} preventScrollReset>
                  <SubmitButton look="small bare" intent="untag" aria-label={`タグ「${isolated(label)}」を外す`}>
                    ×
                  </SubmitButton>
                </PageForm>
              </li>
            ))}
        </ul>
      )}
      <PageForm of={ofTag} className="own-line" hidden={{ candidate_id }} preventScrollReset key={tag_ids.join()}>
        <Field label="タグを追加" hint={`1人に${MOST_TAGS_OF_CANDIDATE}個まで。候補者には表示されません。`} {...(error && { error })}>
          <input className="input" name="name" list="own-tags" required maxLength={LONGEST_TAG} defaultValue={value} autoComplete="off" />
        </Field>
        <datalist id="own-tags">
          {tags.map(({ id, name: label }) => (
            <option key={id} value={label}>
              {label}
            </option>
          ))}
        </datalist>
        <SubmitButton look="small" intent="tag">
          追加
        </SubmitButton>
      </PageForm>
    </section>
  )
}
