import { useId } from 'react'
import type { CandidateTag } from '#contract/hiring/selection/candidate-tags.ts'
import { LONGEST_TAG, MOST_TAGS_OF_CANDIDATE } from '#contract/hiring/selection/tag-limits.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'
import './tags.css'

const TAGS = 'tags'
const ofTags = { name: TAGS }

type Props = { tags: CandidateTag[]; all: (CandidateTag & { candidates: number })[]; mayTag: boolean; result: FormResult | undefined }

/** The company's labels of a candidate: given with the help of those it has, taken away, or deleted everywhere. */
export function TagsSection({ tags, all, mayTag, result }: Props) {
  const list = useId()
  const of = usePageForm<{ name: string }>(TAGS, {}, result)
  const { error, value } = of.field('name')
  if (!mayTag && tags.length === 0) return null
  return (
    <section className="candidate-tags" aria-label="タグ">
      {tags.length > 0 && (
        <ul className="tag-list">
          {tags.map(({ id, name }) => (
            <li key={id} className="label">
              <bdi>{name}</bdi>
              {mayTag && (
                <PageForm of={ofTags} className="" hidden={{ tag_id: id }} preventScrollReset>
                  <SubmitButton look="small bare" intent="remove_tag" aria-label={`タグ「${isolated(name)}」を外す`}>
                    ×
                  </SubmitButton>
                </PageForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayTag && (
        <details open={of.refused !== undefined || undefined}>
          <summary>{tags.length > 0 ? 'タグを追加・管理' : 'タグを追加'}</summary>
          <PageForm of={ofTags} className="row tag-form" preventScrollReset key={tags.length} noValidate>
            <Field label="タグ" hint={`社内だけに表示します。1人に${MOST_TAGS_OF_CANDIDATE}個までです。`} {...(error && { error })}>
              <input className="input" name="name" list={list} maxLength={LONGEST_TAG} defaultValue={value} autoComplete="off" />
            </Field>
            <datalist id={list}>
              {all.map((tag) => (
                <option key={tag.id} value={tag.name}>
                  {tag.name}
                </option>
              ))}
            </datalist>
            <SubmitButton intent="add_tag">追加</SubmitButton>
          </PageForm>
          {all.length > 0 && (
            <details>
              <summary>タグを削除する</summary>
              <ul className="all-tags">
                {all.map(({ id, name, candidates }) => (
                  <li key={id} className="row">
                    <span>
                      <bdi>{name}</bdi> <span className="small muted">{candidates}人</span>
                    </span>
                    <ConfirmDialog label="削除" of={name} note={`${candidates}人の候補者から外れます。元に戻せません。`}>
                      <PageForm of={ofTags} hidden={{ tag_id: id }} preventScrollReset>
                        <SubmitButton look="danger" intent="delete_tag">
                          削除する
                        </SubmitButton>
                      </PageForm>
                    </ConfirmDialog>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </details>
      )}
    </section>
  )
}
