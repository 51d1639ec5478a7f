import type { AnnouncementVersion } from '#contract/notifications/announcements/operator-announcements.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { announcementWords } from './announcement-words.ts'

/** A field of an announcement in words. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '（なし）'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const columns: Columns<AnnouncementVersion> = [
  { key: 'version', header: '版', cell: ({ version }) => `第${version}版` },
  { key: 'at', header: '日時', cell: ({ at }) => <ExactTime at={at} /> },
  { key: 'who', header: '実行者', cell: ({ operator_name, approved_by_name }) => <Who by={operator_name} approved={approved_by_name} /> },
  { key: 'changes', header: '変わったところ', kind: 'long', cell: (version) => <Changes version={version} /> },
  { key: 'confirmed', header: 'この版を確認した人', kind: 'end', cell: ({ confirmed }) => confirmed?.toLocaleString('ja-JP') ?? '5未満' },
]

const Changes = ({ version: { version, asks_again, changes } }: { version: AnnouncementVersion }) => (
  <>
    {version === 1 && '公開'}
    {asks_again && <span className="label warn">確認を求めなおした</span>}
    <ul className="version-changes">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {announcementWords.fields[field] ?? field}
          <del>{valueText(from)}</del>
          <ins>{valueText(to)}</ins>
        </li>
      ))}
    </ul>
  </>
)

const Who = ({ by, approved }: { by: string; approved: string }) => (
  <>
    <bdi className="nw">{by}</bdi>
    {approved && (
      <span className="small muted">
        {' '}
        承認：<bdi className="nw">{approved}</bdi>
      </span>
    )}
  </>
)

/** What was public when, by whom, what it changed, and how many confirmed it. */
export const AnnouncementVersions = ({ versions }: { versions: AnnouncementVersion[] }) =>
  versions.length > 0 && (
    <section className="stack" aria-labelledby="versions">
      <h2 id="versions">版</h2>
      <DataTable caption="版" columns={columns} rows={versions} id={({ version }) => version} />
    </section>
  )
