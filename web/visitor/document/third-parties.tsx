type ThirdPartiesProps = { tagManagerId: string | null }

/** Where a visitor's browser sends something beside this site: what the configuration loads, and nothing when it loads nothing. */
export function ThirdParties({ tagManagerId }: ThirdPartiesProps) {
  if (!tagManagerId) return <p>ありません。このサイトのページは、このサイト以外の何も読み込みません。</p>
  return (
    <div className="scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">送り先</th>
            <th scope="col">送られる情報</th>
            <th scope="col">目的</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              Google LLC（Google タグマネージャー <span className="nw">{tagManagerId}</span>）
            </th>
            <td>見たページのアドレスと題名、IPアドレス、ブラウザの種類、Google が置く Cookie</td>
            <td>利用の状況を知り、サービスをよくするため。この番号に運営者が登録したタグが、ほかの送り先を加えることがあります</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
