import { href } from 'react-router'
import { WorkTools } from '#web/work/work-tools.tsx'

const load = () => import('./operator-palette.tsx')

/** The palette and the keys of the operators' area. */
export const OperatorTools = () => <WorkTools to={href('/operator/find')} load={load} />
