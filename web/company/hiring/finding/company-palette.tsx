import { useMemo } from 'react'
import { href } from 'react-router'
import { api } from '#web/platform/api/api.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { PaletteProps } from '#web/work/palette/palette-button.tsx'
import { Palette } from '#web/work/palette/palette.tsx'
import { companyFindings } from './company-findings.ts'
import { companyPlaces } from './company-places.ts'
import { companySwitches } from './company-switches.ts'

const ask = async (q: string, signal: AbortSignal) => companyFindings(await (await api()).company_users.find({ q }, { signal, context: { silent: true } }), q)

/** The palette of a company's member. Loaded when it is opened. */
export default function CompanyPalette({ close }: PaletteProps) {
  const { id, acts, memberships } = useCompanyAccount()
  const fixed = useMemo(() => [...companyPlaces(acts), ...companySwitches(memberships)], [acts, memberships])
  return (
    <Palette
      owner={id}
      fixed={fixed}
      findPath={href('/online/companies/find')}
      findLabel="の検索結果を見る"
      placeholder="候補者・求人・ページ・操作"
      ask={ask}
      close={close}
    />
  )
}
