import type { ReactNode } from 'react'
import type { SetupCheck } from '#contract/operations/setup/setup.ts'
import '#web/ui/styles/label.css'
import '../setup.css'

const names: Record<SetupCheck['key'], string> = {
  tls: 'TLS（暗号の通信）',
  clock: 'サーバーの時計',
  disk: 'ディスクの空き',
  mx: 'MX（メールの受信）',
  spf: 'SPF',
  dmarc: 'DMARC',
  dkim: 'DKIM',
}

const checkStates = { ok: '問題なし', warning: '注意', unknown: '確認できません' }

export const CheckRow = ({ label, state, children }: { label: string; state: SetupCheck['state']; children: ReactNode }) => (
  <div>
    <dt>
      {label} <span className={state === 'warning' ? 'label warn' : 'label'}>{checkStates[state]}</span>
    </dt>
    <dd>{children}</dd>
  </div>
)

/** What the checks found, each with what to do. */
export const CheckList = ({ checks, children }: { checks: SetupCheck[]; children: ReactNode }) => (
  <dl className="setup-checks">
    {checks.map(({ key, state, found, remedy }) => (
      <CheckRow key={key} label={names[key]} state={state}>
        {found}
        {remedy && <span className="block">{remedy}</span>}
      </CheckRow>
    ))}
    {children}
  </dl>
)
