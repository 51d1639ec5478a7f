import type { Incident } from '#contract/operations/incidents/incidents.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

/** What is due when, and what was done. */
export function Deadlines({ incident, now }: { incident: Incident; now: string }) {
  const { must_report, known_at, preliminary_from, preliminary_due, preliminary_sent_at, final_due, final_sent_at, closed_at } = incident
  const isLate = (sent_at: string | null, due: string) => must_report && !sent_at && !closed_at && Date.parse(due) < Date.parse(now)
  const done = (mark: 'preliminary' | 'final', name: string, sent_at: string | null) =>
    sent_at ? (
      <span>
        <ExactTime at={sent_at} /> に出しました
      </span>
    ) : (
      !closed_at && (
        <PageForm>
          <SubmitButton intent={mark} look="small">
            {name}を出した
          </SubmitButton>
        </PageForm>
      )
    )
  return (
    <section className="stack" aria-labelledby="due">
      <h2 id="due">期限</h2>
      <p className={`note ${must_report ? 'alert' : ''}`}>
        {must_report
          ? '個人情報保護委員会への報告と、本人への知らせが要ります。'
          : 'いま分かっていることからは、報告の義務はありません（1,000人以下、要配慮個人情報なし、不正の目的なし、または秘匿化あり）。'}
      </p>
      <ul className="leak-due">
        <li>
          <p>
            知った時刻 <ExactTime at={known_at} />
          </p>
        </li>
        <li>
          <p>
            速報 <ExactTime at={preliminary_from} /> 〜 <ExactTime at={preliminary_due} /> <span className="small muted">（3〜5日以内）</span>{' '}
            {isLate(preliminary_sent_at, preliminary_due) && <span className="label warn">過ぎています</span>}
          </p>
          {done('preliminary', '速報', preliminary_sent_at)}
        </li>
        <li>
          <p>
            確報 <ExactTime at={final_due} /> まで <span className="small muted">（{incident.is_malicious ? 60 : 30}日以内）</span>{' '}
            {isLate(final_sent_at, final_due) && <span className="label warn">過ぎています</span>}
          </p>
          {done('final', '確報', final_sent_at)}
        </li>
      </ul>
    </section>
  )
}
