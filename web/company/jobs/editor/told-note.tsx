import type { ChangedTerm } from '#contract/jobs/postings/told-terms.ts'

/** Before the job is saved: how many people in selection will be told, and of what. */
export const ToldNote = ({ applicants, changes }: { applicants: number; changes: ChangedTerm[] }) =>
  applicants > 0 && (
    <div className="note stack">
      <p>選考中の{applicants}人に、給与・勤務地・勤務時間・業務内容・契約の変更が、保存の60秒後に変更の前と後で届きます。それまでは元に戻せます。</p>
      {changes.length > 0 && (
        <p className="small">
          届く変更：
          {changes.map(({ name }) => name).join('・')}
        </p>
      )}
    </div>
  )
