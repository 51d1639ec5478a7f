import type { NoticeVersion } from '#contract/notifications/announcements/operator-notices.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { noticeWords } from './notice-words.ts'
import '#web/ui/table.css'

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '（なし）'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What was public when, by whom, what it changed, and how many confirmed it. */
export function NoticeVersions({ versions }: { versions: NoticeVersion[] }) {
  if (versions.length === 0) return null
  return (
    <section className="stack" aria-labelledby="versions">
      <h2 id="versions">版</h2>
      <div className="scroll">
        <table className="table stacked versions">
          <thead>
            <tr>
              <th scope="col" className="r">
                版
              </th>
              <th scope="col">日時</th>
              <th scope="col">だれが</th>
              <th scope="col">変わったところ</th>
              <th scope="col" className="r">
                この版を確認した人
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ version, at, operator_name, asks_again, changes, confirmed }) => (
              <tr key={version}>
                <th scope="row" className="r num" data-label="版">
                  {version}
                </th>
                <td data-label="日時">
                  <ExactTime at={at} />
                </td>
                <td className="who" data-label="だれが">
                  <bdi>{operator_name}</bdi>
                </td>
                <td data-label="変わったところ">
                  <div>
                    {version === 1 && '公開'}
                    {asks_again && <span className="label warn">確認を求めなおした</span>}
                    <ul className="version-changes">
                      {changes.map(({ field, from, to }) => (
                        <li key={field}>
                          {noticeWords.fields[field] ?? field}
                          <del>{words(from)}</del>
                          <ins>{words(to)}</ins>
                        </li>
                      ))}
                    </ul>
                  </div>
                </td>
                <td className="r num" data-label="この版を確認した人">
                  {confirmed?.toLocaleString('ja-JP') ?? '5未満'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
