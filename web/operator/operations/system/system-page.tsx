import { SOFTWARE } from '#contract/platform/site/site-name.ts'
import { href, Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import type { Route } from './+types/system-page.ts'
import { byteText } from './byte-text.ts'
import { DayChart } from './day-chart.tsx'
import { HoursTable } from './hours-table.tsx'
import { ProcessTable } from './process-table.tsx'
import { WarningList } from './warning-list.tsx'
import '#web/ui/styles/table.css'
import './system.css'
import type { ReactNode } from 'react'

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).operators.system()

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運用の状態', description: 'データベース、キュー、プロセス、ディスク。', path: href('/operator/system'), noindex: true })

const resultText = ({ bytes, seconds, place, is_encrypted }: Result) =>
  `${byteText(bytes)}・${seconds}秒・${is_encrypted ? '暗号' : '暗号でない'}${place && `・${place}`}`

type BackupFigures = NonNullable<Route.ComponentProps['loaderData']['backup']['value']>
type Result = NonNullable<BackupFigures['last']>

const backupRows = ({ last, drill, schedule, drills_itself, archive }: BackupFigures) => [
  { name: '最後のバックアップ', value: last?.at ? <ExactTime at={last.at} /> : 'なし' },
  ...(last?.at ? [{ name: 'その大きさ', value: resultText(last) }] : []),
  { name: '作成時刻', value: schedule ? `${schedule}（日本時間）` : '手で（npm run backup）' },
  { name: '戻せると確かめた時', value: drill?.at ? <ExactTime at={drill.at} /> : 'なし' },
  { name: '確かめるのは', value: drills_itself ? '毎週、このサイトが' : '手で（npm run backup:drill）' },
  ...(archive
    ? [
        { name: '秒まで戻せる変更の記録', value: archive.sent_at ? <ExactTime at={archive.sent_at} /> : 'まだ送っていません' },
        { name: 'いちばん新しい記録から', value: archive.age_seconds === null ? '—' : `${archive.age_seconds}秒` },
        { name: '最後のベース', value: archive.base?.at ? <ExactTime at={archive.base.at} /> : 'なし' },
        { name: '秒まで戻せると確かめた時', value: archive.drill?.at ? <ExactTime at={archive.drill.at} /> : 'なし' },
      ]
    : []),
]

const newerText = (updates: Route.ComponentProps['loaderData']['updates']['value']) =>
  !updates?.is_known ? '分かりません' : updates.newest ? `${updates.newest} があります` : 'ありません（最新です）'

const many = (count: number) => count.toLocaleString('ja-JP')

export default function SystemPage({ loaderData }: Route.ComponentProps) {
  const { at, warnings, database, queues, processes, disks, backup, samples, versions, updates } = loaderData
  const points = (name: 'requests_per_minute' | 'p95_ms' | 'streams' | 'waiting') =>
    (samples.value ?? []).map((sample) => ({ at: sample.at, value: sample[name] }))
  return (
    <div className="system">
      <div className="row between">
        <h1>運用の状態</h1>
        <p className="small muted">
          <ExactTime at={at} /> 現在 <Link to={href('/operator/system')}>更新</Link>
        </p>
      </div>
      <WarningList warnings={warnings} />
      <section aria-labelledby="day">
        <h2 id="day">この24時間</h2>
        {samples.failure && <p className="note alert">{samples.failure}</p>}
        {samples.value?.length === 0 && <p>まだ、ありません。1分ごとにたまります。</p>}
        {samples.value && samples.value.length > 0 && (
          <>
            <div className="day-charts">
              <DayChart title="リクエスト" unit="回/分" points={points('requests_per_minute')} now={at} />
              <DayChart title="答えるまで（p95）" unit="ミリ秒" points={points('p95_ms')} now={at} />
              <DayChart title="ライブの接続" unit="本" points={points('streams')} now={at} />
              <DayChart title="送信待ちのメールとジョブ" unit="件" points={points('waiting')} now={at} />
            </div>
            <HoursTable samples={samples.value} />
          </>
        )}
      </section>
      <div className="figure-lists">
        <FigureList
          title="データベース"
          failure={database.failure}
          rows={
            database.value
              ? [
                  { name: '大きさ', value: byteText(database.value.bytes) },
                  { name: '接続', value: `${database.value.connections} / ${database.value.max_connections}` },
                  { name: '最長クエリ', value: `${database.value.longest_statement_seconds}秒` },
                  { name: 'PostgreSQL', value: database.value.version },
                ]
              : []
          }
        />
        <FigureList
          title="キュー"
          failure={queues.failure}
          rows={
            queues.value
              ? [
                  { name: '待っているメール', value: many(queues.value.mails_waiting), to: `${href('/operator/mails')}?mail_state=waiting` },
                  { name: '届かなかったメール', value: many(queues.value.mails_failed), to: `${href('/operator/mails')}?mail_state=failed` },
                  { name: '実行待ちのジョブ', value: many(queues.value.tasks_due), to: href('/operator/tasks') },
                  { name: '予約済みのジョブ', value: many(queues.value.tasks_later) },
                  { name: '失敗（中止）のジョブ', value: many(queues.value.tasks_given_up), to: `${href('/operator/tasks')}?task_state=given_up` },
                  { name: 'ジョブを実行するプロセス', value: many(queues.value.workers) },
                ]
              : []
          }
        />
        <FigureList
          title="ディスクの空き"
          failure={disks.failure}
          rows={(disks.value ?? []).map(({ name, free_bytes, total_bytes }) => ({
            name,
            value: (
              <>
                {byteText(free_bytes)} / {byteText(total_bytes)}
                <meter
                  className="disk-meter"
                  min={0}
                  max={total_bytes}
                  high={total_bytes * 0.9}
                  value={total_bytes - free_bytes}
                  aria-label={`${name} の使用量`}
                />
              </>
            ),
          }))}
        />
        <FigureList
          title="バックアップと版"
          to={{ path: href('/operator/backups'), label: '今すぐ作成・復元' }}
          failure={backup.failure}
          rows={[
            ...(backup.value ? backupRows(backup.value) : []),
            { name: SOFTWARE, value: `${versions.app}（${versions.build_id.slice(0, 8) || '—'}）` },
            { name: '新しい版', value: newerText(updates.value), to: href('/operator/updates') },
            { name: 'Node.js', value: versions.node },
          ]}
        />
      </div>
      <section aria-labelledby="processes">
        <h2 id="processes">プロセス</h2>
        {processes.failure ? <p className="note alert">{processes.failure}</p> : <ProcessTable processes={processes.value ?? []} />}
      </section>
    </div>
  )
}

type Props = { title: string; failure: string; rows: { name: string; value: ReactNode; to?: string }[]; to?: { path: string; label: string } }

/** A few figures by name; where they could not be read, that is said in their place. */
const FigureList = ({ title, failure, rows, to: further }: Props) => (
  <section className="figure-list">
    <h2>{title}</h2>
    {failure ? (
      <p className="note alert">{failure}</p>
    ) : (
      <dl>
        {rows.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{to ? <Link to={to}>{value}</Link> : value}</dd>
          </div>
        ))}
      </dl>
    )}
    {further && (
      <p>
        <Link to={further.path}>{further.label}</Link>
      </p>
    )}
  </section>
)
