import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { fieldName } from './field-name.ts'
import { passagesOf } from './passages.ts'
import { showPassage, useMarkedPassages } from './use-marked-passages.ts'

const isError = ({ level }: LintFinding) => level === 'error'

type Props = {
  findings: LintFinding[]
  /** The element whose text is marked, and whether the text holds a passage. */
  text: string
  holds: (passage: string) => boolean
  isTicked: (message: string) => boolean
  /** Without it there is no reason to put a finding into. */
  onTick?: ((message: string, isWanted: boolean) => void) | undefined
}

/** Each finding, what keeps the job from being public first, with a box that puts it into the reason, and the way to its passage in the text. */
export function FindingTicks({ findings, text, holds, isTicked, onTick }: Props) {
  const isScripted = useScripted()
  useMarkedPassages(text, findings)
  return (
    <ol className="finding-ticks">
      {[...findings.filter(isError), ...findings.filter((one) => !isError(one))].map(({ field, rule, level, message }) => (
        <li key={field + rule + message} className={level}>
          <label>
            {isScripted && onTick && <input type="checkbox" checked={isTicked(message)} onChange={({ target }) => onTick(message, target.checked)} />}
            <span>
              <b>
                {fieldName(field)}
                <small className={level === 'error' ? 'label warn' : 'label'}>{level === 'error' ? '要修正' : '要確認'}</small>
              </b>
              <small className="block">{message}</small>
            </span>
          </label>
          {isScripted && passagesOf(message).some(holds) && (
            <button type="button" className="button small bare" onClick={() => showPassage(text, message)}>
              本文で見る
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}
