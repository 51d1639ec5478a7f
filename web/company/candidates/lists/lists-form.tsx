import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KeyHint } from '#web/work/keys/key-hint.tsx'

type ListsFormProps = { candidate_id: string; list_ids: number[]; lists: { id: number; name: string }[] }

/** In which of the company's lists a candidate stands. The candidate is not told. */
export function ListsForm({ candidate_id, list_ids, lists }: ListsFormProps) {
  return (
    <details className="people-saved" key={`${candidate_id} ${list_ids.join()}`}>
      <summary className="button" data-key="l">
        <Icon name="bookmark" />
        リスト{list_ids.length > 0 && ` ${list_ids.length}`}
        <KeyHint of="l" />
      </summary>
      <div className="people-saved-in">
        <PageForm hidden={{ candidate_id }} preventScrollReset>
          {list_ids.map((id) => (
            <input key={id} type="hidden" name="had" value={id} />
          ))}
          {lists.map(({ id, name: label }) => (
            <label key={id} className="check">
              <input type="checkbox" name="list_ids" value={id} defaultChecked={list_ids.includes(id)} />
              <bdi>{label}</bdi>
            </label>
          ))}
          <div className="field">
            <label htmlFor="list_name">新しいリスト</label>
            <input className="input" id="list_name" name="list_name" maxLength={50} aria-describedby="list_name-hint" />
            <p className="hint" id="list_name-hint">
              企業のメンバー全員で使えます。候補者には表示されません。
            </p>
          </div>
          <SubmitButton look="small" intent="lists">
            保存
          </SubmitButton>
        </PageForm>
      </div>
    </details>
  )
}
