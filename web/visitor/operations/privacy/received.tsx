import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'

const groups = purposeNames.map((name) => purposes[name]).filter(({ fields }) => fields)

/** What the site collects and for what purpose. The groups of members are those that the sign-up shows and asks for. */
export const Received = () => (
  <section id="now">
    <h2>受け取る情報と、その目的</h2>
    <p>会員登録のときに示す目的と同じです。ここにない目的には使いません。</p>
    <div className="scroll">
      <table className="table stacks">
        <thead>
          <tr>
            <th scope="col">だれの、何を</th>
            <th scope="col">中身</th>
            <th scope="col">目的</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, fields, text, isOptional }) => (
            <tr key={title}>
              <th scope="row">
                {title}
                {isOptional && '（同意した人だけ）'}
              </th>
              <td data-label="中身">{fields}</td>
              <td data-label="目的">{text}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">企業の担当者</th>
            <td data-label="中身">氏名、仕事のメールアドレス、パスワード、二段階認証の鍵、したことの記録</td>
            <td data-label="目的">企業のアカウントの管理、本人の確認、求職者に相手を示すこと</td>
          </tr>
          <tr>
            <th scope="row">アクセスの情報</th>
            <td data-label="中身">IPアドレス、見たページのアドレス、ブラウザの種類、日時</td>
            <td data-label="目的">ページの表示と、集中したアクセスを防ぐこと。企業のページと求人は、開かれた回数だけを数えます</td>
          </tr>
          <tr>
            <th scope="row">問い合わせ</th>
            <td data-label="中身">メールアドレスと、書かれた内容</td>
            <td data-label="目的">返事をし、求人や企業の情報を確かめるため</td>
          </tr>
        </tbody>
      </table>
    </div>
    <p>人種、本籍、出生地、家族、思想や信条、労働組合のことは集めません。16歳未満の方は登録できません。</p>
  </section>
)
