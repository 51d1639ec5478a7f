import type { SelectionCases, SelectionCaseSearch } from '#contract/hiring/analytics/selection-cases.ts'
import { caseStages, selectionSources } from '#contract/hiring/analytics/selection-figure-names.ts'
import { channels } from '#contract/hiring/selection/found-via.ts'
import type { EndReason, SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { readStepKey } from '#contract/hiring/selection/step-limits.ts'
import { dateText, momentText } from '#contract/platform/time/japan-time.ts'

type Names = { stepName: (step: SelectionStep) => string; endName: (reason: EndReason) => string }

/** Of which selections a figure is, condition by condition. */
export function caseWords(asked: SelectionCaseSearch, found: SelectionCases, { stepName, endName }: Names, now: Date) {
  const { stage, as_of, within, source, channel, been, stay, end_reason, decline } = asked
  const nameOf = (key: string) => found.step_name ?? stepName(readStepKey(key)!.step)
  const reached = stage && stage !== 'begun' && `「${caseStages[stage]}」まで進んだもの`
  return [
    found.since && found.until ? `${dateText(found.since, now)}〜${dateText(found.until, now)}に始まった選考` : 'これまでに始まったすべての選考',
    within && reached ? `始まってから${within}日以内に${reached}` : as_of && reached ? `${momentText(as_of, now)}までに${reached}` : reached,
    found.job && `求人：${found.job}`,
    source && `始まりかた：${selectionSources[source]}`,
    channel && `採用経路：${channels[channel]}`,
    found.member && `担当：${found.member}`,
    been && `「${nameOf(been)}」にいたもの`,
    stay && `「${nameOf(stay)}」から次へ移ったか、終了したもの`,
    end_reason && `終了のしかた：${endName(end_reason)}`,
    decline && `終了の理由（社内）：${decline}`,
  ].filter((words): words is string => Boolean(words))
}

/** The median that the question asks for, in words; nothing where it only counts. */
export function medianWords({ stage, stay }: SelectionCaseSearch, { median }: SelectionCases) {
  if (median === null) return
  if (stay) return `この段階にいた日数の中央値は${median}日です。`
  if (stage === 'answered') return `最初の返信までの時間の中央値は${median}時間です。`
  if (stage === 'hired') return `入社決定までの日数の中央値は${median}日です。`
}
