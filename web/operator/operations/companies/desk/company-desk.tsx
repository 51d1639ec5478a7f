import { useState } from 'react'
import { href } from 'react-router'
import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { FindingTicks } from '../../queue/finding-ticks.tsx'
import { nextOf, type Queue } from '../../queue/queue.ts'
import { QueueList } from '../../queue/queue-list.tsx'
import { QueuePlace } from '../../queue/queue-place.tsx'
import { hasFinding, reasonOf, withFinding } from '../../queue/reason-lines.ts'
import { waitedText } from '../../queue/waited-text.ts'
import { InviteFirst } from '../adding/invite-first.tsx'
import { CompanyChecks } from '../company-checks.tsx'
import { CompanyPeople } from '../company-people.tsx'
import { CompanyDock } from './company-dock.tsx'
import { CompanyFacts } from './company-facts.tsx'

const TEXT = 'checked-company'
const LIST = `${href('/operator/companies')}?company_state=pending`

type Props = { company: OperatorCompany; findings: LintFinding[]; queue: Queue | null; now: string }

/** What waits, the company with all facts to check, what speaks against it, and the decision: one page for each company. */
export function CompanyDesk({ company, findings, queue, now }: Props) {
  const { acts } = useOperatorAccount()
  const { name, members, introduction, created_at } = company
  const errors = findings.filter(({ level }) => level === 'error')
  const form = usePageForm<{ reason: string }>('refuse', { reason: reasonOf(errors.map(({ message }) => message)) })
  const [reason, setReason] = useState(form.valueOf('reason'))
  return (
    <div className="queue-desk">
      {queue && <QueueList queue={queue} label="承認を待つ企業" />}
      <div className="queue-main">
        <div className="row between">
          <p className="small">{waitedText(created_at, now)}待っています</p>
          {queue && <QueuePlace queue={queue} list={LIST} />}
        </div>
        <p className="review-jump small">
          <a href="#refuse">判断へ進む</a>
        </p>
        <section id={TEXT} aria-labelledby="checks" className="stack">
          <h2 id="checks">確認事項</h2>
          <CompanyChecks company={company} />
          <CompanyFacts company={company} />
        </section>
        <section aria-labelledby="members" className="stack">
          <h2 id="members">メンバー</h2>
          <CompanyPeople members={members} />
          {members.length === 0 && acts.includes('decide_companies') && <InviteFirst />}
        </section>
        <CompanyDock company={company} of={form} next={nextOf(queue, LIST)} reason={reason} setReason={setReason} />
      </div>
      <section className="queue-side" aria-labelledby="findings">
        <h2 id="findings">
          指摘 <span className="num">{findings.length}</span>
        </h2>
        {findings.length === 0 && (
          <p className="small">
            <bdi>{name}</bdi>への指摘はありません。
          </p>
        )}
        <FindingTicks
          findings={findings}
          text={TEXT}
          holds={(passage) => introduction.includes(passage)}
          isTicked={(message) => hasFinding(reason, message)}
          onTick={(message, isWanted) => setReason(withFinding(reason, message, isWanted))}
        />
      </section>
    </div>
  )
}
