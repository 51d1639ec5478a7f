import { completenessParts } from '#contract/candidates/profiles/completeness-parts.ts'

/** How the server computes the completeness of a profile (server/profiles), for every reader. */
export const CompletenessFormula = () => (
  <section id="completeness">
    <h2>プロフィールの完成度</h2>
    <p>ログインした方が、自分のプロフィールでだけ見られる数字です。企業には見せません。検索やおすすめの順番にも使いません。</p>
    <p className="formula">完成度（%）＝ そろっている項目の重みの合計</p>
    <div className="scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">項目</th>
            <th scope="col">そろったとする条件</th>
            <th scope="col" className="r">
              重み
            </th>
          </tr>
        </thead>
        <tbody>
          {completenessParts.map(({ key, label, rule, weight }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{rule}</td>
              <td className="r">{weight}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p>「つぎの一歩」は、そろっていない項目のうち、重みをかかる時間（分）で割った値がいちばん大きいものです。同じ値のときは、上の表で先にあるものです。</p>
  </section>
)
