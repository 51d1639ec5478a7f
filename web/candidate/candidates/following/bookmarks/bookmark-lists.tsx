import { Link } from 'react-router'
import { LONGEST_LIST_NAME } from '#contract/candidates/following/bookmark-limits.ts'
import type { BookmarkList } from '#contract/candidates/following/bookmarks.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import styles from './bookmarks.module.css'
import { listPath } from './list-path.ts'
import '#web/ui/styles/chip.css'

/** The lists into which the candidate sorts what they saved, the one in sight, and what can be done with it. */
export function BookmarkLists({ lists, list }: { lists: BookmarkList[]; list: BookmarkList | undefined }) {
  return (
    <section aria-label="保存した求人のリスト" className={styles.lists}>
      {lists.length > 0 && (
        <ul className="chips">
          {[undefined, ...lists].map((one) => (
            <li key={one?.id ?? 0}>
              <Link
                className={one?.id === list?.id ? `chip ${styles.here}` : 'chip plain'}
                aria-current={one?.id === list?.id ? 'page' : undefined}
                to={listPath(one?.id)}
                preventScrollReset
              >
                {one ? (
                  <>
                    <bdi>{one.name}</bdi>
                    <span className="muted">{grouped(one.bookmark_count)}</span>
                  </>
                ) : (
                  'すべて'
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {/* After a list was made, renamed or deleted the forms are closed, and hold nothing of before. */}
        <NewList key={lists.length} />
        {list && <ChangeList key={`${list.id} ${list.name}`} list={list} />}
      </div>
    </section>
  )
}

function NewList() {
  const form = usePageForm<{ name: string }>('new-list')
  return (
    <details className={styles.fold} open={form.refused !== undefined || undefined}>
      <summary>リストを作る</summary>
      <PageForm of={form} className={styles.form}>
        <TextField of={form} name="name" label="リストの名前" maxLength={LONGEST_LIST_NAME} required />
        <SubmitButton intent="create">作る</SubmitButton>
      </PageForm>
    </details>
  )
}

function ChangeList({ list: { id, name } }: { list: BookmarkList }) {
  const form = usePageForm<{ name: string }>('list', { name })
  return (
    <details className={styles.fold} open={form.refused !== undefined || undefined}>
      <summary>
        「<bdi>{name}</bdi>」を編集
      </summary>
      <PageForm of={form} hidden={{ id }} className={styles.form}>
        <TextField of={form} name="name" label="リストの名前" maxLength={LONGEST_LIST_NAME} required />
        <div className="row">
          <SubmitButton intent="rename">名前を変更</SubmitButton>
          <button type="submit" name="intent" value="remove" formNoValidate className="button bare">
            リストを削除
          </button>
        </div>
        <p className="hint">削除しても、入れた求人とメモは「すべて」に残ります。</p>
      </PageForm>
    </details>
  )
}
