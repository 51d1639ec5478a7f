import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import type { OwnStory } from '#contract/jobs/stories/company-stories.ts'
import { storyProblems } from '#contract/jobs/stories/story-problems.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What the saved draft still lacks, and words to look at again. */
export function StoryChecks({ story: { content, findings } }: { story: OwnStory }) {
  const problems = storyProblems(content)
  return (
    <div className="editor-side">
      <section className="panel findings stack" aria-labelledby="checks-title">
        <h2 id="checks-title">申請前チェック</h2>
        <p className="small">{problems.length > 0 ? `保存した下書きに、要修正が${problems.length}件あります。` : '要修正はありません。申請できます。'}</p>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field} className="error">
                <Icon name="alert" />
                <span>
                  {blockName(field)}
                  {message}
                </span>
              </li>
            ))}
          </ul>
        )}
        <StoryFindings findings={findings} />
        <p className="small muted">申請すると、運営が内容を確かめます。結果は、管理者とリクルーターにメールと通知で届きます。</p>
      </section>
    </div>
  )
}

const blockName = (field: string) => {
  const [, index] = /^blocks\.(\d+)\./.exec(field) ?? []
  return index === undefined ? '' : `ブロック${Number(index) + 1}：`
}

/** Words that would not be lawful in a posting; here somebody may tell of them, so they are only named. */
export const StoryFindings = ({ findings }: { findings: LintFinding[] }) =>
  findings.length > 0 && (
    <>
      <h3>要確認の言葉（{findings.length}件）</h3>
      <ul>
        {findings.map(({ field, message }) => (
          <li key={field + message} className="warning">
            <Icon name="alert" />
            <span>
              {message}
              <small>求人に書くときの決まりです。条件として書いていなければ、そのままで構いません。</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
