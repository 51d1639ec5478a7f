import type { SystemFigures } from '#contract/platform/system/system-figures.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { severe, mild } from './warning.ts'

/** Above the half minute of a segment and the time for sending it. */
const MOST_SECONDS = 120
const DAYS_OF_A_DRILL = 8
const DAYS_OF_A_BASE = 9
const DAY = 86_400_000

/** What keeps a restore to a second from being possible, or from being known to be. */
export function archiveWarnings({ at, backup: { value } }: Pick<SystemFigures, 'at' | 'backup'>) {
  const archive = value?.archive
  if (!archive) return []
  const { age_seconds, failure, base, drill, drills_itself, kept_folders } = archive
  const isOlder = (time: string | null | undefined, days: number) => Boolean(time && Date.parse(at) - Date.parse(time) > days * DAY)
  const minutes = Math.floor((age_seconds ?? 0) / 60)
  return [
    ...(failure ? [severe('archive_failed', failure)] : []),
    ...(age_seconds !== null && age_seconds > MOST_SECONDS
      ? [severe('archive_late', `変更の記録が${minutes}分前から届いていません。いまこの機械が失われると、その間の変更も失われます。`)]
      : []),
    ...(base?.failure ? [severe('base_failed', `秒まで戻すためのベース（${momentText(base.tried_at, at)}）を作れませんでした。${base.failure}`)] : []),
    ...(base && isOlder(base.at, DAYS_OF_A_BASE) ? [severe('old_base', '秒まで戻すためのベースが、9日より古くなっています。')] : []),
    ...(drill?.failure ? [severe('point_drill_failed', `秒まで戻す訓練（${momentText(drill.tried_at, at)}）に失敗しました。${drill.failure}`)] : []),
    ...(drills_itself && (drill ? isOlder(drill.at, DAYS_OF_A_DRILL) : isOlder(base?.at, DAYS_OF_A_DRILL))
      ? [mild('old_point_drill', '秒まで戻せることを、8日より長く確かめていません。')]
      : []),
    ...(kept_folders.length > 0
      ? [mild('kept_database', `復元する前のデータベースが DATA_DIR に残っています（${kept_folders.join('、')}）。確かめ終えたら、消してください。`)]
      : []),
  ]
}
