import { LONGEST_POOL_NAME } from '#contract/candidates/search/pool-limits.ts'
import { LONGEST_TAG } from '#contract/hiring/selection/tag-limits.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { ClearChoice } from '#web/work/table/choice/clear-choice.tsx'
import { useChosen } from '#web/work/table/choice/use-chosen.ts'
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
        <NamesOf id="people-lists" of={lists} />
        <SubmitButton intent="list_many">リストに追加</SubmitButton>
      </span>
      <span className="row">
        <input className="input" name="tag_name" list="people-tags" aria-label="付けるタグ" placeholder="タグ" maxLength={LONGEST_TAG} autoComplete="off" />
        <NamesOf id="people-tags" of={tags} />
        <SubmitButton intent="tag_many">タグを付ける</SubmitButton>
      </span>
      {isScripted && <ClearChoice form={PEOPLE_FORM} />}
    </PageForm>
  )
}

const NamesOf = ({ id, of }: { id: string; of: { id: number; name: string }[] }) => (
  <datalist id={id}>
    {of.map((one) => (
      <option key={one.id} value={one.name}>
        {one.name}
      </option>
    ))}
  </datalist>
)
