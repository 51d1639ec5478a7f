import type { MyApplication } from '#contract/hiring/applications/application.ts'
import { foundVia } from '#contract/hiring/selection/found-via.ts'
import { FileCard } from '#web/conversations/message/file-card.tsx'
import { AnswerList } from '#web/hiring/applications/answer-list.tsx'

/** What the candidate sent with an application; nothing where they sent nothing. */
export function SentApplication({ application: { answers, files, found_via, referred_by } }: { application: MyApplication }) {
  if (answers.length === 0 && files.length === 0 && !found_via && !referred_by) return null
  return (
    <details className="sent-application">
      <summary>送った回答と添付ファイル</summary>
      <div className="stack">
        <AnswerList answers={answers} />
        {found_via && <p className="small">この求人を知ったきっかけ：{foundVia[found_via]}</p>}
        {referred_by && (
          <p className="small">
            紹介：<bdi>{referred_by}</bdi>（企業に表示されます）
          </p>
        )}
        {files.map((file) => (
          <FileCard key={file.id} file={file} />
        ))}
      </div>
    </details>
  )
}
