import { VIEWING_MINUTES } from '#contract/operations/viewings/viewing-minutes.ts'
import { ReasonForm } from '#web/operator/reason-form.tsx'

/** The way to a company's own pages, with the reason that its admins read. */
export const ViewCompany = ({ admins }: { admins: number }) => (
  <section aria-labelledby="view-company">
    <h2 id="view-company">この企業として見る</h2>
    <p className="prose small">
      企業の画面を、閲覧だけで{VIEWING_MINUTES}
      分間開きます。候補者、やりとり、個々の選考は表示されず、変更はできません（数字は全体の集計だけを表示します）。閲覧したことと理由を、企業の管理者（
      {admins}人）に通知とメールで伝え、企業の設定ページに残します。
    </p>
    <ReasonForm
      intent="view"
      label="閲覧する理由"
      hint="このまま企業の管理者に伝え、操作の記録に残ります。個人の名前は書かないでください。"
      button="理由を伝えて閲覧する"
    />
  </section>
)
