import { pages } from '#contract/platform/pages.ts'
import { clockText, momentText } from '#contract/platform/time/japan-time.ts'
import { updateWarnings } from './update-warnings.ts'
import { archiveWarnings } from './archive-warnings.ts'
import { severe, mild, type Warning } from './warning.ts'
import type { SystemFigures } from '#contract/platform/system/system-figures.ts'

type Figures = Omit<SystemFigures, 'warnings' | 'versions'>

const HOURS_OF_A_BACKUP = 48
const DAYS_OF_A_DRILL = 15
const MOST_WAITING = 1_000
const MOST_LAG = 1_000
const DAY = 86_400_000
const LOG_OF_OWN = '理由は DATA_DIR/postgres/server.log にあります。'

/** Problems that need an operator, in a sentence each, the most severe first. */
export function systemWarnings(figures: Figures): Warning[] {
  return [
    ...ofParts(figures),
    ...ofDatabase(figures),
    ...ofDisks(figures),
    ...ofQueues(figures),
    ...ofProcesses(figures),
    ...ofBackup(figures),
    ...archiveWarnings(figures),
    ...updateWarnings(figures),
  ].toSorted((one, other) => Number(other.is_grave) - Number(one.is_grave))
}

const parts = {
  database: 'データベース',
  queues: 'キュー',
  processes: 'プロセス',
  disks: 'ディスク',
  backup: 'バックアップ',
  samples: 'グラフ',
  updates: 'リリースノート',
} as const

const ofParts = (figures: Figures) =>
  (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => figures[part].failure)
    .map((part) => severe(`${part}_unknown`, `${parts[part]}の数字を読めません（${figures[part].failure}）。`))

function ofDatabase({ database: { value } }: Figures) {
  if (!value) return []
  const { connections, max_connections, longest_statement_seconds } = value
  return [
    ...(connections > max_connections * 0.8
      ? [severe('connections', `データベースの接続が上限に近づいています（${connections} / ${max_connections}）。`)]
      : []),
    ...(longest_statement_seconds > 8 ? [mild('slow_statement', `${longest_statement_seconds}秒かかっている問い合わせがあります。`)] : []),
  ]
}

const ofDisks = ({ disks: { value } }: Figures) =>
  (value ?? [])
    .filter(({ free_bytes, total_bytes }) => free_bytes < total_bytes * 0.1)
    .map(({ name, free_bytes, total_bytes }) => severe('disk', `${name} の空きが ${((free_bytes / total_bytes) * 100).toFixed(1)}% です。`))

function ofQueues({ queues: { value } }: Figures) {
  if (!value) return []
  const { mails_waiting, mails_failed, tasks_due, tasks_given_up, workers } = value
  return [
    ...(workers === 0 ? [severe('no_worker', '仕事をするプロセスが見つかりません。メールも届きません。')] : []),
    ...(mails_failed > 0 ? [mild('mails_failed', `配信に失敗したメールが${mails_failed}通あります。`, pages.operatorMails('failed'))] : []),
    ...(tasks_given_up > 0 ? [mild('tasks_given_up', `失敗（中止）のジョブが${tasks_given_up}件あります。`, pages.operatorTasks('given_up'))] : []),
    ...(mails_waiting > MOST_WAITING ? [mild('mails_waiting', `メールが${mails_waiting}通たまっています。`, pages.operatorMails('waiting'))] : []),
    ...(tasks_due > MOST_WAITING ? [mild('tasks_due', `仕事が${tasks_due}件たまっています。`, pages.operatorTasks())] : []),
  ]
}

function ofProcesses({ at, processes: { value } }: Figures) {
  if (!value) return []
  const silent = value.filter(({ is_stale }) => is_stale).length
  const behind = value.filter(({ is_stale, index_lag }) => !is_stale && (index_lag ?? 0) > MOST_LAG).length
  const isLately = (time: string | null | undefined) => Boolean(time && Date.parse(at) - Date.parse(time) < DAY)
  const cut = value.filter(({ database_cut_at }) => isLately(database_cut_at))
  const restarted = value
    .flatMap(({ database_restarted_at }) => (database_restarted_at && isLately(database_restarted_at) ? database_restarted_at : []))
    .toSorted()
  const [last] = restarted.toReversed()
  return [
    ...(last ? [severe('database_restarted', `同梱のPostgreSQLが止まったため、${clockText(last)}に動かしなおしました。${LOG_OF_OWN}`)] : []),
    ...(cut.length > 0 && !last ? [mild('database_cut', `この24時間に、データベースにつながらない時間がありました（プロセス${cut.length}つ）。`)] : []),
    ...(silent > 0 ? [mild('process_silent', `1分以上連絡のないプロセスが${silent}つあります。`)] : []),
    ...(behind > 0 ? [severe('index_stale', `求人の検索が古いままのプロセスが${behind}つあります。`)] : []),
  ]
}

function ofBackup({ at, backup: { value } }: Figures) {
  if (!value) return []
  const { last, drill, schedule, due_since, is_encrypted, drills_itself } = value
  const hoursSince = (time: string) => (Date.parse(at) - Date.parse(time)) / 3_600_000
  const isOld = (time: string) => (due_since ? Date.parse(time) < Date.parse(due_since) : hoursSince(time) > HOURS_OF_A_BACKUP)
  const daysText = (time: string) => `${Math.floor(hoursSince(time) / 24)}日`
  const byHand = drills_itself ? '' : 'npm run backup:drill で確かめてください。'
  return [
    ...(last?.failure ? [severe('backup_failed', `最後のバックアップ（${momentText(last.tried_at, at)}）に失敗しました。${last.failure}`)] : []),
    ...(!last?.at ? [mild('no_backup', 'バックアップの記録がありません。')] : []),
    ...(last?.at && isOld(last.at) ? [(schedule ? severe : mild)('old_backup', `最後のバックアップから${daysText(last.at)}たっています。`)] : []),
    ...(last?.at && !is_encrypted ? [mild('plain_backup', 'バックアップは暗号になっていません。BACKUP_RECIPIENT に公開鍵を書いてください。')] : []),
    ...(drill?.failure ? [severe('drill_failed', `バックアップを戻す訓練（${momentText(drill.tried_at, at)}）に失敗しました。${drill.failure}`)] : []),
    ...(last?.at && !drill?.at ? [mild('no_drill', `バックアップを戻せるか、まだ確かめていません。${byHand}`)] : []),
    ...(drill?.at && hoursSince(drill.at) > DAYS_OF_A_DRILL * 24
      ? [mild('old_drill', `最後にバックアップを戻せると確かめてから${daysText(drill.at)}たっています。${byHand}`)]
      : []),
  ]
}
