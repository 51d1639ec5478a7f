import { href } from 'react-router'
import { useSearchForm } from '#web/jobs/filters/use-search-form.ts'
import { WordField } from '#web/jobs/search/word-field.tsx'
import '#web/jobs/search/find.css'

export function HomeSearch({ prefectures }: { prefectures: { id: number; name: string }[] }) {
  const { onSubmit } = useSearchForm()
  return (
    <search>
      <form className="find" action={href('/job_offer/search')} onSubmit={onSubmit}>
        <WordField />
        <div>
          <label className="vh" htmlFor="where">
            勤務地
          </label>
          <select className="input" id="where" name="prefectures">
            <option value="">すべての勤務地</option>
            {prefectures.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button primary">
          求人をさがす
        </button>
      </form>
    </search>
  )
}
