import { href } from 'react-router'
import { WorkTools } from '#web/work/work-tools.tsx'

const load = () => import('./company-palette.tsx')

/** The palette and the keys of the company's area. */
export const CompanyTools = () => <WorkTools to={href('/online/companies/find')} load={load} />
