import { Link } from 'react-router'
import type { SystemFigures } from '#contract/platform/system/system-figures.ts'
import './warning-list.css'

type Props = Pick<SystemFigures, 'warnings'> & { elsewhere?: string }

/** What needs somebody, each with the way to where it is handled; `elsewhere` is the page for what has none of its own. */
export const WarningList = ({ warnings, elsewhere }: Props) =>
  warnings.length === 0 ? (
    <p className="note green">気をつけることは、ありません。</p>
  ) : (
    <ul className="system-warnings">
      {warnings.map(({ code, is_grave, sentence, page }) => {
        const to = page ?? elsewhere
        return (
          <li key={`${code}${sentence}`} className={`note ${is_grave ? 'alert' : 'warn'}`}>
            {is_grave && <strong>至急</strong>} {sentence} {to && <Link to={to}>{page ? 'くわしく見る' : '運用の状態を見る'}</Link>}
          </li>
        )
      })}
    </ul>
  )
