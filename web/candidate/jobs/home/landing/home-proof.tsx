import type { CSSProperties } from 'react'
import { href, Link } from 'react-router'
import { grouped } from '#web/ui/text/grouped.ts'
import type { Proof } from './proof-of.ts'
import './home-proof.css'

/** On the ground line: how often and how soon companies answer, as their own figures add up. */
export const HomeProof = ({ proof, companies, jobs }: { proof: Proof | null; companies: number; jobs: number }) => (
  <section className="ground" aria-label="応募への回答の実績">
    <div className="wrap proof">
      {proof ? (
        <>
          <dl className="proof-figures">
            <div>
              <dt>応募への回答</dt>
              <dd>
                {proof.share}
                <small>%</small>
              </dd>
            </div>
            <div>
              <dt>最初の返信（中央値）</dt>
              <dd>
                {proof.days ?? '―'}
                <small>日</small>
              </dd>
            </div>
          </dl>
          <ul className="proof-spread" aria-label="最初の返信までの日数ごとの、企業の割合">
            {proof.spread.map(({ key, label, percent }) => (
              <li key={key} className={key === 'mostly_silent' ? 'none' : undefined} style={{ flexGrow: Math.max(percent, 8) }}>
                <span className="bar" style={{ inlineSize: `${percent}%`, '--share': percent } as CSSProperties} aria-hidden="true" />
                <b>{percent}%</b>
                <span>{label}</span>
              </li>
            ))}
          </ul>
          <p className="small muted proof-note">
            応募10件以上の企業{grouped(proof.companies)}社への応募{grouped(proof.cases)}件のうち、回答があったもの{grouped(proof.answered)}
            件。日数は企業ごとの中央値の、まんなかの値と割合です。
            {proof.day}現在。<Link to={`${href('/about/metrics')}#responses`}>算出方法</Link>
          </p>
        </>
      ) : (
        <p className="proof-note">
          応募への回答は集計中です。応募が10件に達した企業から表示します。いま公開中の求人は{grouped(jobs)}件、企業は{grouped(companies)}社です。
          <Link to={`${href('/about/metrics')}#responses`}>算出方法</Link>
        </p>
      )}
    </div>
  </section>
)
