import { useRef } from 'react'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { useFocusAfter } from '#web/platform/forms/use-focus-after.ts'
import { type EditedContent, jobSections } from '../job-sections.ts'
import type { JobEditConflict } from './merge-job.ts'

/** Tells a member in an edit conflict what the others saved, and that nothing typed is lost. */
export function JobEditConflictNote({ meanwhile: { changes, met }, lookups }: { meanwhile: JobEditConflict; lookups: Lookups }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusAfter(box, changes)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the effect does in an open page
    <div className="note alert meanwhile" role="alert" tabIndex={-1} ref={box} autoFocus>
      <p>
        <b>まだ保存していません。</b>あなたが開いたあとに、ほかの人が保存しました。入力した内容は残っています。
      </p>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ field, now }) => (
            <div key={field}>
              <dt>
                {termNames[field]}
                {met.includes(field) && '（どちらも変えています）'}
              </dt>
              <dd>{wordsOf(field, now, lookups)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        {met.length > 0
          ? 'どちらも変えた欄には、あなたの入力があります。上の内容と比べて、もう一度保存してください。'
          : 'ほかの人が変えたところは、下の欄に取り入れました。確かめて、もう一度保存してください。'}
      </p>
    </div>
  )
}

const options = new Map(jobSections.flatMap(({ fields }) => fields.flatMap((field) => (field.options ? [[field.name, field.options] as const] : []))))

function wordsOf(field: keyof EditedContent, value: EditedContent[keyof EditedContent], lookups: Lookups) {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'なし'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  const master = options.get(field)
  const chosen: unknown[] = [value].flat()
  return master ? lookups[master].flatMap(({ id, name }) => (chosen.includes(id) ? name : [])).join('・') : chosen.join('、')
}
