import { LONGEST_BOOKMARK_NOTE } from '#contract/candidates/following/bookmark-limits.ts'
import type { BookmarkList } from '#contract/candidates/following/bookmarks.ts'
import { SaveButton } from '#web/jobs/follow/save-button.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { KeptJob, type KeptJobData, titleOf } from '../kept-job.tsx'
import styles from './bookmarks.module.css'

/** The form that compares the ticked jobs; it stands above their list. */
export const COMPARE_FORM = 'compare'

type BookmarkProps = { bookmark: KeptJobData & { list_id: number | null; note: string }; lists: BookmarkList[] }

/** A saved job, and below it the candidate's note and list. */
export function Bookmark({ bookmark, lists }: BookmarkProps) {
  const { followed, list_id, note } = bookmark
  const title = titleOf(bookmark)
  const form = usePageForm<{ list_id: number | null; note: string }>(`bookmark-${followed.company_id}-${followed.job_id}`, { list_id, note })
  const list = lists.find(({ id }) => id === list_id)
  return (
    <div className={styles.bookmark}>
      <KeptJob kept={bookmark} acts={<SaveButton followed={followed} marked title={title} size="small" />} />
      <div className={styles.under}>
        {bookmark.card && !bookmark.isClosed && (
          <label className="check">
            <input type="checkbox" name="id" value={followed.job_id} form={COMPARE_FORM} />
            比べる
            <span className="vh">
              ：<bdi>{title}</bdi>
            </span>
          </label>
        )}
        {/* A saved change begins with what was saved. */}
        <details key={`${list_id} ${note}`} className={`${styles.fold} ${styles.note}`} open={form.refused !== undefined || undefined}>
          <summary>
            {note || list ? (
              <>
                <span className={styles.said}>
                  {list && (
                    <span>
                      リスト：<bdi>{list.name}</bdi>
                    </span>
                  )}
                  {note && (
                    <span>
                      メモ：<bdi>{note}</bdi>
                    </span>
                  )}
                </span>
                編集
              </>
            ) : (
              'メモとリスト'
            )}
            <span className="vh">
              ：<bdi>{title}</bdi>
            </span>
          </summary>
          <PageForm of={form} hidden={followed} className={styles.form}>
            {lists.length > 0 && (
              <ChoiceField of={form} name="list_id" label="リスト" names={lists.map(({ id, name }) => [id, name] as const)} none="どのリストにも入れない" />
            )}
            <TextField of={form} name="note" label="メモ" hint="あなただけが読めます。" rows={3} maxLength={LONGEST_BOOKMARK_NOTE} />
            <SubmitButton intent="change">保存する</SubmitButton>
          </PageForm>
        </details>
      </div>
    </div>
  )
}
