import { href, Link } from 'react-router'
import { FreshnessScale } from '#web/jobs/facts/freshness-line.tsx'
import { Salary } from '#web/jobs/facts/salary.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What every job carries, each with an example and a link to how it is counted. */
export function HomeVows() {
  return (
    <section className="section wrap">
      <div className="head">
        <h2>求人に、かならず添える3つのこと</h2>
        <Link className="small" to={href('/about/metrics')}>
          算出方法
        </Link>
      </div>
      <div className="vows">
        <div className="vow">
          <div className="show">
            <div>
              <Salary pay={{ min: 620, max: 880, unit: '万円' }} size="big" />
            </div>
            <p>例：固定残業代 月20時間分を含む</p>
          </div>
          <h3>年収を書く</h3>
          <p>上限や下限が書かれていない求人は、そのことも書きます。固定残業代は、時間数と金額、超えた分の扱いまで並べて見せます。</p>
        </div>
        <div className="vow">
          <div className="show">
            <div>
              <span className="fresh">
                <Icon name="sprout" />
                例：11月20日に確認
              </span>
              <FreshnessScale days={1} state="new" />
              <p className="scale-lab" aria-hidden="true">
                <span>当日</span>
                <span>30日</span>
                <span>45日</span>
              </p>
            </div>
          </div>
          <h3>確かめた日を書く</h3>
          <p>30日ごとに、会社の誰かが「まだ募集しています」と確かめます。45日を過ぎた求人は一覧から消えます。</p>
        </div>
        <div className="vow">
          <div className="show">
            <span className="yen big">
              <b>94</b>
              <small>%</small>
            </span>
            <p>例：応募36件のうち34件に回答</p>
          </div>
          <h3>返信の実績を書く</h3>
          <p>会社が自分で名乗る数字ではありません。やりとりの記録から計算し、10件に満たないうちは出しません。</p>
        </div>
      </div>
    </section>
  )
}
