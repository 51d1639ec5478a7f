import type { DataRecipient } from '#contract/operations/data-requests/data-handling.ts'

type RecipientsTableProps = { recipients: DataRecipient[] }

export const RecipientsTable = ({ recipients }: RecipientsTableProps) => (
  <div className="scroll">
    <table className="table stacks">
      <thead>
        <tr>
          <th scope="col">送り先</th>
          <th scope="col">送られる情報</th>
          <th scope="col">目的</th>
          <th scope="col">いつ</th>
        </tr>
      </thead>
      <tbody>
        {recipients.map(({ key, name, what, why, when }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td data-label="送られる情報">{what}</td>
            <td data-label="目的">{why}</td>
            <td data-label="いつ">{when}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
