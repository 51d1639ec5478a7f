import type { ReactNode } from 'react'
import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import { Icon } from '#web/ui/icon.tsx'

const REGISTER = 'https://www.houjin-bangou.nta.go.jp/henkorireki-johoto.html'

/** What speaks for the company and what against it, each with what it rests on. */
export function CompanyChecks({ company }: { company: OperatorCompany }) {
  const { corporate_number, is_corporate_number_right, url, domain, members, address, contact_phone, contact_email, contact_url, fees_accepted } = company
  const own = members.filter(({ is_own_domain }) => is_own_domain).length
  const site = url && (
    <a href={url} rel="noreferrer" target="_blank">
      {domain}
    </a>
  )
  const contact = [contact_phone, contact_email, contact_url].filter(Boolean).join('、')
  const checks: [isRight: boolean, label: string, detail: ReactNode][] = [
    [
      is_corporate_number_right,
      corporate_number ? (is_corporate_number_right ? '法人番号の検査用数字が合っています' : '法人番号の検査用数字が合いません') : '法人番号がありません',
      corporate_number && (
        <>
          <span className="num">{corporate_number}</span>（
          <a href={`${REGISTER}?selHouzinNo=${corporate_number}`} rel="noreferrer" target="_blank">
            国税庁の公表サイトで見る
          </a>
          ）
        </>
      ),
    ],
    [
      members.length > 0 && own === members.length,
      members.length === 0
        ? 'メンバーがいません'
        : own === members.length
          ? 'メンバー全員のメールアドレスが、サイトのドメインです'
          : `メンバー${members.length}人のうち${members.length - own}人のメールアドレスが、サイトのドメインではありません`,
      site || 'サイトが登録されていません',
    ],
    [address !== '', address ? '住所があります' : '住所がまだありません', address],
    [contact !== '', contact ? '連絡先があります' : '連絡先がまだありません', contact],
    [fees_accepted, fees_accepted ? 'いまの料金と違約金に同意しています' : 'いまの料金と違約金には、まだ同意していません', null],
  ]
  return (
    <ul className="check-list">
      {checks.map(([isRight, label, detail]) => (
        <li key={label} className={isRight ? 'ok' : 'bad'}>
          <Icon name={isRight ? 'yes' : 'alert'} />
          <span>
            {label}
            {detail && <small className="block muted">{detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
