import { Form, Link } from 'react-router'
import type { RevealLevel } from '#contract/visible-candidate.ts'
import { levelText } from '#web/visibility/level-text.ts'

const levels: { level: RevealLevel; what: string }[] = [
  { level: 'anonymous', what: '名前、連絡先、勤め先と学校の名前、いまの年収、「これから（your vision）」は見えません。' },
  { level: 'career', what: '勤め先と学校の名前、いまの年収、「これから（your vision）」が見えます。名前と連絡先は見えません。' },
  { level: 'name', what: '上に加えて、あなたの名前が見えます。連絡先は見えません。' },
  { level: 'contact', what: '名前、メールアドレス、電話番号も見えます。' },
]

type RevealFormProps = { company: { id: number; name: string }; reveal: RevealLevel }

/** How far I open to this company, and to no other; each step stands in the thread and can be taken back. */
export const RevealForm = ({ company, reveal }: RevealFormProps) => (
  <details>
    <summary>公開の範囲：{levelText[reveal]}</summary>
    <Form method="post" preventScrollReset className="stack">
      <input type="hidden" name="form" value="thread" />
      <fieldset className="field">
        <legend>
          <bdi>{company.name}</bdi>に、どこまで公開しますか
        </legend>
        {levels.map(({ level, what }) => (
          <label key={level} className="check">
            <input type="radio" name="level" value={level} defaultChecked={level === reveal} />
            <span>
              {levelText[level]}
              <br />
              <span className="muted">{what}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="hint">
        この企業だけに公開します。いつでもやめられますが、企業がすでに読んだものは取り戻せません。
        <Link to={`/settings/privacy/preview?company_id=${company.id}`}>企業からの見え方</Link>
      </p>
      <button className="button small" name="intent" value="reveal">
        公開の範囲を変える
      </button>
    </Form>
  </details>
)
