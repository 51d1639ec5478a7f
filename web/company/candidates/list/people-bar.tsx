import { LONGEST_POOL_NAME } from '#contract/candidates/search/pool-limits.ts'
import { LONGEST_TAG } from '#contract/hiring/selection/tag-limits.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { boxesOf, useChosen } from '#web/work/table/choice/use-chosen.ts'
import { WorkIcon } from '#web/work/parts/work-icon.tsx'
import '#web/work/table/choice/choice-bar.css'
import type { LoadedPeople } from '../load/load-candidates.ts'

export const PEOPLE_FORM = 'people-many'

/** What can be done with the chosen candidates: a list, or a tag, each a new one, too. The candidates are not told, so nothing is asked first. */
export function PeopleBar({ lists, tags }: Pick<LoadedPeople, 'lists' | 'tags'>) {
  const count = useChosen(PEOPLE_FORM)
  const isScripted = useScripted()
  return (
    <PageForm id={PEOPLE_FORM} className="choice-bar" preventScrollReset>
      <output>{isScripted ? `${count}人を選択中` : '選んだ候補者を'}</output>
      <span className="row">
        <input
          className="input"
          name="list_name"
          list="people-lists"
          aria-label="追加するリスト"
          placeholder="リスト"
          maxLength={LONGEST_POOL_NAME}
          autoComplete="off"
        />
        <datalist id="people-lists">
          {lists.map(({ id, name: label }) => (
            <option key={id} value={label}>
              {label}
            </option>
          ))}
        </datalist>
        <SubmitButton intent="list_many">リストに追加</SubmitButton>
      </span>
      <span className="row">
        <input className="input" name="tag_name" list="people-tags" aria-label="付けるタグ" placeholder="タグ" maxLength={LONGEST_TAG} autoComplete="off" />
        <datalist id="people-tags">
          {tags.map(({ id, name: label }) => (
            <option key={id} value={label}>
              {label}
            </option>
          ))}
        </datalist>
        <SubmitButton intent="tag_many">タグを付ける</SubmitButton>
      </span>
      {isScripted && (
        <button
          type="button"
          className="button icon"
          aria-label="選択を解除"
          onClick={() => {
            for (const box of boxesOf(PEOPLE_FORM)) box.checked = false
            document.dispatchEvent(new Event('change'))
          }}
        >
          <WorkIcon name="close" />
        </button>
      )}
    </PageForm>
  )
}
