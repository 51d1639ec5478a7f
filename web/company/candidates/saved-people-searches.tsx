import { Link } from 'react-router'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import type { LoadedPeople } from './load-candidates.ts'
import styles from './people.module.css'

/** The searches that the company's members share, whom each notifies of new people, and the form to add this one. */
export function SavedPeopleSearches({ saved, isNarrowed }: Pick<LoadedPeople, 'saved' | 'isNarrowed'>) {
  const form = usePageForm<{ name: string }>()
  if (saved.length === 0 && !isNarrowed) return null
  return (
    <section className="stack" aria-labelledby="saved">
      <h2 className="lab" id="saved">
        保存した検索
      </h2>
      {saved.length > 0 && (
        <ul className="stack">
          {saved.map((one) => (
            <li key={one.id}>
              <div className={styles.saved}>
                <Link to={one.to}>
                  <bdi>{one.name}</bdi>
                </Link>
                <PageForm className="row" hidden={{ id: one.id }} preventScrollReset>
                  <SubmitButton look="small bare" intent="forget" aria-label={`「${isolated(one.name)}」を消す`}>
                    消す
                  </SubmitButton>
                </PageForm>
              </div>
              <Watching search={one} />
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && (
        <PageForm preventScrollReset>
          <TextField of={form} name="name" label="この検索の名前" hint="企業のメンバーみんなが使えます。" maxLength={100} required />
          <SubmitButton look="small" intent="save">
            この条件を保存する
          </SubmitButton>
        </PageForm>
      )}
    </section>
  )
}

const often = { immediately: 'すぐに（1時間ごとにまとめて）', daily: '1日1回、朝8時すぎ', never: '知らせない' } as const

/** Which members are notified of people who can be found from now on, and how often; each changes that for themself. */
function Watching({ search: { id, name, my_frequency, watchers } }: { search: LoadedPeople['saved'][number] }) {
  const field = `frequency-${id}`
  return (
    <details className={styles.watching}>
      <summary>
        お知らせ：{often[my_frequency]}
        <span className="vh">（{isolated(name)}）</span>
      </summary>
      {watchers.length > 0 && (
        <ul className="small muted">
          {watchers.map(({ member_name, frequency }, at) => (
            <li key={at}>
              <bdi>{member_name}</bdi>：{often[frequency]}
            </li>
          ))}
        </ul>
      )}
      <PageForm hidden={{ id }} preventScrollReset>
        <div className="field">
          <label htmlFor={field}>条件に合う人が新しく見つかったら、自分に</label>
          <select className="input" id={field} name="frequency" defaultValue={my_frequency} key={my_frequency} aria-describedby={`${field}-hint`}>
            {Object.entries(often).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <p className="hint" id={`${field}-hint`}>
            お知らせとメールで、人数だけを伝えます。メールは「お知らせの設定」でも止められます。
          </p>
        </div>
        <SubmitButton look="small" intent="watch" aria-label={`「${isolated(name)}」のお知らせを決める`}>
          決める
        </SubmitButton>
      </PageForm>
    </details>
  )
}
