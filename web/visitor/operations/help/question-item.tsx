import { Link } from 'react-router'
import { Highlight } from '#web/ui/text/highlight.tsx'
import type { FoundQuestion } from './search-questions.ts'
import styles from './help-page.module.css'

/** A question that opens. Its address is that of the answer, for a browser opens what holds the target. */
export const QuestionItem = ({ id, question, answer, ways, isOpen }: FoundQuestion & { isOpen: boolean }) => (
  <details className={styles.item} open={isOpen}>
    <summary>
      <span className="phrase">
        <Highlight {...question} />
      </span>
    </summary>
    <div id={id} className={styles.answer}>
      {answer.map((paragraph) => (
        <p key={paragraph.text}>
          <Highlight {...paragraph} />
        </p>
      ))}
      <p className={styles.more}>
        {ways.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <a className={styles.own} href={`#${id}`}>
          <span className="vh">「{question.text}」</span>この回答へのリンク
        </a>
      </p>
    </div>
  </details>
)
