import { Link } from 'react-router'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { LoadedPeople } from '../load/load-candidates.ts'

/** The company's lists of candidates: who stands in each, and the way to delete it. */
export function ListsMenu({ lists }: Pick<LoadedPeople, 'lists'>) {
  if (lists.length === 0) return null
  return (
    <details className="people-saved">
      <summary className="button">
        <Icon name="bookmark" />
        リスト {lists.length}
      </summary>
      <div className="people-saved-in">
        <ul className="stack">
          {lists.map(({ id, name: label, to }) => (
            <li key={id} className="people-saved-row">
              <Link to={to}>
                <bdi>{label}</bdi>
              </Link>
              <PageForm className="row" hidden={{ id }} preventScrollReset>
                <SubmitButton look="small bare" intent="remove_list" aria-label={`リスト「${isolated(label)}」を削除`}>
                  削除
                </SubmitButton>
              </PageForm>
            </li>
          ))}
        </ul>
        <p className="hint">削除しても、候補者のプロフィールとやりとりは残ります。</p>
      </div>
    </details>
  )
}
