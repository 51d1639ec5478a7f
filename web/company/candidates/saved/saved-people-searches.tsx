import { Link } from 'react-router'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import type { LoadedPeople } from '../load/load-candidates.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The searches that the company's members share and those of this one, whom each notifies of new people, and the form to add this one. */
export function SavedPeopleSearches({ saved, isNarrowed }: Pick<LoadedPeople, 'saved' | 'isNarrowed'>) {
  const form = usePageForm<{ name: string }>()
  if (saved.length === 0 && !isNarrowed) return null
  return (
    <details className="people-saved">
      <summary className="button">
        <Icon name="bell" />
        保存した検索{saved.length > 0 && ` ${saved.length}`}
      </summary>
      <div className="people-saved-in">
        {isNarrowed && (
          <PageForm preventScrollReset>
            <TextField of={form} name="name" label="この検索の名前" maxLength={100} required />
            <label className="check">
              <input type="checkbox" name="is_shared" value="true" defaultChecked={form.refused === undefined || form.refused.values.is_shared === 'true'} />
              社内のメンバーと共有
            </label>
            <SubmitButton look="small" intent="save">
              検索を保存
            </SubmitButton>
          </PageForm>
        )}
        {saved.length > 0 && (
          <ul className="stack">
            {saved.map((one) => (
              <li key={one.id}>
                <div className="people-saved-row">
                  <Link to={one.to}>
                    <bdi>{one.name}</bdi>
                    {one.is_shared ? '' : '（自分のみ）'}
                  </Link>
                  <PageForm className="row" hidden={{ id: one.id }} preventScrollReset>
                    {!one.is_shared && (
                      <SubmitButton look="small bare" intent="share" aria-label={`「${isolated(one.name)}」を共有`}>
                        共有
                      </SubmitButton>
                    )}
                    <SubmitButton look="small bare" intent="forget" aria-label={`「${isolated(one.name)}」を削除`}>
                      削除
                    </SubmitButton>
                  </PageForm>
                </div>
                <Watching search={one} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

const often = { immediately: 'すぐに（1時間ごとにまとめて）', daily: '1日1回、朝8時すぎ', never: '通知しない' } as const

/** Which members are notified of people who can be found from now on, and how often; each changes that for themself. */
function Watching({ search: { id, name, my_frequency, watchers } }: { search: LoadedPeople['saved'][number] }) {
  const field = `frequency-${id}`
  return (
    <details className="people-watching">
      <summary>
        通知：{often[my_frequency]}
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
          <label htmlFor={field}>条件に合う候補者が新しく見つかったら、自分に</label>
          <select className="input" id={field} name="frequency" defaultValue={my_frequency} key={my_frequency} aria-describedby={`${field}-hint`}>
            {Object.entries(often).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <p className="hint" id={`${field}-hint`}>
            通知とメールで、人数だけを伝えます。メールは「通知設定」でも止められます。
          </p>
        </div>
        <SubmitButton look="small" intent="watch" aria-label={`「${isolated(name)}」の通知を保存`}>
          保存
        </SubmitButton>
      </PageForm>
    </details>
  )
}
